import { on } from './delegate'
import { isMotionReduced } from './motion'
import { observe } from './observe'

/** Moves the focus to the start of the page, where Tab then goes on. */
function focusStart(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true })
}

/**
 * `data-to-top`: a corner with a button that scrolls to the top of the page; it has `data-shown` while
 * `data-top` is above the window.
 */
export function startScrollToTop(signal: AbortSignal): () => void {
  on(signal, 'click', '[data-to-top] button', () => {
    focusStart()
    scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' })
  })
  return observe(signal, '[data-top]', (entries) => {
    document
      .querySelector('[data-to-top]')
      ?.toggleAttribute('data-shown', !entries.at(-1)?.isIntersecting)
  })
}
