type ScrollPosition = Pick<ScrollToOptions, 'left' | 'top'>

/** The attributes that the server's element and React's have in common; classes and ids differ. */
const sharedAttributes = ['name', 'type', 'href']

const identityOf = (element: Element): string => {
  const isChoice = element.matches('[type="radio"], [type="checkbox"]')
  const names = isChoice ? [...sharedAttributes, 'value'] : sharedAttributes
  return [element.localName, ...names.map((name) => element.getAttribute(name))].join('\n')
}

/**
 * Keeps what the visitor did on a page before it is hydrated. React 18 removes the server's elements
 * and renders new ones if anything else has changed the page: a translator, a password manager, a
 * content blocker (https://github.com/facebook/react/issues/24430). The removed elements still have
 * their values, choices and selections.
 * @param container the element with the server's HTML
 * @param signal stops watching the page
 * @returns gives the new elements the state of the removed ones, and the focus and the scroll
 *   positions. It must be called in the task in which React replaces them: before React's effects,
 *   which read the page, and before the browser scrolls.
 */
export function keepPageState(container: Element, signal: AbortSignal): () => void {
  const before = [...container.querySelectorAll('*')]
  const positions = new Map<Element, ScrollPosition>()
  let page: ScrollPosition = {}
  let focused = document.activeElement

  const rememberPosition = (target: EventTarget | null): void => {
    if (target instanceof Element)
      positions.set(target, { left: target.scrollLeft, top: target.scrollTop })
    else page = { left: window.scrollX, top: window.scrollY }
  }
  before.filter((each) => each.scrollLeft || each.scrollTop).forEach(rememberPosition)
  rememberPosition(document)
  const options = { capture: true, signal }
  window.addEventListener('scroll', ({ target }) => rememberPosition(target), options)
  window.addEventListener('focusin', () => (focused = document.activeElement), options)
  window.addEventListener(
    'focusout',
    () => {
      // Not if the element has lost the focus because it was removed: that is in restore's task.
      queueMicrotask(() => (focused = document.activeElement))
    },
    options,
  )

  /** The new element in the place of a removed one. */
  const successorOf = (removed: Element): Element | undefined => {
    const identity = identityOf(removed)
    const alike = (all: readonly Element[]) =>
      all.filter((each) => each.localName === removed.localName && identityOf(each) === identity)
    const after = [...container.querySelectorAll(removed.localName)]
    return alike(after)[alike(before).indexOf(removed)]
  }

  return () => {
    for (const removed of before) {
      if (removed.isConnected) continue
      const position = positions.get(removed)
      const successor = position || isStateful(removed) ? successorOf(removed) : undefined
      if (!successor) continue
      copyState(removed, successor)
      if (position) successor.scrollTo({ ...position, behavior: 'instant' })
    }
    if (focused && !focused.isConnected) moveFocus(focused, successorOf(focused))
    if (window.scrollX !== page.left || window.scrollY !== page.top)
      window.scrollTo({ ...page, behavior: 'instant' })
  }
}

const isStateful = (element: Element): boolean =>
  element.matches('input, textarea, select, details, form')

function copyState(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked) to.checked = from.checked
    copyValue(from, to)
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    copyValue(from, to)
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const initial = [...from.options].findLastIndex(({ defaultSelected }) => defaultSelected)
    if (from.selectedIndex !== Math.max(initial, 0)) to.value = from.value
  } else if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) {
    to.open = from.open
  } else if (from instanceof HTMLFormElement && to instanceof HTMLFormElement) {
    // What the inline scripts have noted.
    for (const [name, value] of Object.entries(from.dataset)) to.dataset[name] ??= value
  }
}

/** Copies a value that was typed, or that React's element does not have, such as the form's id. */
function copyValue<Field extends HTMLInputElement | HTMLTextAreaElement>(
  from: Field,
  to: Field,
): void {
  if (from.value !== from.defaultValue || to.value === '') to.value = from.value
}

function moveFocus(from: Element, to: Element | undefined): void {
  if (!(to instanceof HTMLElement)) return
  to.focus({ preventScroll: true })
  const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  // Fields of some types, such as "email", have a caret that scripts cannot read.
  if (isText(from) && isText(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none')
}
