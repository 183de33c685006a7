import type { Page } from '@playwright/test'
import { builtRoutes, content } from '../support/content'
import { expect, hydrated, mainText, test as base } from '../support/test'

/** A page without scripts that stays open from test to test: what all pages share is fetched once. */
const test = base.extend<object, { withoutScripts: Page }>({
  withoutScripts: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      // Text alone is compared.
      await page.route(/\.(avif|webp|png|woff2)$/, (request) => request.abort())
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

const { errorScreen } = content('status-pages')

for (const route of builtRoutes()) {
  test.describe(route, () => {
    test('answers, hydrates and logs nothing; without scripts it reads the same', async ({
      page,
      withoutScripts,
      baseURL,
    }) => {
      const response = await page.goto(route)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      await page.mouse.wheel(0, 2000)
      await page.waitForLoadState('load')
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()

      await withoutScripts.goto(new URL(route, baseURL).href)
      expect(await mainText(withoutScripts)).toBe(await mainText(page))
      const ways = withoutScripts.locator('a[href^="/"]:visible, main a[href^="/"]')
      expect(await ways.count()).toBeGreaterThan(0)
    })
  })
}

test.describe('unknown addresses', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      for (const [path, reason] of [
        ['/no-such-page/', errorScreen.pageNotFound],
        ['/services/no-such-service/', errorScreen.pageNotFound],
        ['/case-studies/unknown', errorScreen.caseStudyNotFound],
        ['/case-studies/unknown/', errorScreen.caseStudyNotFound],
        ['/case-studies/not-found/', errorScreen.caseStudyNotFound],
      ] as const) {
        test(`${path} answers 404`, async ({ page }) => {
          const response = await page.goto(path)
          expect(response?.status()).toBe(404)
          if (javaScriptEnabled) await hydrated(page)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorScreen.title)
          await expect(page.getByRole('main')).toContainText(errorScreen.text)
          await expect(page.getByRole('main')).toContainText(reason)
          await page.getByRole('link', { name: errorScreen.goHome }).click()
          await expect(page).toHaveURL('/')
        })
      }
    })
  }
})
