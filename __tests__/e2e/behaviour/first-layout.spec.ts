import type { Page } from '@playwright/test'
import { layoutShiftsOn } from '../support/layout-shifts'
import { expect, test } from '../support/test'

/** Goes to the end of a page with a key; browsers animate that. */
async function goToEnd(page: Page): Promise<void> {
  await page.goto('/services/web/')
  await page.keyboard.press('End')
  const left = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement
      return scrollHeight - clientHeight - window.scrollY
    })
  // Heights are whole numbers, positions are not.
  await expect.poll(left).toBeLessThan(2)
}

test('the first key shows the end of a page, and nothing moves', async ({ page }) => {
  await goToEnd(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await layoutShiftsOn(page)).toEqual([])
})

test('a reload shows the same place, and nothing moves', async ({ page }) => {
  // A page shows the typeface only if it arrives at once, which a busy machine decides.
  await page.route(/\.woff2$/, (route) => route.abort('aborted'))
  await goToEnd(page)
  const position = () => page.evaluate(() => window.scrollY)
  const before = await position()
  await page.reload()
  await expect.poll(position).toBe(before)
  expect(await layoutShiftsOn(page)).toEqual([])
})
