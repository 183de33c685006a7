import type { Page } from '@playwright/test'
import { homePath } from '../../../plugins/content/site/addresses'
import { label, paths } from '../../fixtures/test-site'
import { scheduling } from '../../fixtures/single-pages'
import { paintFrames } from '../support/frames'
import { mockSchedulingService } from '../support/scheduling-service'
import { expect, expectAccessible, open, test, waitForScripts } from '../support/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: scheduling.title })
const { text: badgeText } = scheduling.badge
const badge = (page: Page) =>
  page.getByRole('complementary', { name: badgeText }).getByRole('link', { name: badgeText })
const close = (page: Page) => dialog(page).getByRole('button', { name: label('close') })
const inFrame = (page: Page) => page.frameLocator('iframe').getByRole('link', { name: 'Times' })

test.beforeEach(async ({ page }) => {
  await mockSchedulingService(page)
  // From a page without the layout, so that the badge was not in the HTML.
  await open(page, paths.unsubscribed)
  await page.locator(`a[href="${homePath}"]`).first().click()
  await expect(badge(page)).toBeVisible()
  await waitForScripts(page)
})

test('the badge opens the calendar in a dialog that fits the window', async ({ page }) => {
  await expect(badge(page)).toHaveAttribute('href', paths.booking)
  await expectAccessible(page, '[data-badge]')
  await badge(page).click()
  await expect(inFrame(page)).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(badge(page)).toBeFocused()
  await expect(page).toHaveURL(homePath)

  await badge(page).click()
  await expect(inFrame(page)).toBeVisible()
  for (const width of [360, 899, 900, 1180, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // Without a scrollbar.
    const room = (await page.locator('body').boundingBox())?.width ?? 0
    const panel = Math.min(1000, Math.max(Math.min(900, room), 0.8 * room))
    const border = 2
    const box = await dialog(page).locator('iframe').boundingBox()
    expect.soft(box?.width, `at ${width} px`).toBeCloseTo(width < 900 ? room : panel - border, 0)
    await expect.soft(close(page), `at ${width} px`).toBeInViewport()
  }
})

test('the dialog of a button keeps the focus and returns it, and stops scrolling', async ({
  page,
}) => {
  const opener = page.locator('main a[aria-haspopup="dialog"]').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(close(page)).toBeFocused()
  await expect(inFrame(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(inFrame(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('iframe')).toBeFocused()
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 800)
  await paintFrames(page, 10)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await close(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})
