import { getDocumentProxy } from 'unpdf'
import { pageForEachTemplate } from './support/pages'
import { expect, test } from './support/test'

/** Line breaks differ between the page and the PDF. */
const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '')

/** The text on each page of paper, without spaces, from top to bottom. */
async function textsOnPaper(pdf: Buffer): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: paper.numPages }, async (_, index) => {
      const { items } = await (await paper.getPage(index + 1)).getTextContent()
      const parts = items.flatMap((item) => {
        if (!('str' in item)) return []
        // From the lower left corner of the paper.
        const [x = 0, y = 0] = (item.transform as number[]).slice(4)
        return { text: item.str, x, y: Math.round(y) }
      })
      parts.sort((a, b) => b.y - a.y || a.x - b.x)
      return withoutSpaces(parts.map(({ text }) => text).join(''))
    }),
  )
}

for (const path of pageForEachTemplate)
  test(`no page of paper of ${decodeURI(path)} ends with a heading`, async ({
    tab,
    site,
    engineName,
  }) => {
    test.skip(engineName !== 'firefox', 'Only Firefox does not know `break-after: avoid`')
    // No text can be read from a PDF of Firefox in a variable font.
    site.setRules({ path: /\.woff2$/, isMissing: true })
    await tab.open(path)
    const headings = await tab.run(() =>
      [...document.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6')]
        // Under some headings there are logos only.
        .filter((heading) => {
          const texts = heading.closest('section')?.querySelectorAll('p, li, dd, summary')
          return !texts || [...texts].some(({ textContent }) => textContent)
        })
        .map(({ textContent }) => textContent),
    )
    const texts = await textsOnPaper(await tab.print())
    const ends = texts
      .slice(0, -1)
      .flatMap((text) => headings.filter((heading) => text.endsWith(withoutSpaces(heading))))
    expect(ends).toEqual([])
  })
