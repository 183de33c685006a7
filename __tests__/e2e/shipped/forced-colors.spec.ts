import { pageKinds } from '../support/pages'
import { expect, open, test } from '../support/test'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('in forced colors, headings that do nothing do not look like links', async ({ page }) => {
  for (const { path } of pageKinds()) {
    await open(page, path)
    const asLinks = await page.locator('h1, h2, h3').evaluateAll((headings) =>
      headings
        .filter((each) => !each.closest('a, button, [popover]') && !each.querySelector('a'))
        .filter((each) => getComputedStyle(each).color !== getComputedStyle(document.body).color)
        .map((each) => each.textContent),
    )
    expect.soft(asLinks, path).toEqual([])
  }
})
