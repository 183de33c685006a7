import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Whether an element is in the window and its tab is visible; false on the server and until the
 * first report of the IntersectionObserver.
 * @param threshold the part of the element that must be in the window, from 0 (any) to 1 (all)
 */
export function useInView(element: RefObject<Element | null>, threshold = 0): boolean {
  const [intersects, setIntersects] = useState(false)
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )

  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIntersects(entries.at(-1)?.isIntersecting ?? false),
      { threshold },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, threshold])

  return intersects && !hidden
}
