import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hydrated } from '../../browser/hydration-triggers'

/** Events on which React completes hydration immediately, in one task. */
const discreteEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
  ...['click', 'keydown', 'keypress', 'keyup', 'input', 'change', 'submit'],
]

/** The container that Gatsby may pass; in a built page it is the element with the server's HTML. */
export type PageContainer = Element | Document | DocumentFragment | null

/**
 * Hydrates a page as a transition, in slices of 5 ms: the longest task of the home page falls from
 * 176 to under 50 ms (https://github.com/gatsbyjs/gatsby/pull/36196). Until hydration is complete
 * the page works natively, and src/gatsby/node/webpack/load-scripts.js replays clicks.
 */
export function hydrateInSlices(page: ReactNode, container: PageContainer): void {
  if (!container || container instanceof DocumentFragment) return
  const hydration = new AbortController()
  const options = { capture: true, signal: hydration.signal }
  for (const type of discreteEvents) {
    window.addEventListener(type, (event) => event.stopPropagation(), options)
  }
  // Runs before the loader's listener for this event, which replays clicks.
  window.addEventListener(hydrated, () => hydration.abort(), { capture: true, once: true })
  startTransition(() => {
    hydrateRoot(container, page)
  })
}
