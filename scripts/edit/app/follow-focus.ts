import { textsAround } from './decap/decap-form'

/** The page next to the form: a frame inside the frame of Decap's preview. */
const shownPage = (): Document | null | undefined =>
  document
    .querySelector<HTMLIFrameElement>('#preview-pane')
    ?.contentDocument?.querySelector('iframe')?.contentDocument

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A single number or character occurs everywhere. */
const canBeFound = (text: string): boolean => text.startsWith('/') || /\p{L}{3}/u.test(text)

/**
 * The smallest part of a page that contains a text, shows it as a picture, or links to it; the
 * first one of several.
 */
export function findInPage(main: Element, text: string): Element | undefined {
  const wanted = plain(text)
  if (!canBeFound(wanted)) return undefined
  const attribute = wanted.startsWith('/') ? 'href' : 'alt'
  const isIt = (element: Element): boolean => element.getAttribute(attribute) === wanted
  const has = (element: Element): boolean =>
    !element.matches('nav') &&
    (plain(element.textContent).includes(wanted) ||
      [element, ...element.querySelectorAll(`[${attribute}]`)].some(isIt))
  let place: Element = main
  for (let next: Element | undefined = main; next; next = [...next.children].find(has)) place = next
  return place === main ? undefined : place
}

/**
 * Scrolls the page to the part that a field is about when the field receives the focus.
 * @param valueOf returns the value of a field of the open form
 */
export function followFocus(valueOf: (field: string) => unknown): void {
  document.addEventListener('focusin', ({ target }) => {
    const main = shownPage()?.querySelector('main')
    if (!main || !(target instanceof Element)) return
    for (const text of textsAround(target, valueOf)) {
      const place = findInPage(main, text)
      if (!place) continue
      const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      place.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'instant' : 'smooth' })
      return
    }
  })
}
