import type { Locator, Page } from '@playwright/test'
import { caseStudiesPath } from '../../../src/routes/paths'
import { caseStudies, content } from '../support/content'
import { expect, expectAccessible, hydrated, open, openBeforeScripts, test } from '../support/test'

const labels = content('ui-text')
const works = caseStudies()
const total = works.length

/** A technology that some have and others have not. */
const technology = works
  .flatMap(({ tech }) => tech)
  .find((name) => works.some(({ tech }) => !tech.includes(name)))
const using = works.filter(({ tech }) => tech.includes(technology ?? ''))

const choice = (page: Page, name: string): Locator => page.getByRole('combobox', { name })
const titles = (page: Page): Locator => page.locator('main article h2')
const query = `?technology=${encodeURIComponent(technology ?? '').replace(/%20/g, '+')}`
const filtered = caseStudiesPath + query

const expectFiltered = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(filtered)
  await expect(titles(page)).toHaveCount(using.length)
  await expect(page.getByRole('status')).toHaveText(
    `${labels.matching}: ${using.length} ${labels.of} ${total}`,
  )
}

test.skip(!technology || total > 24, 'Nothing tells the case studies on this page apart')

test('a choice shows what fits, survives reload and Back, and is taken back', async ({ page }) => {
  await open(page, caseStudiesPath)
  await expect(titles(page)).toHaveCount(total)
  await choice(page, labels.technology).selectOption(technology ?? '')
  await expectFiltered(page)
  await page.reload()
  await hydrated(page)
  await expectFiltered(page)
  await expect(choice(page, labels.technology)).toHaveValue(technology ?? '')
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('h1')).not.toHaveText(labels.allCaseStudies)
  await expect(page).not.toHaveURL(filtered)
  await page.goBack()
  await expectFiltered(page)
  await page.getByRole('main').getByRole('link', { name: labels.allCaseStudies }).click()
  await expect(page).toHaveURL(caseStudiesPath)
  await expect(titles(page)).toHaveCount(total)
  await expect(choice(page, labels.industry)).toBeFocused()
})

test('choices combine, and where none fits all are offered', async ({ page }) => {
  await open(page, filtered)
  await expectFiltered(page)
  await expectAccessible(page)
  const other = works
    .filter(({ tech }) => !tech.includes(technology ?? ''))
    .flatMap(({ tech }) => tech)
  // Every combination of an industry and a service with this technology.
  const industries = await choice(page, labels.industry).locator('option').allTextContents()
  const services = await choice(page, labels.service).locator('option').allTextContents()
  let none = false
  for (const industry of industries.slice(1)) {
    for (const service of services.slice(1)) {
      if (none) break
      await choice(page, labels.industry).selectOption(industry)
      await choice(page, labels.service).selectOption(service)
      await expect(page).toHaveURL(/industry=.+&service=.+&technology=/)
      none = (await titles(page).count()) === 0
    }
  }
  test.skip(!none && other.length === 0, 'Everything fits everything')
  await expect(page.getByText(labels.noMatch)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: labels.allCaseStudies }).last().click()
  await expect(titles(page)).toHaveCount(total)
})

test('choosing leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, caseStudiesPath)
  await page.evaluate(() => window.scrollTo({ top: 250, behavior: 'instant' }))
  await choice(page, labels.technology).selectOption(technology ?? '')
  await expectFiltered(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(250)
})

test('what was chosen before the script came counts', async ({ page }) => {
  const arrive = await openBeforeScripts(page, caseStudiesPath)
  await choice(page, labels.technology).selectOption(technology ?? '')
  await arrive()
  await expectFiltered(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every case study is there, and nothing that could not work', async ({ page }) => {
    await page.goto(filtered)
    await expect(titles(page)).toHaveCount(total)
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })
})
