import { fixtureSite } from '../../fixtures/content'
import { themes } from '../../fixtures/themes'
import { openWithinBudget } from '../support/budgets'
import { checkEveryPage } from '../support/every-page'
import { pageKinds } from '../support/pages'
import { expect, test } from '../support/test'

/** The small site in each theme. */

for (const [name, theme] of Object.entries(themes)) {
  test.describe(`the theme "${name}"`, () => {
    const site = fixtureSite()
    site.files['theme.json'] = { $schema: '../plugins/content/schemas/theme.json', ...theme }
    test.use({ variant: { site } })

    const isAuto = theme.colorScheme === 'auto'
    const scheme = isAuto ? 'light dark' : theme.colorScheme
    const sides = isAuto ? (['light', 'dark'] as const) : ([null] as const)

    test('every kind of page stays within its budget on a phone', async ({ page, site: own }) => {
      test.setTimeout(10 * 60_000)
      await page.setViewportSize({ width: 360, height: 800 })
      for (const kind of pageKinds(own.root)) {
        expect.soft(await openWithinBudget(page, kind, theme), kind.path).toEqual([])
      }
    })

    for (const [width, colorScheme] of [360, 1440].flatMap((each) =>
      sides.map((side) => [each, side] as const),
    )) {
      test(`every page can be read, ${width} px${colorScheme ? `, ${colorScheme}` : ''}`, async ({
        page,
        site: own,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await checkEveryPage(page, own, () =>
          expect(page.locator('html')).toHaveCSS('color-scheme', scheme),
        )
      })
    }
  })
}
