import type { Page } from '@playwright/test'
import { caseStudyPath } from '../../../src/routes/case-study-path'
import {
  caseStudiesPath,
  companyPath,
  homePath,
  productsPath,
  servicesPath,
} from '../../../src/routes/paths'
import { caseStudies } from '../support/content'
import { expect, hydrated, open, test } from '../support/test'

/** Everything that a page's head tells others; what Helmet marks its elements with is left out. */
const told = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      document.documentElement.lang,
      document.title,
      ...[
        ...document.querySelectorAll(
          'link[rel="canonical"], meta[property], meta[name]:not([name="viewport"]), script[type="application/ld+json"]',
        ),
      ].map((element) => {
        const copy = element.cloneNode(true) as Element
        copy.removeAttribute('data-react-helmet')
        copy.removeAttribute('data-gatsby-head')
        return copy.outerHTML
      }),
    ].sort(),
  )

// One that the list leads to.
const work = caseStudies().find(({ inProgress }) => !inProgress)
const visited = [
  servicesPath,
  caseStudiesPath,
  ...(work ? [caseStudyPath(work.title)] : []),
  companyPath,
  productsPath,
  homePath,
]

test('after a navigation within the page the head is that of the page, as if it had been opened', async ({
  page,
}) => {
  const expected = new Map<string, string[]>()
  for (const path of visited) {
    await page.goto(path)
    expected.set(path, await told(page))
  }
  await open(page, companyPath)
  // A full load would forget this.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const path of visited) {
    await page
      .locator(`a[href="${path}"]`)
      .last()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(path)
    await expect.poll(() => told(page)).toEqual(expected.get(path))
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(productsPath)
  await expect.poll(() => told(page)).toEqual(expected.get(productsPath))
})

test('an unknown address is not to be found, also where a script shows it', async ({ page }) => {
  await page.goto('/no-such-page/')
  await hydrated(page)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})
