import { test as base, type Page } from '@playwright/test'
import { builtRoutes, content } from '../support/content'
import { expect, mainText, recordProblems, test, waitForHydration } from '../support/test'

const emptyPicture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

interface OpenPages {
  withScripts: Page
  withoutScripts: Page
  /** What has gone wrong on the page with scripts. */
  errors: string[]
}

/** Two pages that stay open from test to test. Only text is compared, so they load no pictures. */
const testEachRoute = base.extend<object, { pages: OpenPages }>({
  pages: [
    async ({ browser }, use) => {
      const errors: string[] = []
      const withScripts = await browser.newPage()
      const withoutScripts = await browser.newPage({ javaScriptEnabled: false })
      const origin = `http://localhost:${process.env.PREVIEW_PORT ?? '9100'}`
      await recordProblems(withScripts, origin, errors)
      for (const page of [withScripts, withoutScripts]) {
        await page.route(/\.(avif|webp|png)$/, (route) => route.fulfill(emptyPicture))
      }
      await use({ withScripts, withoutScripts, errors })
      await withScripts.close()
      await withoutScripts.close()
    },
    { scope: 'worker' },
  ],
})

for (const route of builtRoutes()) {
  testEachRoute(
    `${route} hydrates without an error and reads the same without scripts`,
    async ({ pages: { withScripts, withoutScripts, errors }, baseURL }) => {
      errors.length = 0
      const { href } = new URL(route, baseURL)
      const response = await withScripts.goto(href)
      expect(response?.status()).toBe(200)
      await waitForHydration(withScripts)
      await withScripts.mouse.wheel(0, 2000)
      await expect(withScripts.locator('h1')).toHaveCount(1)
      await expect(withScripts.locator('h1')).toBeVisible()

      await withoutScripts.goto(href)
      expect.soft(await mainText(withoutScripts)).toBe(await mainText(withScripts))
      const links = withoutScripts.locator('a[href^="/"]:visible, main a[href^="/"]')
      expect.soft(await links.count()).toBeGreaterThan(0)
      expect(errors).toEqual([])
    },
  )
}

const { errorScreen } = content('status-pages')

test.describe('an unknown address', () => {
  for (const [path, reason] of [
    ['/no-such-page/', errorScreen.pageNotFound],
    ['/case-studies/unknown', errorScreen.caseStudyNotFound],
  ] as const) {
    test(`${path} answers 404, before and after hydration`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      const expectNotFound = async (): Promise<void> => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorScreen.title)
        await expect(page.getByRole('main')).toContainText(errorScreen.text)
        await expect(page.getByRole('main')).toContainText(reason)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
        await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
      }
      await expectNotFound()
      await waitForHydration(page)
      await expectNotFound()
      await page.getByRole('link', { name: errorScreen.goHome }).click()
      await expect(page).toHaveURL('/')
    })
  }
})
