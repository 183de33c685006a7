import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepPageState } from './keep-page-state'

/** Events on which React completes hydration immediately, in one task. */
const discreteEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
  ...['click', 'keydown', 'keypress', 'keyup', 'input', 'change', 'submit'],
]

/** The event that the window dispatches after hydration. */
export const hydrated = 'hydrated'

/** The performance mark of a page that differed from its HTML, for tests and DevTools. */
const renderedAgain = 'rendered-again'

/** The container that Gatsby may pass; in a built page it is the element with the server's HTML. */
export type PageContainer = Element | Document | DocumentFragment | null

/**
 * Calls back when React starts to render the page: first to hydrate it, and again, in the same task
 * as the change of the document, if it renders new elements.
 */
const BeforeRender = ({ act, children }: { act: () => void; children: ReactNode }): ReactNode => {
  act()
  return children
}

/**
 * Hydrates a page as a transition, in slices of 5 ms: the longest task of the home page falls from
 * 176 to under 50 ms (https://github.com/gatsbyjs/gatsby/pull/36196). Until hydration is complete
 * the page works natively, and load-scripts.js handles clicks. If the page
 * was changed by others, React renders it again, and it keeps what the visitor did.
 */
export function hydrateInSlices(page: ReactNode, container: PageContainer): void {
  if (!container || container instanceof DocumentFragment) return
  const hydration = new AbortController()
  const options = { capture: true, signal: hydration.signal }
  for (const type of discreteEvents) {
    window.addEventListener(type, (event) => event.stopPropagation(), options)
  }
  window.addEventListener(hydrated, () => hydration.abort(), { once: true })
  const root = container instanceof Document ? container.documentElement : container
  const { remember, restore } = keepPageState(root)
  startTransition(() => {
    hydrateRoot(container, <BeforeRender act={remember}>{page}</BeforeRender>, {
      // Called after React has rendered the page again, and before effects.
      onRecoverableError: (error) => {
        performance.mark(renderedAgain, { detail: String(error) })
        restore()
      },
    })
  })
}
