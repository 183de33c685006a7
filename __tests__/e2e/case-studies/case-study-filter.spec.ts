import type { Locator, Page } from '@playwright/test'
import { minForFilters } from '../../../src/routes/case-study-filter'
import { caseStudiesPath } from '../../../src/routes/paths'
import { content, readCaseStudies } from '../support/content'
import { layoutShiftsOn, recordLayoutShifts } from '../support/layout-shifts'
import { expect, expectAccessible, open, openBeforeScripts, test } from '../support/test'

const labels = content('ui-text')
const caseStudies = readCaseStudies()
const total = caseStudies.length

/** A technology that some case studies have and others do not. */
const technology =
  caseStudies
    .flatMap(({ tech }) => tech)
    .find((name) => caseStudies.some(({ tech }) => !tech.includes(name))) ?? ''
const using = caseStudies.filter(({ tech }) => tech.includes(technology))
const filtered = `${caseStudiesPath}?${new URLSearchParams({ technology })}`

const titles = (page: Page): Locator => page.locator('main article h2')

const expectFiltered = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(filtered)
  await expect(titles(page)).toHaveCount(using.length)
  await expect(page.getByRole('status')).toContainText(`(${technology})`)
}

test.skip(!technology || total >= minForFilters, 'The list has a form, or nothing to filter')

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every case study is listed, without controls that need scripts', async ({ page }) => {
    await page.goto(filtered)
    await expect(titles(page)).toHaveCount(total)
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })
})
