import type { Page } from '@playwright/test'

/** What floats at the bottom of the window over a part of the focused element; '' if nothing does. */
export const coveringFocus = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const focused = document.activeElement ?? document.body
    const under = focused.getBoundingClientRect()
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    const floating = [...document.querySelectorAll('button, [data-contact-bar]')].filter(isFixed)
    const over = floating.find((part) => {
      const box = part.getBoundingClientRect()
      return (
        focused !== document.body &&
        !part.contains(focused) &&
        part.checkVisibility({ visibilityProperty: true }) &&
        box.right > under.left + 1 &&
        box.left < under.right - 1 &&
        box.bottom > under.top + 1 &&
        box.top < under.bottom - 1
      )
    })
    return over ? `${over.outerHTML.slice(0, 60)} over ${focused.outerHTML.slice(0, 120)}` : ''
  })
