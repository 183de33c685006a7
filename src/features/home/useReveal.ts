import { useEffect, useRef } from 'react'
import { revealMargin } from '../../styles/motion'

/**
 * Sets `data-shown` on the children of a list when they enter the window, and `data-reveal` on the
 * list after the first report, so that all children are visible without scripts.
 */
export function useReveal<List extends HTMLElement>() {
  const list = useRef<List>(null)

  useEffect(() => {
    const { current } = list
    if (!current || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          // Children above the window count as shown.
          const shown = isIntersecting || boundingClientRect.top < 0
          target.toggleAttribute('data-shown', shown)
        }
        current.dataset.reveal = ''
      },
      { rootMargin: revealMargin },
    )
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return list
}
