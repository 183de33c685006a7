import { homePath } from '../../../plugins/content/site/addresses'
import { addresses as paths } from '../../../src/content/addresses'
import { checkEveryPage } from '../support/every-page'
import { openAllDetails } from '../support/open-all-details'
import { builtPages, maxLengthOnPhone } from '../support/pages'
import { expect, mainText, open, test } from '../support/test'

const linked = [paths.services, paths.caseStudies, paths.contact]

test('axe finds nothing on any page', async ({ page }) => {
  await checkEveryPage(page, [320, 1280])
})

test('every page reads the same without scripts, is short, and links to services, case studies and contact', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(20 * 60_000)
  const viewport = { width: 360, height: 800 }
  await page.setViewportSize(viewport)
  const withoutScripts = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false })
  for (const kind of builtPages()) {
    const { path } = kind
    await open(page, path)
    await expect(page.locator('h1')).toBeVisible()
    await withoutScripts.goto(path)
    expect.soft(await mainText(page), path).toBe(await mainText(withoutScripts))
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(length, path).toBeLessThanOrEqual(maxLengthOnPhone(kind))
    // The menus and the footer's lists, which open without scripts.
    await openAllDetails(withoutScripts, 'details')
    // A page without the layout has a link to the home page.
    const hasLayout = (await withoutScripts.getByRole('banner').count()) > 0
    for (const start of hasLayout ? linked : [homePath]) {
      const links = withoutScripts.locator(`a[href^="${start}"]`).locator('visible=true')
      await expect.soft(links, `${path}: ${start}`).not.toHaveCount(0)
    }
  }
  await withoutScripts.close()
})
