import { observe } from './observe'

/** A child appears above the lowest 20% of the window. */
const rootMargin = '0px 0px -20% 0px'

/**
 * `data-reveal`: a list whose children have `data-shown` since they entered the window, until they are
 * below it again. The list has `data-revealing` after the first report, so that all children are
 * visible without scripts.
 */
export const startReveal = (signal: AbortSignal): (() => void) =>
  observe(
    signal,
    '[data-reveal] > *',
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // Children above the window count as shown.
        target.toggleAttribute('data-shown', isIntersecting || boundingClientRect.top < 0)
        target.parentElement?.toggleAttribute('data-revealing', true)
      }
    },
    { rootMargin },
  )
