import type { Page } from '@playwright/test'
import { homePath } from '../../../plugins/content/site/addresses'
import { label, menus, paths } from '../../fixtures/test-site'
import { expect, open, overflowOf, test } from '../support/test'

/** Pages laid out from right to left; right-to-left/ tests a site in a language that is written so. */

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const mirror = () => document.documentElement.setAttribute('dir', 'rtl')
    // Before the first layout.
    new MutationObserver(mirror).observe(document, { childList: true })
  }),
)

/** The middle of an element, in px from the left edge of the window. */
const middleOf = async (page: Page, selector: string): Promise<number> => {
  const { x = 0, width = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
  return x + width / 2
}

test('the logo is at the right, and pages are no wider than the window', async ({ page }) => {
  for (const path of [homePath, `${paths.services}web/`, paths.contact]) {
    await page.goto(path)
    for (const width of path === homePath ? [320, 1280] : [320]) {
      await page.setViewportSize({ width, height: 800 })
      const where = `${path}, ${width} px`
      expect.soft(await overflowOf(page), where).toBe(0)
      expect.soft(await middleOf(page, 'header a'), where).toBeGreaterThan(width / 2)
    }
  }
})

test('menus open at their proper side', async ({ page }) => {
  await open(page, homePath)
  const header = page.getByRole('banner')
  const trigger = header.locator('summary', { hasText: menus.services.title })
  await trigger.click()
  const panel = header.locator('details[open] > :not(summary)')
  const box = await panel.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await middleOf(page, 'header button')).toBeLessThan(180)
  await header.getByRole('button', { name: label('openMenu') }).click()
  const sign = await trigger.locator('svg').last().boundingBox()
  expect(sign?.x, 'the sign of an accordion').toBeLessThan(180)
})
