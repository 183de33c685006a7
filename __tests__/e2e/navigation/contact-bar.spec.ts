import type { Page } from '@playwright/test'
import { homePath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { coveringFocus } from '../support/covered'
import { layoutShiftsOn, recordLayoutShifts } from '../support/layout-shifts'
import { scrollTo } from '../support/navigate'
import { expect, expectAccessible, open, test } from '../support/test'

const { bar } = content('calls-to-action')
const servicePath = content('navigation').services[0]?.link
const label = content('ui-text').talkToUs

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

test.skip(!bar || !servicePath, 'The site has no bar')

const theBar = (page: Page) =>
  page
    .getByRole('navigation', { name: label })
    .filter({ has: page.getByRole('link') })
    .last()
const scrollToEnd = (page: Page) => scrollTo(page, 1e6)

test('stays in place at the bottom between the header and the footer, without a layout shift', async ({
  page,
}) => {
  await recordLayoutShifts(page)
  await open(page, servicePath ?? homePath)
  const first = page.locator('[data-contact-bar]')
  await expect(first).toBeHidden()
  await scrollTo(page, 2500)
  await expect(first).toBeVisible()
  await expect(theBar(page).getByRole('link')).toHaveCount(bar?.length ?? 0)
  const box = await first.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640)
  for (const link of await first.getByRole('link').all()) {
    const size = await link.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  await scrollToEnd(page)
  await expect(first).toBeHidden()
  expect(await layoutShiftsOn(page)).toEqual([])
})

test('is not in wide or low windows', async ({ page }) => {
  await open(page, servicePath ?? homePath)
  await scrollTo(page, 2500)
  const first = page.locator('[data-contact-bar]')
  await expect(first).toBeVisible()
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(first).toBeHidden()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(first).toBeHidden()
})

test('neither the bar nor the button to the top covers the focused element', async ({ page }) => {
  await open(page, servicePath ?? homePath)
  await scrollTo(page, 2000)
  const first = page.locator('[data-contact-bar]')
  await expect(first).toBeVisible()
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await coveringFocus(page)).toBe('')
  }
})
