import type { Page } from '@playwright/test'
import { pageKinds } from '../support/pages'
import { expect, open, test } from '../support/test'

/**
 * What a page says, in its HTML and when its islands are awake: all that other programs read in its
 * head, and the text of its main part. Omits copies in a moving row, live regions, controls that
 * need a script, the date before the result of an estimate, and the links that replace a calendar
 * until it has loaded.
 */
interface Document {
  head: string[]
  text: string
}

/** Both forms of the page, the HTML as it is without scripts. */
const formsOf = (page: Page, path: string): Promise<{ html: Document; current: Document }> =>
  page.evaluate(async (address) => {
    const silent =
      '[aria-hidden="true"]:not(.slick-slide), .slick-cloned, [aria-live], [data-needs-script], [data-without-scripts], #calendar, :has(+ #estimate), script, style'
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

test('every kind of page has the head and text of its HTML when its islands are awake, under its policy', async ({
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
  for (const { path } of pageKinds()) {
    await open(page, path)
    const { html, current } = await formsOf(page, path)
    expect(html.text).not.toBe('')
    expect(current, path).toEqual(html)
  }
  expect(violations).toEqual([])
})
