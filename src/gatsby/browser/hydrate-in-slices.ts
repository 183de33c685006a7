import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hydrated } from '../../components/hydration-triggers'

/** Events that make React finish a hydration at once, in one task, before it handles them. */
const discreteEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
  ...['click', 'keydown', 'keypress', 'keyup', 'input', 'change', 'submit'],
]

/** What Gatsby may hand over; in a built page it is the element with the server's HTML. */
type PageContainer = Element | Document | DocumentFragment | null

/**
 * Hydrates a page as a transition, which React does in slices of 5 ms, with room for input between
 * them. Until it is complete the page works as it does before its scripts: natively, with the
 * replay of clicks in src/gatsby/node/webpack/load-scripts.js.
 */
export function hydrateInSlices(page: ReactNode, container: PageContainer): void {
  if (!container || container instanceof DocumentFragment) return
  const hydration = new AbortController()
  const options = { capture: true, signal: hydration.signal }
  for (const type of discreteEvents) {
    window.addEventListener(type, (event) => event.stopPropagation(), options)
  }
  // Before the loader's listener for this event, which replays clicks that React has to receive.
  window.addEventListener(hydrated, () => hydration.abort(), { capture: true, once: true })
  startTransition(() => {
    hydrateRoot(container, page)
  })
}
