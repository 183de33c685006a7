import type { Page, Route } from '@playwright/test'
import { label, menus, paths } from '../../fixtures/test-site'
import { field } from '../support/contact-form'
import { carousel, path as caseStudyPath } from '../support/case-study-carousel'
import { statusPages } from '../../fixtures/single-pages'
import { expectSameDocument, hasMarker, linkTo, setMarker } from '../support/navigate'
import { expect, open, overflowOf, test, waitForHydration } from '../support/test'

const { link: service, title: menu } = menus.services

const refuse = (route: Route): Promise<void> => route.abort('connectionrefused')
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

/** Expects that the browser has loaded a document since `setMarker`. */
const expectFullLoad = (page: Page): Promise<void> => expect.poll(() => hasMarker(page)).toBe(false)

const expectForm = (page: Page): Promise<void> => expect(field(page, 'message')).toBeVisible()

/** A page with a link to a service, which loads faster than the home page. */
const lightPath = paths.services

/** A link to a service causes a full page load. */
async function expectServiceFullLoad(page: Page): Promise<void> {
  await open(page, lightPath)
  await setMarker(page)
  await linkTo(page, service).click()
  await expect(page).toHaveURL(service)
  await expectFullLoad(page)
  await expectReadable(page)
}

test('without its pictures and fonts a page is readable and usable', async ({ page }) => {
  await page.route(/\.(?:avif|webp|png|jpe?g|svg|ico|woff2)(?:\?|$)/, refuse)
  for (const path of ['/', caseStudyPath]) {
    await open(page, path)
    await expectReadable(page)
  }
  await linkTo(page, paths.contact).click()
  await expectForm(page)
})

test('without its scripts a page’s menus open, and links lead on', async ({ page }) => {
  await page.route('**/*.js', notFound)
  await page.goto(lightPath)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await page.getByRole('banner').locator('summary:visible', { hasText: menu }).click()
  await page.getByRole('banner').locator(`a[href="${service}"]:visible`).first().click()
  await expect(page).toHaveURL(service)
  await expectReadable(page)
})

for (const [what, pattern, answer] of [
  ['page data that is refused', `**/page-data${service}**`, refuse],
  ['page data that is missing since a deploy', `**/page-data${service}**`, notFound],
  [
    'a script that is missing since a deploy',
    '**/component---src-templates-offering-*.js',
    notFound,
  ],
] as const) {
  test(`${what}: the browser loads the page`, async ({ page }) => {
    await page.route(pattern, answer)
    await expectServiceFullLoad(page)
    await expect(page.locator('h1')).not.toHaveText(statusPages.errorScreen.title)
    await linkTo(page, paths.contact).click()
    await expectForm(page)
  })
}

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
  await expectFullLoad(page)
  await page.unroute(appData)
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(lightPath)
  await expectReadable(page)
})

test('a carousel whose script fails stays a row, and the rest works', async ({ page }) => {
  await open(page, caseStudyPath)
  await page.route('**/*.js', refuse)
  const failed = page.waitForEvent('requestfailed')
  await carousel(page).scrollIntoViewIfNeeded()
  await failed
  await expect(carousel(page).getByRole('group', { name: label('showcase') })).toBeVisible()
  await expect(carousel(page).getByRole('button', { name: label('next') })).toBeHidden()
  await carousel(page).locator('a[href]').first().click()
  await expect(page.getByRole('dialog', { name: label('showcase') })).toBeVisible()
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
