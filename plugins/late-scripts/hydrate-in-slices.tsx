import { createElement, lazy, startTransition, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepPageState } from './keep-page-state'

/** Events on which React completes hydration immediately, in one task. */
const discreteEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
  'submit',
]

/** The event that the window dispatches after hydration. */
export const hydrated = 'hydrated'

/** The performance mark of a page that differed from its HTML, for tests and DevTools. */
const renderedAgain = 'rendered-again'

/** The container that Gatsby may pass; in a built page it is the element with the server's HTML. */
export type PageContainer = Element | Document | DocumentFragment | null

interface ObservedProps {
  /**
   * Called when React starts to render the page: first to hydrate it, and again, in the same task as
   * the change of the document, if it renders new elements.
   */
  onRender: () => void
  /** Called when React has attached itself to the page, before the browser paints it. */
  onAttach: () => void
  children: ReactNode
}

/** Suspends the page until the text that is being composed is complete. */
const untilComposed = () =>
  lazy(
    () =>
      new Promise<{ default: () => null }>((resolve) => {
        const finish = () => resolve({ default: () => null })
        window.addEventListener('compositionend', finish, { once: true })
      }),
  )

const Observed = ({ onRender, onAttach, children }: ObservedProps): ReactNode => {
  useLayoutEffect(onAttach, [onAttach])
  // With an input method, a text is composed in a field, which React must not replace meanwhile.
  if (document.documentElement.hasAttribute('data-composing')) return createElement(untilComposed())
  onRender()
  return children
}

/**
 * Disables the style sheet that styled-components adds from now on. While it adds the rules that the
 * page already has, WebKit would compute the styles of the whole page after each slice: hydration
 * would take four times as long.
 * @returns a function that enables it
 */
function disableAddedStyles(): () => void {
  const setDisabled = (disabled: boolean): void => {
    // The page's own styles, and those of extensions, do not have this attribute.
    const added = document.head.querySelectorAll<HTMLStyleElement>('style[data-styled]')
    for (const style of added) style.disabled = disabled
  }
  const observer = new MutationObserver(() => setDisabled(true))
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    setDisabled(false)
  }
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
  const enableStyles = disableAddedStyles()
  startTransition(() => {
    hydrateRoot(
      container,
      <Observed onRender={remember} onAttach={enableStyles}>
        {page}
      </Observed>,
      {
        // Called after React has rendered the page again, and before effects.
        onRecoverableError: (error) => {
          performance.mark(renderedAgain, { detail: String(error) })
          restore()
        },
      },
    )
  })
}
