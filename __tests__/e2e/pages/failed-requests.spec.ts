import type { Page, Route } from '@playwright/test'
import { caseStudyPath } from '../../../src/routes/case-study-path'
import { contactPath } from '../../../src/routes/paths'
import { caseStudyWithPictures, content } from '../support/content'
import { expect, waitForHydration, open, test } from '../support/test'

const labels = content('ui-text')
const { form } = content('contact')
const menu = content('navigation').main.find((entry) => entry.menu === 'services')
const caseStudy = caseStudyWithPictures()
const service = content('navigation').services[0]?.link ?? ''

const refuse = (route: Route): Promise<void> => route.abort('connectionrefused')
/** As after a deploy that has removed the file. */
const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' })

// Requests fail because the tests make them; an uncaught error is the page's. Firefox reports fonts as errors.
test.use({ expectedProblems: /^(?!error: (?!download failed \(font-family))/ })

/** Sets a marker that only a full load removes. */
const setMarker = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { hasMarker: true }))
const expectFullLoad = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'hasMarker' in window)).toBe(false)

const linkTo = (page: Page, start: string) => page.locator(`main a[href^="${start}"]`).first()

async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

/** A link from the home page to a service causes a full load. */
async function expectServiceFullLoad(page: Page): Promise<void> {
  await open(page, '/')
  await setMarker(page)
  await linkTo(page, service).click()
  await expect(page).toHaveURL(service)
  await expectFullLoad(page)
  await expectReadable(page)
}

for (const [what, pattern] of [
  ['pictures', /\.(?:avif|webp|png|jpe?g|svg|ico)(?:\?|$)/],
  ['fonts', /\.woff2(?:\?|$)/],
] as const) {
  test(`without its ${what} a page is readable and usable`, async ({ page }) => {
    await page.route(pattern, refuse)
    for (const path of ['/', caseStudyPath(caseStudy?.title ?? '')]) {
      await open(page, path)
      await expectReadable(page)
    }
    await linkTo(page, contactPath).click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${contactPath}`))
    await expect(page.locator('form').getByLabel(form.fields.message)).toBeVisible()
  })
}

for (const [how, answer] of [
  ['refused', refuse],
  ['missing since a deploy', notFound],
] as const) {
  test(`scripts that are ${how}: menus open, links lead on`, async ({ page }) => {
    await page.route('**/*.js', answer)
    await page.goto('/')
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await page.getByRole('banner').locator('summary:visible', { hasText: menu?.title }).click()
    await page.getByRole('banner').locator(`a[href="${service}"]:visible`).first().click()
    await expect(page).toHaveURL(service)
    await expectReadable(page)
  })

  test(`page data that is ${how}: the browser loads the page`, async ({ page }) => {
    await page.route('**/page-data/services/**', answer)
    await expectServiceFullLoad(page)
    await expect(page.locator('h1')).not.toHaveText(content('status-pages').errorScreen.title)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test(`a page’s script that is ${how}: the browser loads the page`, async ({ page }) => {
    await page.route('**/component---src-templates-service-*.js', answer)
    await expectServiceFullLoad(page)
    await linkTo(page, contactPath).click()
    await expect(page.locator('form').getByLabel(form.fields.message)).toBeVisible()
  })
}

test('a deploy between two clicks: the browser loads the next page, and Back works', async ({
  page,
}) => {
  await open(page, '/')
  await setMarker(page)
  // What a new build has: another hash, other names of scripts, the old ones removed.
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'of-another-build' } }),
  )
  await linkTo(page, service).click()
  await expect(page).toHaveURL(service)
  await expectFullLoad(page)
  await page.unrouteAll({ behavior: 'wait' })
  await waitForHydration(page)
  await expectReadable(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expectReadable(page)
})

test('slides whose script fails stay a row, and the rest works', async ({ page }) => {
  test.skip(!caseStudy, 'No case study has three pictures')
  await open(page, caseStudyPath(caseStudy?.title ?? ''))
  await page.route('**/*.js', refuse)
  const showcase = page.getByRole('region', { name: labels.showcase })
  const failed = page.waitForEvent('requestfailed')
  await showcase.scrollIntoViewIfNeeded()
  await failed
  await expect(showcase.getByRole('group', { name: labels.showcase })).toBeVisible()
  await expect(showcase.getByRole('button', { name: labels.next })).toBeHidden()
  await showcase.locator('a[href]').first().click()
  await expect(page.getByRole('dialog', { name: labels.showcase })).toBeVisible()
})
