import { observe } from './observe'

/**
 * `data-reveal`: a list whose children slide in when they rise above the lowest 20% of the window, and
 * out when they sink below it. A child says in `data-revealed` where it is: "waiting" in that part
 * and right under the window, "shown" above it, "left" below it after it was shown. Further down it
 * has none, so that it is visible in a picture of the whole page, and on paper.
 */
export const startReveal = (signal: AbortSignal): (() => void) => {
  const selector = '[data-reveal] > *'
  const observeWindow = observe(
    signal,
    selector,
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        if (!isIntersecting && boundingClientRect.top > 0) target.removeAttribute('data-revealed')
        else if (!target.hasAttribute('data-revealed'))
          target.setAttribute('data-revealed', 'waiting')
    },
    // Before it can be seen.
    { rootMargin: '0px 0px 10% 0px' },
  )
  const observeUpperPart = observe(
    signal,
    selector,
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        if (isIntersecting || boundingClientRect.top < 0)
          target.setAttribute('data-revealed', 'shown')
        else if (target.getAttribute('data-revealed') === 'shown')
          target.setAttribute('data-revealed', 'left')
    },
    { rootMargin: '0px 0px -20% 0px' },
  )
  return () => {
    observeWindow()
    observeUpperPart()
  }
}
