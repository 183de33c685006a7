import type { Page } from '@playwright/test'
import { homePath } from '../../../plugins/content/core/paths'
import { paths } from '../support/pages'
import { expectSameDocument, navigate, setMarker } from '../support/navigate'
import { pageKinds } from '../support/pages'
import { expect, mainText, open, test } from '../support/test'

/** Everything in a page's head that other programs read, without the attributes of Helmet and Gatsby. */
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

test('every kind of page has the head and text of its HTML after navigation within the site, under its policy', async ({
  page,
  browser,
  baseURL,
}) => {
  const withoutScripts = await browser.newPage({ baseURL, javaScriptEnabled: false })
  const violations: string[] = []
  await page.exposeFunction('report', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { report } = window as unknown as { report: (text: string) => void }
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  await open(page, paths.services)
  await setMarker(page)
  for (const { path } of pageKinds()) {
    await withoutScripts.goto(path, { waitUntil: 'domcontentloaded' })
    await navigate(page, path)
    await expect(page).toHaveURL(path)
    const expected = await metadataOf(withoutScripts)
    await expect.poll(() => metadataOf(page), path).toEqual(expected)
    expect.soft(await mainText(page), path).toBe(await mainText(withoutScripts))
  }
  await navigate(page, homePath)
  await page.goBack()
  await expect.poll(() => page.title()).toBe(await withoutScripts.title())
  await expectSameDocument(page)
  expect(violations).toEqual([])
  await withoutScripts.close()
})
