import { builtPages } from '../support/content'
import { openAllDetails } from '../support/open-all-details'
import { axe, expect, mainText, test, violationsOf, waitForHydration } from '../support/test'

const pages = builtPages()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 1280]) {
  test(`axe finds nothing on any page, ${width} px wide`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(20 * 60_000)
    await page.setViewportSize({ width, height: 800 })
    expect(pages.length).toBeGreaterThan(1)
    for (const { path } of pages) {
      await page.goto(path)
      await openAllDetails(page, 'main details')
      expect.soft(violationsOf(await axe(page).analyze()), path).toEqual([])
    }
  })
}

test(
  'every page hydrates without an error and reads the same without scripts',
  {
    tag: '@full',
  },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(20 * 60_000)
    const withoutScripts = await browser.newPage({ baseURL, javaScriptEnabled: false })
    for (const { path } of pages) {
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.locator('h1')).toBeVisible()
      await withoutScripts.goto(path)
      expect.soft(await mainText(page), path).toBe(await mainText(withoutScripts))
    }
    await withoutScripts.close()
  },
)
