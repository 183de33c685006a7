const pageHeight = (): number => document.documentElement.scrollHeight

/** The key in session storage of the place and the height of the page when it was left, in px. */
const leftKey = (): string => `left ${location.href}`

/** Keeps the place in the page, and its height, for a reload and for Back. */
export function keepPlace(): void {
  try {
    sessionStorage.setItem(leftKey(), JSON.stringify([scrollY, pageHeight()]))
  } catch {
    // Without storage, the place is kept only as far as the page is long enough.
  }
}

/** @returns the place, 0 if the page was not left, and by how much the page is shorter now, in px */
function readPlace(): [top: number, missing: number] {
  try {
    const [top, height] = JSON.parse(sessionStorage.getItem(leftKey()) ?? '[0,0]') as [
      number,
      number,
    ]
    return [top, height - pageHeight()]
  } catch {
    return [0, 0]
  }
}

/** Whether the browser restores a place in the page. */
const isRestored = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => /^(reload|back_forward)$/.test((entry as PerformanceNavigationTiming).type))

/**
 * Adds room to an island that will show more than its HTML, so that the page has the height with which
 * it was left: browsers restore a place only in a page that is long enough.
 * @returns a function that takes the room away, when the island is awake. What it shows above the place
 *   moves the page, and the place may have been restored without it: the page returns to where it was,
 *   unless the visitor has scrolled elsewhere.
 */
export function keepRoom(island: HTMLElement): () => void {
  const [top, missing] = readPlace()
  // An island itself has no box.
  const { style } = island.firstElementChild as HTMLElement
  if (missing <= 0) return () => undefined
  const root = document.documentElement.style
  root.overflowAnchor = 'none'
  style.marginBottom = `${missing}px`
  return () => {
    const { scrollY: current } = window
    style.marginBottom = ''
    if (isRestored() && current > top - missing - 2 && current < top + 2)
      scrollTo({ top, behavior: 'instant' })
    // Anchoring happens when the frame is rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => (root.overflowAnchor = '')))
  }
}
