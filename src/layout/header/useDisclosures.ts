import { type RefObject, useEffect } from 'react'
import { mediaQuery, up } from '../../styles/sizes'

/** The delay before the first menu opens on hover, in ms. */
const openDelay = 200
/** The time after a menu has closed in which the next one opens without delay, in ms. */
const skipDelay = 300
/** The delay before a menu closes after the pointer has left it, in ms. */
const closeDelay = 150

/**
 * Adds the WAI-ARIA disclosure navigation pattern to native disclosures: they open on hover; they
 * close on Escape, which returns the focus to the summary, and when the pointer or the focus
 * leaves. Only in windows that show the menus as panels.
 */
export function useDisclosures(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current
    if (!root) return undefined
    const disclosures = [...root.querySelectorAll('details')]
    const events = new AbortController()
    const { signal } = events
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastClosed = -Infinity
    let openedByHover: HTMLDetailsElement | null = null

    const isWide = () => window.matchMedia(mediaQuery(up.laptop)).matches
    const later = (delay: number, action: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(action, delay)
    }
    const closeAll = () => {
      if (!isWide()) return
      clearTimeout(timer)
      disclosures.forEach((each) => (each.open = false))
    }

    for (const disclosure of disclosures) {
      const summary = disclosure.querySelector('summary')
      const openSoon = () => {
        const other = disclosures.some((each) => each.open && each !== disclosure)
        const recent = performance.now() - lastClosed < skipDelay
        later(other || recent ? 0 : openDelay, () => {
          if (!disclosure.open) openedByHover = disclosure
          disclosure.open = true
        })
      }
      const onEnter = ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && isWide()) openSoon()
      }
      // If the pointer was already here before hydration, there is no `pointerenter` event.
      if (disclosure.matches(':hover') && window.matchMedia('(hover: hover)').matches && isWide())
        openSoon()
      const onLeave = ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && isWide()) later(closeDelay, () => (disclosure.open = false))
      }
      const onToggle = () => {
        if (disclosure.open) return
        lastClosed = performance.now()
        if (openedByHover === disclosure) openedByHover = null
      }
      disclosure.addEventListener('pointerenter', onEnter, { signal })
      disclosure.addEventListener('pointerleave', onLeave, { signal })
      disclosure.addEventListener('toggle', onToggle, { signal })
      summary?.addEventListener(
        'click',
        (event) => {
          clearTimeout(timer)
          // A click shortly after the menu has opened on hover must not close it.
          if (openedByHover === disclosure && disclosure.open) event.preventDefault()
          openedByHover = null
        },
        { signal },
      )
    }

    // On the document: Escape must also close a menu that does not have the focus (WCAG 1.4.13).
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !isWide()) return
        const focused = disclosures.find(
          (each) => each.open && each.contains(document.activeElement),
        )
        closeAll()
        focused?.querySelector('summary')?.focus()
      },
      { signal },
    )
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.contains(relatedTarget)) closeAll()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !root.contains(target)) closeAll()
      },
      { signal },
    )
    return () => {
      clearTimeout(timer)
      events.abort()
    }
  }, [container])
}
