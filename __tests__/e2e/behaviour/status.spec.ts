import { paths } from '../../fixtures/test-site'
import { statusPages } from '../../fixtures/single-pages'
import { expect, open, openBeforeScripts, test, waitForScripts } from '../support/test'

const { errorScreen, inProgress, unsubscribed } = statusPages
const before = paths.contact

test.describe('an unknown address', () => {
  test('answers 404, and its page leads back and home', async ({ page }) => {
    await open(page, before)
    const response = await page.goto(`${paths.caseStudies}unknown/`)
    expect(response?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(errorScreen.title)
    await expect(main).toContainText(errorScreen.caseStudyNotFound)
    await page.getByRole('button', { name: errorScreen.goBack }).click()
    await expect(page).toHaveURL(before)
  })

  test('in a new window links home, has no button that goes back, and is not indexable', async ({
    page,
  }) => {
    const response = await page.goto('/no-such-page/')
    expect(response?.status()).toBe(404)
    await waitForScripts(page)
    await expect(page.getByRole('main')).toContainText(errorScreen.pageNotFound)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"], [type="application/ld+json"]')).toHaveCount(0)
    await page.getByRole('link', { name: errorScreen.goHome }).click()
    await expect(page).toHaveURL('/')
  })
})

for (const { path, title, control } of [
  {
    path: paths.unsubscribed,
    title: unsubscribed.title,
    control: unsubscribed.visit.replace('{name}', 'Agency'),
  },
  { path: `${paths.products}slate/`, title: inProgress.title, control: inProgress.goBack },
]) {
  for (const [when, effect] of [
    ['after', 'replaces the page in the history'],
    ['before', 'leads on as a link'],
  ] as const)
    test(`the control of "${title}" ${effect}, ${when} the scripts have loaded`, async ({
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
        // Before the scripts, the load event waits for them.
        await page.goBack({ waitUntil: 'commit' })
        await expect(page).toHaveURL(when === 'after' ? before : path)
      }
    })
}
