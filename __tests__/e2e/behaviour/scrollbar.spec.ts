import { findBrowser } from '../../../scripts/browser'
import { openCarousel, reachableLinks } from '../support/case-study-carousel'
import { expect, test } from '../support/test'

/** Scrollbars that take space, as on Windows. */
test.use({
  launchOptions: { executablePath: findBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] },
})

test('the page does not move behind a dialog', async ({ page }) => {
  await openCarousel(page)
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width)
  const before = await width()
  expect(before).toBeLessThan(1280)
  await reachableLinks(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await width()).toBe(before)
})
