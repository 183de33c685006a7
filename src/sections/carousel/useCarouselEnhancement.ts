import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { CarouselSlides } from './CarouselSlides'

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** What the styles say about a carousel: how many slides stand side by side, what shows beside them. */
function useGeometry(view: RefObject<Element | null>): { shown: number; peek: string } {
  const geometry = useSyncExternalStore(
    onResize,
    () => {
      const style = view.current && getComputedStyle(view.current)
      const read = (name: string): string => style?.getPropertyValue(name).trim() ?? ''
      return `${read('--shown') || 1} ${read('--peek') || '0%'}`
    },
    () => '1 0%',
  )
  const [shown = '1', peek = '0%'] = geometry.split(' ')
  return { shown: Number(shown), peek }
}

/** The slide at which a row is scrolled to, from 0. */
const slideAt = (row: Element): number =>
  Math.round(row.scrollLeft / (row.firstElementChild?.clientWidth || 1))

/**
 * Replaces a row that scrolls by slides that react-slick moves: when it comes near the window, and
 * not while somebody is in it with the keyboard.
 */
export function useCarouselEnhancement(
  view: RefObject<Element | null>,
  row: RefObject<HTMLElement | null>,
  count: number,
) {
  const [taken, setTaken] = useState<{ Slides: typeof CarouselSlides; start: number }>()
  const { shown, peek } = useGeometry(view)
  const needed = count > shown

  useEffect(() => {
    const { current } = row
    if (!current || !needed) return undefined
    const takeOver = async () => {
      const { CarouselSlides: Slides } = await import('./CarouselSlides')
      const begin = () => setTaken({ Slides, start: slideAt(current) })
      if (!current.contains(document.activeElement)) begin()
      else current.addEventListener('focusout', begin, { once: true })
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without it the row goes on scrolling.
        takeOver().catch(() => undefined)
      },
      { rootMargin: '50% 0px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [row, needed])

  return { ...(needed && taken), shown, peek }
}
