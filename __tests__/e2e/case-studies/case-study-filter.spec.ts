import type { Locator, Page } from '@playwright/test'
import { minForFilters } from '../../../src/routes/case-study-filter'
import { caseStudiesPath } from '../../../src/routes/paths'
import { content, readCaseStudies } from '../support/content'
import { layoutShiftsOn, recordLayoutShifts } from '../support/layout-shifts'
import { scrollTo } from '../support/navigate'
import {
  expect,
  expectAccessible,
  open,
  openBeforeScripts,
  test,
  waitForHydration,
} from '../support/test'

const labels = content('ui-text')
const caseStudies = readCaseStudies()
const total = caseStudies.length

/** A technology that some case studies have and others do not. */
const technology =
  caseStudies
    .flatMap(({ tech }) => tech)
    .find((name) => caseStudies.some(({ tech }) => !tech.includes(name))) ?? ''
const using = caseStudies.filter(({ tech }) => tech.includes(technology))
const hasForm = total >= minForFilters
const filtered = `${caseStudiesPath}?${new URLSearchParams({ technology })}`

const choice = (page: Page, name: string): Locator => page.getByRole('combobox', { name })
const titles = (page: Page): Locator => page.locator('main article h2')

const expectFiltered = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(filtered)
  await expect(titles(page)).toHaveCount(using.length)
  if (hasForm) await expect(choice(page, labels.technology)).toHaveValue(technology)
  else await expect(page.getByRole('status')).toContainText(`(${technology})`)
}

test.skip(!technology || total > 24, 'No technology distinguishes the case studies')

test('a URL with a filter shows the matching case studies, survives reload and Back, and links to all', async ({
  page,
}) => {
  await open(page, filtered)
  await expectFiltered(page)
  await expectAccessible(page, 'main')
  await page.reload()
  await expectFiltered(page)
  await page.locator('main article h2 a').first().click()
  await expect(page).not.toHaveURL(filtered)
  await page.goBack()
  await expectFiltered(page)
  await page.getByRole('main').getByRole('link', { name: labels.allCaseStudies }).click()
  await expect(page).toHaveURL(caseStudiesPath)
  await expect(titles(page)).toHaveCount(total)
})

for (const width of [360, 1280])
  test(`a URL with a filter moves nothing in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordLayoutShifts(page)
    const loadScripts = await openBeforeScripts(page, filtered)
    await expect(page.locator('h1')).toBeVisible()
    await loadScripts()
    await expectFiltered(page)
    await expect(titles(page).first()).toBeVisible()
    const total = (await layoutShiftsOn(page)).reduce((sum, { value }) => sum + value, 0)
    expect(total).toBeLessThan(0.01)
  })

test('a URL with a filter shows the whole list if its scripts do not load', async ({ page }) => {
  await openBeforeScripts(page, filtered)
  await expect(titles(page).first()).toBeHidden()
  await expect(titles(page).first()).toBeVisible({ timeout: 10_000 })
})

test.describe('with the form', () => {
  test.skip(!hasForm, 'The list has too few case studies for a form')

  test('a choice made before or after the scripts have loaded survives reload and Back, and can be undone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    const loadScripts = await openBeforeScripts(page, caseStudiesPath)
    await choice(page, labels.technology).selectOption(technology)
    await loadScripts()
    await expectFiltered(page)
    await expectAccessible(page, 'main')
    await page.reload()
    await waitForHydration(page)
    await expectFiltered(page)
    await page.locator('main article h2 a').first().click()
    await expect(page.locator('h1')).not.toHaveText(labels.allCaseStudies)
    await expect(page).not.toHaveURL(filtered)
    await page.goBack()
    await expectFiltered(page)
    await page.getByRole('main').getByRole('link', { name: labels.allCaseStudies }).click()
    await expect(page).toHaveURL(caseStudiesPath)
    await expect(titles(page)).toHaveCount(total)
    await expect(choice(page, labels.industry)).toBeFocused()

    await scrollTo(page, 250)
    await choice(page, labels.technology).selectOption(technology)
    await expectFiltered(page)
    // Selecting an option does not scroll.
    expect(await page.evaluate(() => window.scrollY)).toBe(250)
  })

  test('announces that no case study matches', async ({ page }) => {
    await open(page, filtered)
    const optionsOf = (name: string) => choice(page, name).locator('option').allTextContents()
    const industries = (await optionsOf(labels.industry)).slice(1)
    const services = (await optionsOf(labels.service)).slice(1)
    const combinations = industries.flatMap((industry) =>
      services.map((service) => ({ industry, service })),
    )
    for (const { industry, service } of combinations) {
      await choice(page, labels.industry).selectOption(industry)
      await choice(page, labels.service).selectOption(service)
      await expect(page).toHaveURL(/industry=.+&service=.+&technology=/)
      if ((await titles(page).count()) === 0) break
    }
    test.skip((await titles(page).count()) > 0, 'Every combination has a match')
    await expect(page.getByText(labels.noMatch)).toBeVisible()
    await expectAccessible(page, 'main')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every case study is listed, without controls that need scripts', async ({ page }) => {
    await page.goto(filtered)
    await expect(titles(page)).toHaveCount(total)
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })
})
