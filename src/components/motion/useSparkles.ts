import { useEffect, useRef } from 'react'
import { queryOf } from '../../styles/breakpoints'
import { reducedMotion, sparkle } from '../../styles/motion'
import { useInView } from '../../hooks/useInView'

const at = (x: number, y: number): string => `${x.toFixed(1)}% ${y.toFixed(1)}%`

/** Where the sparkles are before they move: spread evenly, and alike in every build. */
const places = Array.from({ length: sparkle.count }, (_, index) =>
  at((8 + index * 61.8) % 100, (17 + index * 38.2) % 100),
)

const { least, most } = sparkle.lifespan
const newLife = (): number => least + Math.random() * (most - least)

/**
 * Lets sparkles live and appear elsewhere: on each refresh those whose life is over change place.
 * Nothing is rendered again, and at most a few elements change one style.
 */
export function useSparkles() {
  const field = useRef<HTMLSpanElement>(null)
  const lives = useRef<number[]>()
  const inView = useInView(field)

  useEffect(() => {
    const { current } = field
    if (!current || !inView || matchMedia(queryOf(reducedMotion)).matches) return undefined
    const stars = [...current.children].filter((child) => child instanceof HTMLElement)
    const left = (lives.current ??= stars.map(
      (_, index) => newLife() * ((index + 1) / stars.length),
    ))
    const refresh = () => {
      if (document.documentElement.dataset.motion !== 'running') return
      stars.forEach((star, index) => {
        const before = left[index] ?? 0
        const life = before - sparkle.unitsPerRefresh
        left[index] = life
        // It fades in its last two refreshes, so that nobody sees it jump.
        if (life < 2 * sparkle.unitsPerRefresh) star.dataset.faded = ''
        if (life > 0) return
        left[index] = newLife()
        star.style.translate = at(Math.random() * 100, Math.random() * 100)
        delete star.dataset.faded
      })
    }
    const timer = setInterval(refresh, sparkle.refresh)
    return () => clearInterval(timer)
  }, [inView])

  return { field, places, inView }
}
