import { paths } from '../../fixtures/test-site'
import { statusPages } from '../../fixtures/single-pages'
import { navigate } from '../support/navigate'
import { expect, open, openBeforeScripts, test, wakeIslands } from '../support/test'

const { errorScreen, inProgress, unsubscribed } = statusPages
const before = paths.contact

test.describe('an unknown address', () => {
  // Gatsby first requests the page's data and its HTML; then the browser loads the server's
  // response.
  test.use({
    expectedProblems: /^response: \S+\/unknown(?:\/\S+\.json)? 404$/,
  })

  test('answers 404 also within the site, and its page links back and home', async ({ page }) => {
    await open(page, before)
    await navigate(page, `${paths.caseStudies}unknown/`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(errorScreen.title)
    await expect(main).toContainText(errorScreen.caseStudyNotFound)
    // The browser has loaded a new document, whose button needs its scripts.
    await wakeIslands(page)
    await expect(main).toContainText(errorScreen.caseStudyNotFound)
    await page.getByRole('button', { name: errorScreen.goBack }).click()
    await expect(page).toHaveURL(before)
  })

  test('in a new window links home, and is not indexable after hydration either', async ({
    page,
  }) => {
    const response = await page.goto('/no-such-page/')
    expect(response?.status()).toBe(404)
    await wakeIslands(page)
    await expect(page.getByRole('main')).toContainText(errorScreen.pageNotFound)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"], [type="application/ld+json"]')).toHaveCount(0)
    await page.getByRole('link', { name: errorScreen.goHome }).click()
    await expect(page).toHaveURL('/')
  })
})

for (const { path, title, control } of [
  { path: paths.unsubscribed, title: unsubscribed.title, control: `${unsubscribed.visit}Agency` },
  { path: `${paths.products}slate/`, title: inProgress.title, control: inProgress.goBack },
]) {
  for (const when of ['after', 'before'])
    test(`the control of "${title}" replaces the page in the history, ${when} the scripts have loaded`, async ({
      page,
    }) => {
      await page.goto(before)
      if (when === 'after') await open(page, path)
      else await openBeforeScripts(page, path)
      await expect(page.locator('h1')).toHaveText(title)
      const role = { name: control, exact: true }
      const main = page.getByRole('main')
      await main.getByRole('link', role).or(main.getByRole('button', role)).click()
      await expect(page).not.toHaveURL(path)
      await expect(page.getByRole('banner')).toBeVisible()
      if (new URL(page.url()).pathname !== before) {
        await page.goBack()
        await expect(page).toHaveURL(before)
      }
    })
}
