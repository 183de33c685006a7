import type { GatsbyBrowser } from 'gatsby'
import { parsePage } from '../content/addresses'

let isNavigating = false
let shownUrl = ''

/**
 * Keeps the scroll positions that Back and Forward restore. The browser scrolls before React renders
 * the other page, and Gatsby would save that position for the page that is still shown
 * (https://github.com/gatsbyjs/gatsby/issues/28794).
 */
export function keepScrollPositions(): void {
  window.addEventListener('popstate', () => {
    // A jump to a text fragment on the same page keeps the address, and no other page follows.
    isNavigating = window.location.href !== shownUrl
  })
  window.addEventListener(
    'scroll',
    (event) => {
      if (isNavigating) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/** Saves positions again, because the other page is now shown. */
export function handleRouteUpdate(): void {
  isNavigating = false
  shownUrl = window.location.href
}

/** Scrolls to the top after a navigation to another path or list page, not after a filter's. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const before = prevRouterProps?.location
  return (
    location.hash !== '' ||
    before?.pathname !== location.pathname ||
    parsePage(before.search) !== parsePage(location.search)
  )
}
