import type { Page } from '@playwright/test'
import { languagesIn } from '../../../plugins/content/files/languages'
import { readTexts } from '../../../plugins/content/files/list-files'
import { languageBase } from '../../../plugins/content/site/address-settings'
import { homePath } from '../../../plugins/content/site/addresses'
import { type BuiltPage, paths } from '../support/pages'
import { expectSameDocument, navigate, setMarker } from '../support/navigate'
import { pageKinds } from '../support/pages'
import { expect, open, test } from '../support/test'

/**
 * What a page says, in its HTML and after navigation to it: all that other programs read in its
 * head, and the text of its main part. Omits copies in a moving row, live regions, controls that
 * need a script, the date before the result of an estimate, and the links that replace a calendar
 * until it has loaded.
 */
interface Document {
  head: string[]
  text: string
}

const bases = languagesIn(readTexts('.').map(({ path }) => path)).map(languageBase)

const isInFirstLanguage = ({ path }: BuiltPage): boolean =>
  !bases.some((base) => path.startsWith(`${base}/`))

/** Both forms of the page, the HTML as it is without scripts. */
const formsOf = (page: Page, path: string): Promise<{ html: Document; current: Document }> =>
  page.evaluate(async (address) => {
    const silent =
      '[aria-hidden="true"]:not(.slick-slide), .slick-cloned, [aria-live], [data-needs-script], [data-before-hydration], [data-without-scripts], #calendar, :has(+ #estimate), script, style'
    const read = (root: globalThis.Document): Document => {
      const metadata = root.querySelectorAll(
        'link[rel="canonical"], meta[property], meta[name]:not([name="viewport"]), script[type="application/ld+json"]',
      )
      const main = root.querySelector('main')?.cloneNode(true) as Element | undefined
      for (const element of main?.querySelectorAll(silent) ?? []) element.remove()
      const head = [...metadata].map((element) => {
        const copy = element.cloneNode(true) as Element
        // The attributes of Helmet and Gatsby.
        copy.removeAttribute('data-react-helmet')
        copy.removeAttribute('data-gatsby-head')
        return copy.outerHTML
      })
      return {
        head: [root.documentElement.lang, root.title, ...head].sort(),
        text: (main?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      }
    }
    // The policy of this page does not allow the styles of the other one.
    const html = (await (await fetch(address)).text()).replace(
      /<style[^]*?<\/style>| style="[^"]*"/g,
      '',
    )
    return {
      html: read(new DOMParser().parseFromString(html, 'text/html')),
      current: read(document),
    }
  }, path)

test('every kind of page has the head and text of its HTML after navigation within the site, under its policy', async ({
  page,
}) => {
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
  // A page in another language is another document, which no navigation within the site shows.
  for (const { path } of pageKinds().filter(isInFirstLanguage)) {
    await navigate(page, path)
    await expect(page).toHaveURL(path)
    await expect(async () => {
      const { html, current } = await formsOf(page, path)
      expect(html.text).not.toBe('')
      expect(current, path).toEqual(html)
    }).toPass({ timeout: 5000 })
  }
  const title = await page.title()
  await navigate(page, homePath)
  await page.goBack()
  await expect.poll(() => page.title()).toBe(title)
  await expectSameDocument(page)
  expect(violations).toEqual([])
})
