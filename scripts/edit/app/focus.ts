import { textsAround } from './decap/decap-form'
import { isLibraryOpen, type Store } from './decap/decap-store'

/**
 * Makes Decap's upload button work with keys: it is a label, which can receive the focus but
 * ignores keys.
 */
export function pressLabels(): void {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (!(target instanceof HTMLLabelElement) || !['Enter', ' '].includes(key)) return
    event.preventDefault()
    target.click()
  })
}

/** The interval at which the state of the picture library is checked, in ms. */
const interval = 100

/**
 * Returns the focus to the field of a picture after one was chosen: Decap replaces the button that
 * had it.
 */
export function returnFocus(store: () => Store | undefined): void {
  const wait = (): Promise<void> => new Promise((done) => setTimeout(done, interval))
  const afterClosing = async (field: Element): Promise<void> => {
    await wait()
    if (!isLibraryOpen(store())) return
    while (isLibraryOpen(store()) || document.querySelector('.ReactModalPortal > *')) await wait()
    if (document.activeElement === document.body) field.querySelector('button')?.focus()
  }
  document.addEventListener('click', ({ target }) => {
    const field = target instanceof Element && target.closest('[class*="-ControlContainer"]')
    if (field) void afterClosing(field)
  })
}

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
