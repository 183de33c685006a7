import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useInView } from '../../hooks/useInView'
import { useMotion } from '../../hooks/useMotion'
import { mediaQuery } from '../../styles/sizes'
import { reducedMotion, slides } from '../../styles/motion'

const matchReduced = () => matchMedia(mediaQuery(reducedMotion))

const onPreferenceChange = (listener: () => void) => {
  const list = matchReduced()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/**
 * Advances slides at an interval until the visitor uses them. Waits while they are out of view, in a
 * hidden tab or hovered, and never runs with reduced motion.
 * @param ready whether the slides can move
 */
export function useAutoplay(view: RefObject<Element | null>, ready: boolean, advance: () => void) {
  const [isOn, setOn] = useState(true)
  const [pointedAt, setPointedAt] = useState(false)
  // At least half of the slides must be in the window.
  const inView = useInView(view, 0.5)
  const reduced = useSyncExternalStore(
    onPreferenceChange,
    () => matchReduced().matches,
    () => false,
  )
  const { paused } = useMotion()

  const stop = useCallback(() => setOn(false), [])

  const allowed = ready && !reduced && !paused
  const rotating = allowed && isOn
  const moving = rotating && inView && !pointedAt

  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(advance, slides.delay)
    return () => clearInterval(timer)
  }, [moving, advance])

  return {
    /** Whether autoplay is possible. */
    allowed,
    /** Whether autoplay is on, even while it waits. */
    rotating,
    stop,
    start: () => setOn(true),
    setPointedAt,
  }
}
