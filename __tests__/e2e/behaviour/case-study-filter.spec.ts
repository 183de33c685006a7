import type { Locator, Page } from '@playwright/test'
import { label, paths } from '../../fixtures/test-site'
import { layoutShiftsOn } from '../support/layout-shifts'
import { scrollTo } from '../support/navigate'
import { expect, expectAccessible, openBeforeScripts, test, wakeIslands } from '../support/test'

/** 31 case studies on two pages, of which two use React. */

const filtered = `${paths.caseStudies}?technology=React`
const perPage = 24

const choice = (page: Page, name: 'industry' | 'service' | 'technology'): Locator =>
  page.getByRole('combobox', { name: label(name) })
const titles = (page: Page): Locator => page.locator('main article h2')
const allCaseStudies = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: label('allCaseStudies') })

const expectFiltered = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(filtered)
  await expect(titles(page)).toHaveText(['Case 9', 'Case 10'])
  await expect(choice(page, 'technology')).toHaveValue('React')
}

test('a choice made before or after the scripts have loaded survives reload and Back, and can be undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const loadScripts = await openBeforeScripts(page, paths.caseStudies)
  await choice(page, 'technology').selectOption('React')
  await loadScripts()
  await expectFiltered(page)
  await expectAccessible(page, 'main')
  await page.reload()
  await wakeIslands(page)
  await expectFiltered(page)
  await titles(page).first().getByRole('link').click()
  await expect(page.locator('h1')).toHaveText('Case 9')
  await page.goBack()
  await expectFiltered(page)
  await allCaseStudies(page).click()
  await expect(page).toHaveURL(paths.caseStudies)
  await expect(titles(page)).toHaveCount(perPage)
  await expect(choice(page, 'industry')).toBeFocused()

  await scrollTo(page, 250)
  await choice(page, 'technology').selectOption('React')
  await expectFiltered(page)
  // Selecting an option does not scroll.
  expect(await page.evaluate(() => window.scrollY)).toBe(250)
  await choice(page, 'service').selectOption('Design')
  await expect(page.getByText(label('noMatch'))).toBeVisible()
  await expectAccessible(page, 'main')
})

for (const width of [360, 1280])
  test(`a URL with a filter moves nothing in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const loadScripts = await openBeforeScripts(page, filtered)
    await expect(page.locator('h1')).toBeVisible()
    await loadScripts()
    await expectFiltered(page)
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

  test('a page of the list is shown, without controls that need scripts', async ({ page }) => {
    await page.goto(filtered)
    await expect(titles(page)).toHaveCount(perPage)
    await expect(page.getByRole('combobox').locator('visible=true')).toHaveCount(0)
  })
})
