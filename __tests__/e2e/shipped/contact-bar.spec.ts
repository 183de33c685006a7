import { homePath } from '../../../plugins/content/site/addresses'
import { readData } from '../../support/site'
import { coveringFocus } from '../support/covered'
import { layoutShiftsOn } from '../support/layout-shifts'
import { scrollTo } from '../support/navigate'
import { expect, expectAccessible, open, test } from '../support/test'

/** The test site has the badge of the calendar in place of this bar. */

const { bar = [] } = readData('calls-to-action') as { bar?: object[] }

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

test.skip(bar.length === 0, 'The site has no bar')

test('stays at the bottom between the header and the footer of a phone, moves nothing and covers no focus', async ({
  page,
}) => {
  await open(page, homePath)
  const middle = await page.evaluate(() => document.documentElement.scrollHeight / 2)
  const first = page.locator('[data-contact-bar]')
  await expect(first).toBeHidden()
  await scrollTo(page, middle)
  await expect(first).toBeVisible()
  await expect(first.getByRole('link')).toHaveCount(bar.length)
  const box = await first.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640)
  for (const link of await first.getByRole('link').all()) {
    const size = await link.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await coveringFocus(page)).toBe('')
  }
  await scrollTo(page, 1e6)
  await expect(first).toBeHidden()
  expect(await layoutShiftsOn(page)).toEqual([])

  // Nor is it in low or wide windows.
  await scrollTo(page, middle)
  await expect(first).toBeVisible()
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(first).toBeHidden()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(first).toBeHidden()
})
