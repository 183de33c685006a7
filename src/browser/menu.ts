import { mediaQuery, up } from '../styles/breakpoints'
import { closest, contains, on } from './delegate'

/** The delay before the first menu opens on hover, in ms. */
const openDelay = 200
/** The time after a menu has closed in which the next one opens without delay, in ms. */
const skipDelay = 300
/** The delay before a menu closes after the pointer has left it, in ms. */
const closeDelay = 150

const container = '[data-disclosures]'
const disclosure = `${container} details`

const isOpen = (menu: Element | undefined): boolean => Boolean(menu?.hasAttribute('open'))

const setOpen = (menu: Element, open: boolean): boolean => menu.toggleAttribute('open', open)

/** The disclosures of the navigation that are open. */
const openMenus = () => Array.from(document.querySelectorAll(`${disclosure}[open]`))

const closeMenus = (): void => openMenus().forEach((menu) => setOpen(menu, false))

/** The full-screen menu; not in browsers without popovers, which show it under the bar. */
function findPopover(): HTMLElement | null {
  const popover = document.querySelector<HTMLElement>('[data-menu]')
  return popover && 'hidePopover' in popover ? popover : null
}

const closePopover = (): void => findPopover()?.hidePopover()

const isPopoverOpen = (): boolean => Boolean(findPopover()?.matches(':popover-open'))

/**
 * Hides the page behind the full-screen menu, or shows it: hidden, it does not scroll, takes no focus
 * and is not read. To skip the contents of the large parts costs browsers much less than any property
 * that their elements inherit, such as `visibility` or `inert`.
 */
function setPageHidden(isHidden: boolean): void {
  const header = document.querySelector('header')
  const parts = Array.from(header?.parentElement?.children ?? []).filter(
    (part): part is HTMLElement => part !== header && part instanceof HTMLElement,
  )
  // All are read before one is written: a part whose contents are skipped would have no height.
  const heights = parts.map((part) => (isHidden ? `${part.getBoundingClientRect().height}px` : ''))
  parts.forEach((part, index) => {
    const { style, tagName } = part
    if (['MAIN', 'FOOTER'].includes(tagName)) {
      style.height = heights[index] ?? ''
      style.contentVisibility = isHidden ? 'hidden' : ''
      // The landmark itself.
      part.ariaHidden = isHidden ? 'true' : null
    } else style.visibility = isHidden ? 'hidden' : ''
  })
  const { style, clientWidth } = document.documentElement
  // Without the gutter the bar would move where a scrollbar takes space.
  style.scrollbarGutter = isHidden && innerWidth > clientWidth ? 'stable' : ''
  style.overflow = isHidden ? 'hidden' : ''
}

function closeAll(): void {
  closeMenus()
  closePopover()
  setPageHidden(false)
}

/**
 * `data-disclosures`: adds the WAI-ARIA disclosure navigation pattern to native disclosures: they open
 * on hover; they close on Escape, which returns the focus to the summary, and when the pointer or the
 * focus leaves. Only in windows that show the menus as panels.
 *
 * `data-menu`: a popover over the whole page, which closes when one of its links is followed, which may
 * lead to the same page, and when the window becomes wide.
 */
export function startMenu(signal: AbortSignal): void {
  const wide = matchMedia(mediaQuery(up.laptop))
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastClosed = -Infinity
  let openedByHover: Element | undefined

  const later = (delay: number, action: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }
  const openSoon = (menu: Element): void => {
    const isQuick =
      performance.now() - lastClosed < skipDelay || openMenus().some((open) => open !== menu)
    later(isQuick ? 0 : openDelay, () => {
      if (!isOpen(menu)) openedByHover = menu
      setOpen(menu, true)
    })
  }
  const closePanels = (): void => {
    if (!wide.matches) return
    clearTimeout(timer)
    closeMenus()
  }
  /** Handles the events of a mouse that enters or leaves a menu. */
  const onCross = (type: 'pointerover' | 'pointerout', handle: (menu: Element) => void): void =>
    on(signal, type, disclosure, (menu, event) => {
      const isInside = contains(menu, event.relatedTarget)
      if (event.pointerType === 'mouse' && wide.matches && !isInside) handle(menu)
    })

  onCross('pointerover', openSoon)
  onCross('pointerout', (menu) => later(closeDelay, () => setOpen(menu, false)))
  // If the pointer was already there before the script, there is no event.
  const hovered = document.querySelector(`${disclosure}:hover`)
  if (hovered && wide.matches && matchMedia('(hover: hover)').matches) openSoon(hovered)

  on(
    signal,
    'toggle',
    disclosure,
    (menu) => {
      if (isOpen(menu)) return
      lastClosed = performance.now()
      if (openedByHover === menu) openedByHover = undefined
    },
    true,
  )
  on(signal, 'click', `${disclosure} > summary`, ({ parentElement }, event) => {
    clearTimeout(timer)
    // A click shortly after the menu has opened on hover must not close it.
    if (isOpen(openedByHover) && openedByHover === parentElement) event.preventDefault()
    openedByHover = undefined
  })
  // In the whole document: Escape must also close a menu that does not have the focus (WCAG 1.4.13).
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !wide.matches) return
      const focused = closest(document.activeElement, `${disclosure}[open]`)
      closePanels()
      focused?.querySelector('summary')?.focus({ preventScroll: true })
    },
    { signal },
  )
  on(signal, 'focusout', container, (nav, { relatedTarget }) => {
    if (relatedTarget && !contains(nav, relatedTarget)) closePanels()
  })
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!closest(target, container)) closePanels()
    },
    { signal },
  )

  // The menu covers the page, and is shown first: the page's layout would keep the tap waiting. The
  // disclosures in it have the same event.
  on(
    signal,
    'toggle',
    '[data-menu]',
    (menu, { target, newState }) => {
      if (target === menu) setPageHidden(newState === 'open')
    },
    true,
  )
  on(
    signal,
    'beforetoggle',
    '[data-menu]',
    (_, { newState }) => {
      if (newState === 'closed') setPageHidden(false)
    },
    true,
  )
  // It may have been opened before the script.
  if (isPopoverOpen()) setPageHidden(true)
  // The heights of the parts are others.
  addEventListener(
    'resize',
    () => {
      if (!isPopoverOpen()) return
      setPageHidden(false)
      setPageHidden(true)
    },
    { signal },
  )
  on(signal, 'click', '[data-menu] a', closePopover)
  wide.addEventListener('change', closePopover, { signal })
  addEventListener('beforeprint', closePopover, { signal })
  // The back/forward cache shows a page as it was left. WebKit restores the popover.
  addEventListener('pagehide', closeAll, { signal })
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) closeAll()
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}
