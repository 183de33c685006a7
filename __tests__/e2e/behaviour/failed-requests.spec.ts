import type { Locator, Page, Route } from '@playwright/test'
import { menus, paths } from '../../fixtures/test-site'
import { field } from '../support/contact-form'
import { carousel, path as caseStudyPath } from '../support/case-study-carousel'
import { scheduling, statusPages } from '../../fixtures/single-pages'
import { expectNewDocument, expectSameDocument, linkTo, setMarker } from '../support/navigate'
import { expect, open, overflowOf, test, wakeIslands } from '../support/test'

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
    await page.keyboard.press('Shift')
    await expect(offered(page)).toBeVisible()
    await expect(page.locator(hidden).first()).toBeHidden()
    await expectReadable(page)
  }
  await page.getByRole('banner').locator('summary:visible', { hasText: menu }).click()
  await page.getByRole('banner').locator(`a[href="${service}"]:visible`).first().click()
  await expect(page).toHaveURL(service)
})

for (const isTyped of [false, true])
  test(`a page of an earlier build ${isTyped ? 'keeps what was typed' : 'is loaded again, once'}`, async ({
    page,
  }) => {
    await page.goto(paths.contact)
    await setMarker(page)
    let loads = 0
    // The deploy has removed the page's scripts.
    await page.route('**/*.js', notFound)
    await page.route(paths.contact, async (route) => {
      loads += 1
      const response = await route.fetch()
      const body = (await response.text()).replace('data-sources="/', '$&new-')
      await route.fulfill({ response, body })
    })
    const message = field(page, 'message')
    const scriptsAreMissing = () => expect(page.locator('html')).toHaveAttribute('data-no-scripts')
    if (isTyped) {
      await message.fill('A message')
      await scriptsAreMissing()
      await expectSameDocument(page)
    } else {
      await page.keyboard.press('Shift')
      await expectNewDocument(page)
      await page.waitForLoadState()
    }
    await page.keyboard.press('Shift')
    await scriptsAreMissing()
    await page.waitForLoadState('networkidle')
    await expect(message).toHaveValue(isTyped ? 'A message' : '')
    // The comparison; the page; its comparison.
    expect(loads).toBe(isTyped ? 1 : 3)
  })

test('the browser loads a page whose script is missing since a deploy', async ({ page }) => {
  await page.route('**/component---src-templates-offering-*.js', notFound)
  await open(page, lightPath)
  await setMarker(page)
  await linkTo(page, service).click()
  await expect(page).toHaveURL(service)
  await expectNewDocument(page)
  await expect(page.locator('h1')).not.toHaveText(statusPages.errorScreen.title)
  await expectReadable(page)
})

test('after a deploy between two clicks the browser loads the next page, and Back works', async ({
  page,
}) => {
  // A new build has another hash and other script names, and the old scripts are removed.
  const appData = '**/page-data/app-data.json'
  await open(page, lightPath)
  await page.route(appData, (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'of-another-build' } }),
  )
  await setMarker(page)
  await linkTo(page, service).click()
  await expect(page).toHaveURL(service)
  await expectNewDocument(page)
  await page.unroute(appData)
  await wakeIslands(page)
  await page.goBack()
  await expect(page).toHaveURL(lightPath)
  await expectReadable(page)
})

/** The scripts that came over the network so far, by what asked for them. */
const loadedScripts = (page: Page, initiator: 'fetch' | 'script'): Promise<string[]> =>
  page.evaluate(
    (type) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize, initiatorType }) => transferSize > 0 && initiatorType === type)
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js')),
    initiator,
  )

test('a link in view opens its page without another script request', async ({ page }) => {
  await open(page, lightPath)
  await setMarker(page)
  const chunk = expect.stringMatching(/^\/component---src-templates-case-studies-/)
  // Gatsby waits three seconds before it prefetches.
  await expect.poll(() => loadedScripts(page, 'fetch'), { timeout: 15_000 }).toContainEqual(chunk)
  await page.waitForLoadState('networkidle')
  const before = await loadedScripts(page, 'script')
  await page.getByRole('banner').locator(`a[href="${paths.caseStudies}"]:visible`).click()
  await expect(page).toHaveURL(paths.caseStudies)
  await expectReadable(page)
  expect(await loadedScripts(page, 'script')).toEqual(before)
  await expectSameDocument(page)
})
