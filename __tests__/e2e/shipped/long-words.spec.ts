import { cutOffTexts } from '../support/cut-off-texts'
import { paintFrames } from '../support/frames'
import { openAllDetails } from '../support/open-all-details'
import { pageKinds } from '../support/pages'
import { expect, test } from '../support/test'

/** A compound as German, Finnish and Hungarian have them, of 46 letters, in which no browser sees a hyphen. */
const word = 'Verkehrsinfrastrukturfinanzierungsgesellschaft'

test.use({ viewport: { width: 320, height: 800 } })

test('a long word stays in the window wherever a text has one', async ({ page }) => {
  test.setTimeout(10 * 60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of pageKinds()) {
    await page.goto(path)
    await openAllDetails(page, 'main details')
    await page.evaluate((longWord) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      // The build marks the long words of tables and fits figures with their units. The items of the
      // menu bar are short words.
      const leftOut =
        'script, style, noscript, svg, pre, [aria-hidden="true"], figure[role="img"], table, p > span > span, header nav summary, header nav > ul > li > a'
      const isRead = (element: Element | null) => !element?.closest(leftOut)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (isRead(node.parentElement))
          node.nodeValue = node.nodeValue?.replace(/\p{L}{4,}/u, longWord) ?? ''
    }, word)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await paintFrames(page)
      const cutOff = await cutOffTexts(page, { drawings: false })
      expect.soft(cutOff, `${path}, ${width} px`).toEqual([])
    }
  }
})
