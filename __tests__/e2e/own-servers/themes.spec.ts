import { fixtureSite } from '../../fixtures/content'
import { themes } from '../../fixtures/themes'
import { openWithinBudget } from '../support/budgets'
import { lowContrastTexts } from '../support/contrast'
import { builtRoutes } from '../support/content'
import { serveSite, type OwnSite } from '../support/own-site'
import { pageKinds } from '../support/page-kinds'
import { scrollThrough } from '../support/scroll-through'
import { axe, blockForeignRequests, expect, test, violationsOf } from '../support/test'

/** Builds and serves the small site in each theme, and takes a screenshot of every page. */

const minutes = 60_000

for (const [name, theme] of Object.entries(themes)) {
  test.describe(`the theme "${name}"`, { tag: '@full' }, () => {
    // One site for all widths.
    test.describe.configure({ mode: 'default' })

    let own: OwnSite

    test.beforeAll(async () => {
      test.setTimeout(15 * minutes)
      const site = fixtureSite()
      site.files['theme.json'] = { $schema: '../src/content/schema/theme.json', ...theme }
      own = await serveSite(site)
    })

    test.afterAll(() => own.close())

    test.beforeEach(async ({ page, problems }) => {
      // The fixture allows requests only to the server of the other tests.
      await page.unrouteAll()
      await blockForeignRequests(page, own.origin, problems)
    })

    const isAuto = theme.colorScheme === 'auto'
    const scheme = isAuto ? 'light dark' : theme.colorScheme
    const sides = isAuto ? (['light', 'dark'] as const) : ([null] as const)

    if (isAuto)
      test('a choice is applied immediately, stored, and applied at the first paint', async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(own.origin)
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

    test('every kind of page stays within its budget on a phone', async ({ context, problems }) => {
      test.setTimeout(10 * minutes)
      for (const kind of pageKinds(`${own.root}/public`)) {
        const page = await context.newPage()
        await page.setViewportSize({ width: 360, height: 800 })
        await blockForeignRequests(page, own.origin, problems)
        const address = own.origin + kind.path
        const excess = await openWithinBudget(page, { ...kind, path: address }, theme)
        expect.soft(excess, kind.path).toEqual([])
        await page.close()
      }
    })

    for (const [width, colorScheme] of [360, 1440].flatMap((each) =>
      sides.map((side) => [each, side] as const),
    )) {
      test(`every page can be read, ${width} px${colorScheme ? `, ${colorScheme}` : ''}`, async ({
        page,
      }) => {
        test.setTimeout(10 * minutes)
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        for (const route of builtRoutes(`${own.root}/public`)) {
          await page.goto(own.origin + route)
          await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
          await scrollThrough(page)
          // Several sections of the small site have the same title.
          const results = await axe(page).disableRules('landmark-unique').analyze()
          expect.soft(violationsOf(results), route).toEqual([])
          const undecided = results.incomplete
            .filter(({ id }) => id === 'color-contrast')
            .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
          expect.soft(await lowContrastTexts(page, undecided), `${route}: contrast`).toEqual([])
          const file = `${name}-${colorScheme ?? ''}${width}${route.replaceAll('/', '_')}.png`
          await page.screenshot({ path: test.info().outputPath(file), fullPage: true })
        }
      })
    }
  })
}
