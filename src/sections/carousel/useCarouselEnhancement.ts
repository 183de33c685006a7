import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { CarouselSlides } from './CarouselSlides'

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** How many slides are side by side, and how much of their neighbors shows, by the styles. */
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

/** The index of the slide to which a row is scrolled, from 0. */
const slideAt = (row: Element): number =>
  Math.round(row.scrollLeft / (row.firstElementChild?.clientWidth || 1))

/** Loads react-slick, which replaces a row near the window that does not have the focus. */
export function useCarouselEnhancement(
  view: RefObject<Element | null>,
  row: RefObject<HTMLElement | null>,
  count: number,
) {
  const [enhancement, setEnhancement] = useState<{ Slides: typeof CarouselSlides; start: number }>()
  const { shown, peek } = useGeometry(view)
  const needed = count > shown

  useEffect(() => {
    const { current } = row
    if (!current || !needed) return undefined
    const enhance = async () => {
      const { CarouselSlides: Slides } = await import('./CarouselSlides')
      const replaceRow = () => setEnhancement({ Slides, start: slideAt(current) })
      const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
        // The row stays while the focus moves within it, and when another window gets the focus.
        const focused = relatedTarget ?? document.activeElement
        if (focused instanceof Node && current.contains(focused)) return
        current.removeEventListener('focusout', handleFocusOut)
        replaceRow()
      }
      if (!current.contains(document.activeElement)) replaceRow()
      else current.addEventListener('focusout', handleFocusOut)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // If react-slick cannot be loaded, the row stays.
        enhance().catch(() => undefined)
      },
      { rootMargin: '50% 0px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [row, needed])

  return { ...(needed && enhancement), shown, peek }
}
