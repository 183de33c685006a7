import { unsubscribedPath } from '../../../src/routes/paths'
import { content, productInProgress } from '../support/content'
import { expect, open, test, waitForHydration } from '../support/test'

const { errorScreen, inProgress, unsubscribed } = content('status-pages')
const { name } = content('site')
const before = content('navigation').contact.link

test('the not-found page goes back one step, and home in a new window', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await open(page, before)
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(
      '/case-studies/unknown/',
    ),
  )
  await expect(page.locator('h1')).toHaveText(errorScreen.title)
  await expect(page.getByRole('main')).toContainText(errorScreen.caseStudyNotFound)
  // Gatsby looks for the page's data and its HTML first; then the browser loads what the server answers.
  const missing = ['page-data/case-studies/unknown/page-data.json', 'case-studies/unknown']
  expect(problems.splice(0)).toEqual(missing.map((path) => `response: ${baseURL}/${path} 404`))
  // The browser has loaded a new document, whose button comes with its scripts.
  await waitForHydration(page)
  await page.getByRole('button', { name: errorScreen.goBack }).click()
  await expect(page).toHaveURL(before)

  const [fresh] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((url) => window.open(url, '_blank', 'noopener'), `${baseURL}/no-such-page/`),
  ])
  await fresh.waitForLoadState('load')
  await waitForHydration(fresh)
  await expect(fresh.getByRole('button', { name: errorScreen.goBack })).toHaveCount(0)
  await fresh.getByRole('link', { name: errorScreen.goHome }).click()
  await expect(fresh).toHaveURL('/')
})

test('the unsubscribed page has no header or footer; its button replaces it in the history', async ({
  page,
}) => {
  await open(page, before)
  await open(page, unsubscribedPath)
  await expect(page.locator('h1')).toHaveText(unsubscribed.title)
  await expect(page.getByText(unsubscribed.text)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const visit = { name: unsubscribed.visit + name, exact: true }
  await page.getByRole('link', visit).or(page.getByRole('button', visit)).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('Go Back replaces a product in progress in the history', async ({ page }) => {
  const product = productInProgress()
  test.skip(!product, 'No product is in progress')
  await open(page, before)
  await open(page, product ?? '')
  await expect(page.locator('h1')).toHaveText(inProgress.title)
  await expect(page.getByText(inProgress.text)).toBeVisible()
  const goBack = { name: inProgress.goBack }
  const main = page.getByRole('main')
  await main.getByRole('link', goBack).or(main.getByRole('button', goBack)).click()
  await expect(page).not.toHaveURL(product ?? '')
  await expect(page.locator('h1')).not.toHaveText(inProgress.title)
  if (new URL(page.url()).pathname !== before) {
    await page.goBack()
    await expect(page).toHaveURL(before)
  }
})
