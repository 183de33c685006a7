let isTravelling = false
let shownAddress = ''

/**
 * On Back and Forward the browser scrolls before React shows the other page. Gatsby, which notes each
 * position under the page that is shown, would then note the other page's position for this one.
 */
export function keepScrollPositions(): void {
  window.addEventListener('popstate', () => {
    // A jump to a text on this page keeps the address, and no other page follows.
    isTravelling = window.location.href !== shownAddress
  })
  window.addEventListener(
    'scroll',
    (event) => {
      if (isTravelling) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/** The other page is shown: from now on positions are its own. */
export function handleRouteUpdate(): void {
  isTravelling = false
  shownAddress = window.location.href
}
