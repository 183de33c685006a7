import { fixtureSite } from '../../fixtures/content'
import { themes } from '../../fixtures/themes'
import { lowContrastTexts } from '../support/contrast'
import { builtRoutes } from '../support/content'
import { serveSite, type OwnSite } from '../support/own-site'
import { axe, blockForeignRequests, expect, test, violationsOf } from '../support/test'

/** Builds and serves the small site in each theme, and photographs every page. */

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
      // The fixture restricts the page to the site that the other tests visit.
      await page.unrouteAll()
      await blockForeignRequests(page, own.origin, problems)
    })

    for (const width of [360, 1440]) {
      test(`every page can be read, ${width} px`, async ({ page }) => {
        test.setTimeout(10 * minutes)
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const route of builtRoutes(`${own.root}/public`)) {
          await page.goto(own.origin + route)
          await expect(page.locator('html')).toHaveCSS('color-scheme', theme.appearance)
          // Several sections of the small site have the same title.
          const results = await axe(page).disableRules('landmark-unique').analyze()
          expect.soft(violationsOf(results), route).toEqual([])
          const undecided = results.incomplete
            .filter(({ id }) => id === 'color-contrast')
            .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
          expect.soft(await lowContrastTexts(page, undecided), `${route}: contrast`).toEqual([])
          const file = `${name}-${width}${route.replaceAll('/', '_')}.png`
          await page.screenshot({ path: test.info().outputPath(file), fullPage: true })
        }
      })
    }
  })
}
