import { fixtureSite } from '../../fixtures/content'
import { themes } from '../../fixtures/themes'
import { checkEveryPage } from '../support/every-page'
import { expect, test } from '../support/test'

/** The small site in each theme. */

for (const [name, theme] of Object.entries(themes)) {
  test.describe(`the theme "${name}"`, () => {
    const site = fixtureSite()
    site.files['theme.json'] = { $schema: '../src/content/schemas/theme.schema.json', ...theme }
    test.use({ variant: { site } })

    const schemes =
      theme.colorScheme === 'auto' ? (['light', 'dark'] as const) : [theme.colorScheme]

    for (const colorScheme of schemes)
      test(`every page can be read, ${colorScheme}`, async ({ page, site: themedSite }) => {
        await page.emulateMedia({ colorScheme })
        await checkEveryPage(page, [360, 1440], themedSite, () =>
          expect(page.locator('html')).toHaveCSS('color-scheme', schemes.join(' ')),
        )
      })
  })
}
