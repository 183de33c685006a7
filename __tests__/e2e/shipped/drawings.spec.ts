import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addStyles } from '../support/add-styles'
import { cutOffTexts } from '../support/cut-off-texts'
import { builtPages } from '../support/pages'
import { expect, test } from '../support/test'

/** Everything that is drawn with letters: drawings of applications, and the street plan. */
const drawn = 'figure[role="img"], svg[role="img"]:has(text)'

const pagesWithDrawings = builtPages()
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/'))
  .filter((path) =>
    /<(?:figure|svg)[^>]* role="img"/.test(readFileSync(`public${path}index.html`, 'utf8')),
  )

/** Texts of drawings that are not readable: broken into a few letters a line, or over another text. */
const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const found = new Set<string>()
    for (const drawing of document.querySelectorAll(selector)) {
      const seen: { text: string; lines: DOMRect[] }[] = []
      const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim()
        if (!text || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (lines.length > 2 && text.length / lines.length < 3) found.add(`broken: ${text}`)
        for (const other of seen)
          if (
            other.lines.some((a) =>
              lines.some(
                (b) =>
                  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
                  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * b.height,
              ),
            )
          )
            found.add(`${text} over ${other.text}`)
        seen.push({ text, lines })
      }
    }
    return [...found]
  }, drawn)

test.use({ viewport: { width: 320, height: 800 } })

test('every drawing shows its texts whole on a narrow phone, also at double size', async ({
  page,
}) => {
  test.setTimeout(10 * 60_000)
  expect(pagesWithDrawings.length).toBeGreaterThan(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pagesWithDrawings) {
    await page.goto(path)
    await addStyles(page, '* { content-visibility: visible !important }')
    for (const size of ['100%', '200%']) {
      await page.locator('html').evaluate(({ style }, value) => (style.fontSize = value), size)
      const cutOff = await cutOffTexts(page, { drawings: true })
      expect.soft([...cutOff, ...(await unreadableTexts(page))], `${path}, ${size}`).toEqual([])
    }
  }
})
