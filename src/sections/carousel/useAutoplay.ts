import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useInView } from '../../hooks/useInView'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { useMotion } from '../../hooks/useMotion'
import { queryOf } from '../../styles/breakpoints'
import { reducedMotion, slides } from '../../styles/motion'

/**
 * Advances slides by themselves until somebody does something with them. They wait while they are
 * out of view, in a hidden tab or pointed at, and never move where less motion is asked for.
 * @param ready whether there is anything that can move
 */
export function useAutoplay(view: RefObject<Element | null>, ready: boolean, advance: () => void) {
  const [wanted, setWanted] = useState(true)
  const [pointedAt, setPointedAt] = useState(false)
  // At least half of the slides must be in the window.
  const inView = useInView(view, 0.5)
  const reduced = useMediaQuery(queryOf(reducedMotion))
  const { paused } = useMotion()

  const stop = useCallback(() => setWanted(false), [])

  const allowed = ready && !reduced && !paused
  const rotating = allowed && wanted
  const moving = rotating && inView && !pointedAt

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
    stop,
    start: () => setWanted(true),
    setPointedAt,
  }
}
