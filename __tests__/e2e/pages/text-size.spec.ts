import type { Page } from '@playwright/test'
import { kindsOfPage } from '../support/kinds'
import { stylePage } from '../support/style-page'
import { expect, test } from '../support/test'

/** Texts that reach beyond the window, or beyond a box that cuts them off. Rows that move are left out. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = new Set<string>()
    if (document.documentElement.scrollWidth > width) found.add('the page scrolls sideways')

    const isRead = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], svg, script, style, noscript, [inert]') &&
      (!element.closest('details:not([open])') || Boolean(element.closest('summary'))) &&
      getComputedStyle(element).clipPath === 'none'

    const cuts = (box: Element, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const { left, right, bottom } = box.getBoundingClientRect()
      const beside = overflowX !== 'visible' && (text.right > right + 2 || text.left < left - 2)
      // Letters' boxes are higher than the letters.
      return beside || (overflowY !== 'visible' && text.bottom > bottom + 6)
    }
    const scrolls = (box: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim()
      const element = node.parentElement
      if (!words || !element || !isRead(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue
        let box: Element | null = element
        while (box && !cuts(box, rect) && !scrolls(box)) box = box.parentElement
        if (box && scrolls(box)) continue
        if (box || rect.right > width + 1 || rect.left < -1) found.add(words.slice(0, 60))
      }
    }
    return [...found]
  })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path } of kindsOfPage()) {
  test(`${name}: nothing is cut off at 320 px, nor with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await cutOff(page)).toEqual([])
    // Harder than the browser's own setting, for which the page would take its narrower layout.
    await stylePage(page, 'html { font-size: 200% }')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await cutOff(page), `at ${width} px`).toEqual([])
    }
  })
}
