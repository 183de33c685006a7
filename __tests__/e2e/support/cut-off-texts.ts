import type { Page } from '@playwright/test'

/**
 * Texts that reach beyond the window, or beyond a box that clips them. Scrollable rows and content
 * hidden from assistive technology are ignored.
 * @param drawings whether the texts of drawings count as well
 */
export const cutOffTexts = (page: Page, { drawings }: { drawings: boolean }): Promise<string[]> =>
  page.evaluate((countDrawings) => {
    const width = document.documentElement.clientWidth
    const found = new Set<string>()
    if (document.documentElement.scrollWidth > width) found.add('the page scrolls sideways')

    const isDrawn = (element: Element): boolean =>
      Boolean(element.closest('figure[role="img"]') ?? element.querySelector('figure[role="img"]'))
    const hidden = 'script, style, noscript, [inert]'
    const isRead = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      !element.closest(
        countDrawings && element.closest('figure[role="img"]')
          ? hidden
          : `${hidden}, svg, [aria-hidden="true"]`,
      ) &&
      (!element.closest('details:not([open])') || Boolean(element.closest('summary'))) &&
      // Visually hidden, as the headings of the columns of a table are on a phone.
      [element, element.closest('thead')].every(
        (box) => !box || getComputedStyle(box).clipPath === 'none',
      )

    const cuts = (box: Element, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const { left, right, bottom } = box.getBoundingClientRect()
      const isCutSideways =
        overflowX !== 'visible' && (text.right > right + 2 || text.left < left - 2)
      // The boxes of letters are higher than the letters.
      const isCutBelow = overflowY !== 'visible' && text.bottom > bottom + 6
      return isCutSideways || isCutBelow
    }
    // Of a drawing, a card on a phone shows only the upper part, which ends between two lines.
    const isCropped = (element: Element, text: DOMRect): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (
          isDrawn(box) &&
          getComputedStyle(box).overflowY !== 'visible' &&
          text.top > box.getBoundingClientRect().bottom - 4
        )
          return true
      return false
    }
    const scrolls = (box: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim()
      const element = node.parentElement
      if (!text || !element || !isRead(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || isCropped(element, rect)) continue
        let box: Element | null = element
        while (box && !cuts(box, rect) && !scrolls(box)) box = box.parentElement
        if (box && scrolls(box)) continue
        if (box || rect.right > width + 1 || rect.left < -1) found.add(text.slice(0, 60))
      }
    }
    return [...found]
  }, drawings)
