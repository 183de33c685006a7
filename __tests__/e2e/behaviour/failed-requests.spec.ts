import type { Locator, Page, Route } from '@playwright/test'
import { menus, paths } from '../../fixtures/test-site'
import { field, sendButton, serveEndpoint, typed } from '../support/contact-form'
import { carousel, path as caseStudyPath } from '../support/case-study-carousel'
import { scheduling } from '../../fixtures/single-pages'
import { linkTo } from '../support/navigate'
import { expect, open, overflowOf, test, waitForScripts } from '../support/test'

const { link: service, title: menu } = menus.services

/** As after a deploy that has removed the file. */
const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' })

// The tests make requests fail, but an uncaught error is a bug of the page. Firefox reports fonts
// as errors.
test.use({ expectedProblems: /^(?!error: (?!download failed \(font-family))/ })

async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
}

/** A page with a link to a service, which loads faster than the home page. */
const lightPath = paths.services

/** What each page offers without scripts, and what it hides. */
const withoutScripts: [path: string, offered: (page: Page) => Locator, hidden: string][] = [
  [paths.estimate, (page) => page.getByRole('button', { name: 'Label of submit' }), '#estimate'],
  [
    `${paths.caseStudies}?technology=dbt`,
    (page) => page.locator('article h2').first(),
    'main form',
  ],
  [paths.booking, (page) => page.getByRole('link', { name: scheduling.fallback.open }), 'iframe'],
  [caseStudyPath, (page) => carousel(page).locator('a[href]').first(), 'section button'],
]

test('without its scripts a page shows what works without, its menus open, and links lead on', async ({
  page,
}) => {
  await page.route('**/app-*.js', notFound)
  for (const [path, offered, hidden] of withoutScripts) {
    await page.goto(path)
    await expect(offered(page)).toBeVisible()
    await expect(page.locator(hidden).first()).toBeHidden()
    await expectReadable(page)
  }
  await page.getByRole('banner').locator('summary:visible', { hasText: menu }).click()
  await page.getByRole('banner').locator(`a[href="${service}"]:visible`).first().click()
  await expect(page).toHaveURL(service)
})

test('a page of an earlier build, whose scripts a deploy has removed, keeps what was typed and sends it', async ({
  page,
}) => {
  const { received } = await serveEndpoint(page)
  // The page has its own script; what this loads later is gone.
  await page.route(/\/(?!app-)[^/]+\.js$/, notFound)
  await page.goto(paths.contact)
  await waitForScripts(page)
  for (const name of ['name', 'email', 'message'] as const)
    await field(page, name).fill(typed[name])
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-failed')
  for (const name of ['name', 'email', 'message'] as const)
    await expect(field(page, name)).toHaveValue(typed[name])
  await sendButton(page).click()
  await expect(page).toHaveURL(paths.thankYou)
  expect(received).toEqual([expect.objectContaining({ name: typed.name, email: typed.email })])
})

test('an island whose code has not arrived wakes with the next touch', async ({ page }) => {
  await page.goto(paths.contact)
  await waitForScripts(page)
  await page.route('**/island-*.js', notFound, { times: 1 })
  await field(page, 'name').fill(typed.name)
  const island = page.locator('[data-island="contact-form"]')
  await expect(island).toHaveAttribute('data-failed')
  await field(page, 'email').fill(typed.email)
  await expect(island).toHaveAttribute('data-awake')
  await expect(island).not.toHaveAttribute('data-failed')
  await expect(field(page, 'name')).toHaveValue(typed.name)
  await expect(field(page, 'email')).toHaveValue(typed.email)
})

test('the next page takes its scripts from the cache', async ({ page }) => {
  await open(page, lightPath)
  await linkTo(page, service).click()
  await expect(page).toHaveURL(service)
  await waitForScripts(page)
  await expectReadable(page)
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, transferSize }) => initiatorType === 'script' && transferSize > 0)
      .map(({ name }) => name),
  )
  expect(loaded).toEqual([])
})
