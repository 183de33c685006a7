import { useEffect, useRef } from 'react'
import { queryOf } from '../styles/breakpoints'
import { calm, sparkle } from '../styles/motion'

const at = (x: number, y: number): string => `${x.toFixed(1)}% ${y.toFixed(1)}%`

/** Where the sparkles are before they move: spread evenly, and alike in every build. */
const places = Array.from({ length: sparkle.count }, (_, index) =>
  at((8 + index * 61.8) % 100, (17 + index * 38.2) % 100),
)

const { least, most } = sparkle.lifespan
const newLife = (): number => least + Math.random() * (most - least)

/**
 * Lets sparkles live and appear elsewhere: on each refresh those whose life is over change place.
 * Nothing is rendered anew, and at most a few elements change one style.
 */
export function useSparkles() {
  const field = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const { current } = field
    if (!current || matchMedia(queryOf(calm)).matches) return undefined
    const stars = [...current.children].filter((child) => child instanceof HTMLElement)
    const lives = stars.map((_, index) => newLife() * ((index + 1) / stars.length))
    const refresh = () => {
      if (document.documentElement.dataset['motion'] !== 'running') return
      stars.forEach((star, index) => {
        const before = lives[index] ?? 0
        const life = before - sparkle.unitsPerRefresh
        lives[index] = life
        // It fades in its last two refreshes, so that nobody sees it jump.
        if (life < 2 * sparkle.unitsPerRefresh) star.dataset['faded'] = ''
        if (life > 0) return
        lives[index] = newLife()
        star.style.translate = at(Math.random() * 100, Math.random() * 100)
        delete star.dataset['faded']
      })
    }
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearInterval(timer)
      if (entries.at(-1)?.isIntersecting) timer = setInterval(refresh, sparkle.refresh)
    })
    observer.observe(current)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [])

  return { field, places }
}
