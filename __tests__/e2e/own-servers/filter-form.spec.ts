import type { Locator, Page } from '@playwright/test'
import { caseStudiesPath } from '../../../src/routes/paths'
import { fixtureSite, type FixtureSite } from '../../fixtures/content'
import { caseStudy } from '../../fixtures/pages'
import { scrollTo } from '../support/navigate'
import {
  expect,
  expectAccessible,
  openBeforeScripts,
  test,
  waitForHydration,
} from '../support/test'

/** A site with so many case studies that their list has a form: ten, of which two use React. */
function siteWithForm(): FixtureSite {
  const site = fixtureSite()
  for (let order = 4; order <= 10; order += 1) {
    const name = `case-${order}`
    const tech = order > 8 ? ['React'] : ['Node']
    const services = order > 8 ? ['/services/web/'] : ['/services/design/']
    site.files[`case-studies/${name}.json`] = {
      ...caseStudy(name, `Case ${order}`),
      order,
      tech,
      services,
    }
    for (const file of ['cover', 'screen'])
      site.pictures.set(`case-studies/${name}/${file}.png`, { width: 1600, height: 1000, bytes: 1 })
  }
  return site
}

test.use({ variant: { site: siteWithForm() } })

const filtered = `${caseStudiesPath}?technology=React`

const choice = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name: `Label of ${name}` })
const titles = (page: Page): Locator => page.locator('main article h2')
const allCaseStudies = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'Label of allCaseStudies' })

const expectFiltered = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(filtered)
  await expect(titles(page)).toHaveText(['Case 9', 'Case 10'])
  await expect(choice(page, 'technology')).toHaveValue('React')
}

test('a choice made before or after the scripts have loaded survives reload and Back, and can be undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const loadScripts = await openBeforeScripts(page, caseStudiesPath)
  await choice(page, 'technology').selectOption('React')
  await loadScripts()
  await expectFiltered(page)
  await expectAccessible(page, 'main')
  await page.reload()
  await waitForHydration(page)
  await expectFiltered(page)
  await titles(page).first().getByRole('link').click()
  await expect(page.locator('h1')).toHaveText('Case 9')
  await page.goBack()
  await expectFiltered(page)
  await allCaseStudies(page).click()
  await expect(page).toHaveURL(caseStudiesPath)
  await expect(titles(page)).toHaveCount(10)
  await expect(choice(page, 'industry')).toBeFocused()

  await scrollTo(page, 250)
  await choice(page, 'technology').selectOption('React')
  await expectFiltered(page)
  // Selecting an option does not scroll.
  expect(await page.evaluate(() => window.scrollY)).toBe(250)
})

test('announces that no case study matches', async ({ page }) => {
  await page.goto(filtered)
  await expectFiltered(page)
  await choice(page, 'service').selectOption('Design')
  await expect(page).toHaveURL(/service=Design&technology=React/)
  await expect(titles(page)).toHaveCount(0)
  await expect(page.getByText('Label of noMatch')).toBeVisible()
  await expectAccessible(page, 'main')
})
