import { useEffect, type RefObject } from 'react'

/** The focusable elements of a menu in tab order. */
const focusable = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('summary, a[href], button')].filter(
    // Safari before 17.4 has no checkVisibility().
    (element) => !('checkVisibility' in element) || element.checkVisibility(),
  )

/** Keeps the focus in the open full-screen menu. Escape closes it and returns the focus. */
export function useModalMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const root = menu.current
    if (!root) return undefined
    const toggle = root.querySelector('summary')
    const onKeyDown = (event: KeyboardEvent) => {
      if (!root.open) return
      if (event.key === 'Escape') {
        root.open = false
        toggle?.focus()
      }
      if (event.key !== 'Tab') return
      const stops = focusable(root)
      const goal = event.shiftKey ? stops.at(-1) : stops[0]
      const edge = event.shiftKey ? stops[0] : stops.at(-1)
      if (document.activeElement === edge) {
        event.preventDefault()
        goal?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [menu])
}
