/** The attributes that the server's element and React's have in common; classes differ. */
const sharedAttributes = ['name', 'type', 'href']

const identityOf = (element: Element): string => {
  const isChoice = element.matches('[type="radio"], [type="checkbox"]')
  const names = isChoice ? [...sharedAttributes, 'value'] : sharedAttributes
  return [
    element.localName,
    ...names.map((name) => element.getAttribute(name)),
    // React generates other ids, all with colons. A field that others have added has none.
    element.id.replace(/^:.*/, ':'),
  ].join('\n')
}

/** The text of an element, or of what labels it; a translator may have changed it. */
const visibleLabel = (element: Element): string =>
  (element instanceof HTMLDetailsElement
    ? element.querySelector('summary')
    : isField(element)
      ? element.labels?.[0]
      : element
  )?.textContent ?? ''

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** The element that should not move in the window. */
function findAnchor(focused: Element | null): Element | null {
  if (focused && focused !== document.body && isInView(focused)) return focused
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  return middle?.closest('p, h1, h2, h3, section') ?? null
}

/**
 * Keeps what the visitor did on a page before it is hydrated. React 18 removes the server's elements
 * and renders new ones if anything else has changed the page: a translator, a password manager, a
 * content blocker (https://github.com/facebook/react/issues/24430). The removed elements still have
 * their values, choices and selections.
 * @param container the element with the server's HTML
 * @returns `remember` must be called before React replaces the elements, and `restore` afterwards,
 *   in the same task: before React's effects, which read the page, and before the browser scrolls
 */
export function keepPageState(container: Element) {
  const before = [...container.querySelectorAll('*')]
  let scrolled: [element: Element, position: ScrollToOptions][] = []
  let focused: Element | null = null
  let anchor: Element | null = null
  let anchorTop = 0

  /** The new element of a removed one: of several, that with its label, or in its place. */
  const successorOf = (removed: Element): Element | undefined => {
    const identity = identityOf(removed)
    const alike = (all: readonly Element[]) =>
      all.filter((each) => each.localName === removed.localName && identityOf(each) === identity)
    const [earlier, after] = [
      alike(before),
      alike([...container.querySelectorAll(removed.localName)]),
    ]
    const label = visibleLabel(removed)
    const [labeled, ...others] = after.filter((each) => label && visibleLabel(each) === label)
    if (labeled && others.length === 0) return labeled
    // Others have removed or added some, and translated the page: the place is unknown.
    return earlier.length === after.length ? after[earlier.indexOf(removed)] : undefined
  }

  return {
    remember: (): void => {
      focused = document.activeElement
      anchor = findAnchor(focused)
      anchorTop = anchor?.getBoundingClientRect().top ?? 0
      scrolled = before
        .filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop)
        .map((each) => [each, { left: each.scrollLeft, top: each.scrollTop }])
    },
    restore: (): void => {
      for (const removed of before) {
        if (removed.isConnected || !(isField(removed) || removed instanceof HTMLDetailsElement))
          continue
        const successor = successorOf(removed)
        if (successor) copyState(removed, successor)
      }
      for (const [removed, position] of scrolled)
        successorOf(removed)?.scrollTo({ ...position, behavior: 'instant' })
      if (focused && !focused.isConnected) moveFocus(focused, successorOf(focused))
      const newAnchor = anchor && successorOf(anchor)
      if (newAnchor)
        window.scrollBy({
          top: newAnchor.getBoundingClientRect().top - anchorTop,
          behavior: 'instant',
        })
    },
  }
}

const isField = (
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element.matches('input, textarea, select')

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
