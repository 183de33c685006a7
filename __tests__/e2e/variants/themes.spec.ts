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
    site.files['theme.json'] = { $schema: '../src/content/schema/theme.json', ...theme }
    test.use({ variant: { site } })

    const isAuto = theme.colorScheme === 'auto'
    const scheme = isAuto ? 'light dark' : theme.colorScheme
    const sides = isAuto ? (['light', 'dark'] as const) : ([null] as const)

    if (isAuto)
      test('a choice is applied immediately, stored, and applied at the first paint', async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto('/')
        const html = page.locator('html')
        const light = await html.evaluate((root) => getComputedStyle(root).backgroundColor)
        // Scrolling to the control has loaded the scripts, and the click may happen while they
        // start.
        await page.locator('label:has([name="color-scheme"][value="dark"])').click()
        await expect(html).toHaveCSS('color-scheme', 'dark')
        await expect(html).not.toHaveCSS('background-color', light)
        // The browser paints for the first time after this.
        await page.addInitScript(() => {
          requestAnimationFrame(() => {
            const { colorScheme } = getComputedStyle(document.documentElement)
            document.documentElement.dataset.firstFrame = colorScheme
          })
        })
        await page.reload()
        await expect(html).toHaveAttribute('data-first-frame', 'dark')
        await expect(page.getByRole('radio', { checked: true })).toHaveValue('dark')
        const toolbar = page.locator('meta[name="theme-color"][media="all"]')
        await expect(toolbar).toHaveCount(1)
      })

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
