import { layoutShiftsOn } from '../support/layout-shifts'
import { expect, test } from '../support/test'

/** The part of a page below the window is laid out with the first input. */

test('the first key shows the end of a page, and nothing moves', async ({ page }) => {
  await page.goto('/services/web/')
  const isSkipped = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((item) => !item.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isSkipped()).toBe(true)
  await page.keyboard.press('End')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await isSkipped()).toBe(false)
  expect(await layoutShiftsOn(page)).toEqual([])
})

test('a reload shows the same place, and nothing moves', async ({ page }) => {
  await page.goto('/services/web/')
  await page.keyboard.press('End')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  const position = () => page.evaluate(() => window.scrollY)
  const before = await position()
  await page.reload()
  await expect.poll(position).toBe(before)
  expect(await layoutShiftsOn(page)).toEqual([])
})
