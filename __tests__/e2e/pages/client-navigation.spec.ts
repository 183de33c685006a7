import type { Page } from '@playwright/test'
import { caseStudyPath } from '../../../src/routes/case-study-path'
import { companyPath } from '../../../src/routes/paths'
import { readCaseStudies } from '../support/content'
import { pageKinds } from '../support/page-kinds'
import { expect, open, test } from '../support/test'

/** Everything in a page's head that other programs read, without the marks of Helmet and Gatsby. */
const metadataOf = (page: Page): Promise<string[]> =>
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

const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // As a link would, whichever page links there.
    const { ___navigate } = window as unknown as { ___navigate: (to: string) => void }
    ___navigate(to)
  }, path)

test('navigation within the site shows each kind of page with its own head, under its policy', async ({
  page,
}) => {
  const kinds = pageKinds().filter(({ name }) => name !== 'not found')
  const expected = new Map<string, string[]>()
  for (const { path } of kinds) {
    await page.goto(path, { waitUntil: 'commit' })
    expected.set(path, await metadataOf(page))
  }
  const violations: string[] = []
  await page.exposeFunction('report', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { report } = window as unknown as { report: (text: string) => void }
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  await open(page, companyPath)
  // A full load would forget this.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const { path } of kinds) {
    await navigate(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect.poll(() => metadataOf(page), path).toEqual(expected.get(path))
  }
  await page.goBack()
  await expect.poll(() => metadataOf(page)).toEqual(expected.get(kinds.at(-2)?.path ?? ''))
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(violations).toEqual([])
})

test('the title of a case study as it is written leads to its page', async ({ page }) => {
  for (const { title } of readCaseStudies()) {
    const response = await page.goto(`/case-studies/${title.replace(/[%?#]/g, encodeURIComponent)}`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(caseStudyPath(title))
    await expect(page.locator('h1')).toHaveText(title)
  }
})
