import { caseStudiesPath, homePath } from '../../../src/routes/paths'
import { reachablePages } from '../support/content'
import { expect, test } from '../support/test'

/** The maximum length of a page on a phone, in px; undefined for kinds without a limit. */
const limitOf = (path: string): number | undefined => {
  // With all that it shows in wide windows.
  if (path === homePath) return 9500
  if (path.startsWith(caseStudiesPath) && path !== caseStudiesPath) return 7500
  return /^\/(?:services|industries)\/./.test(path) ? 7000 : undefined
}

test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false })

test.skip(({ browserName }) => browserName !== 'chromium', 'Fonts differ by some pixels')

test('home, services, industries and case studies are short on a phone', async ({ page }) => {
  // Pictures have their size before they have loaded.
  await page.route(/\.(?:avif|webp|png|svg)$/, (route) => route.fulfill({ body: '' }))
  for (const { path } of reachablePages()) {
    const limit = limitOf(path)
    if (limit === undefined) continue
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const height = await page.evaluate(async () => {
      await document.fonts.ready
      return document.documentElement.scrollHeight
    })
    expect.soft(height, path).toBeLessThanOrEqual(limit)
  }
})
