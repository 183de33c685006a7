import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useMediaQuery } from '../components/useMediaQuery'
import { useMotion } from '../layout/useMotion'
import { queryOf } from '../styles/breakpoints'
import { calm, slides } from '../styles/motion'

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether at least half of an element is in the window. */
function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}

/**
 * Advances slides by themselves until somebody does something with them. They wait while they are
 * out of view, in a hidden tab or pointed at, and never move where less motion is asked for.
 * @param ready whether there is anything that can move
 */
export function useAutoplay(view: RefObject<Element | null>, ready: boolean, advance: () => void) {
  const [wanted, setWanted] = useState(true)
  const [pointedAt, setPointedAt] = useState(false)
  const inView = useInView(view)
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  const reduced = useMediaQuery(queryOf(calm))
  const { paused } = useMotion()

  const allowed = ready && !reduced && !paused
  const rotating = allowed && wanted
  const moving = rotating && inView && !hidden && !pointedAt

  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(advance, slides.delay)
    return () => clearInterval(timer)
  }, [moving, advance])

  return {
    /** Whether slides may move by themselves at all here. */
    allowed,
    /** Whether they do, apart from short waits. */
    rotating,
    stop: () => setWanted(false),
    start: () => setWanted(true),
    setPointedAt,
  }
}
