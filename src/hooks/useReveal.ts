import { useEffect, useRef } from 'react'
import { revealMargin } from '../styles/motion'

/**
 * Tells the children of a list apart by `data-shown`: whether the window has reached them. The list
 * gets `data-reveal` once that is known, so that without a script everything is simply there.
 */
export function useReveal<List extends HTMLElement>() {
  const list = useRef<List>(null)

  useEffect(() => {
    const { current } = list
    if (!current || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          // What was scrolled past has been reached too.
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
