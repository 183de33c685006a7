import { pageKinds } from '../support/pages'
import { test } from '../support/test'
import { checkFocus } from '../support/visible-focus'

/** shipped/keyboard.spec.ts has a page on a phone. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [360, 768, 1280]) {
  test(`the focus is always visible and never covered, ${width} px wide`, async ({ page }) => {
    test.setTimeout(15 * 60_000)
    await page.setViewportSize({ width, height: 800 })
    for (const { path } of pageKinds()) await checkFocus(page, path)
  })
}
