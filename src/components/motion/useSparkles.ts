import { useEffect, useRef } from 'react'
import { mediaQuery } from '../../styles/sizes'
import { reducedMotion, sparkle } from '../../styles/motion'
import { useInView } from '../../hooks/useInView'

const at = (x: number, y: number): string => `${x.toFixed(1)}% ${y.toFixed(1)}%`

/** The first positions: spread evenly, and the same in every build. */
const positions = Array.from({ length: sparkle.count }, (_, index) =>
  at((8 + index * 61.8) % 100, (17 + index * 38.2) % 100),
)

const { min, max } = sparkle.lifespan
const newLife = (): number => min + Math.random() * (max - min)

/**
 * Moves each sparkle to another position when its lifespan is over. It changes the elements' styles
 * instead of rendering again.
 */
export function useSparkles() {
  const field = useRef<HTMLSpanElement>(null)
  const lives = useRef<number[]>()
  const inView = useInView(field)

  useEffect(() => {
    const { current } = field
    if (!current || !inView || matchMedia(mediaQuery(reducedMotion)).matches) return undefined
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
        // It fades out in its last two refreshes, so that the jump is not visible.
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

  return { field, positions, inView }
}
