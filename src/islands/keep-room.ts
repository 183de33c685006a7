import { tryStorage } from '../browser/try-storage'

const pageHeight = (): number => document.documentElement.scrollHeight

/** The key in session storage of the place and the height of the page when it was left, in px. */
const leftKey = (): string => `left ${location.href}`

/**
 * Keeps the place in the page, and its height, for a reload and for Back. Without storage, the place is
 * kept only as far as the page is long enough.
 */
export const keepPlace = (): void =>
  tryStorage((storage) => storage.setItem(leftKey(), `${scrollY} ${pageHeight()}`))

/** @returns not numbers if the page was not left in this tab */
const readLeft = (): [top: number, height: number] =>
  String(tryStorage((storage) => storage.getItem(leftKey())))
    .split(' ')
    .map(Number) as [number, number]

/** Whether the browser restores a place in the page: after a reload, and on the way back or forward. */
function isRestored(): boolean {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  return type !== 'navigate'
}

/**
 * Adds room below an island that will show more than its HTML, so that the page has the height with which
 * it was left: browsers restore a place only in a page that is long enough.
 * @returns a function that takes the room away, when the island is awake. What it shows above the place
 *   moves the page, and the place may have been restored without it: the page returns to where it was,
 *   unless the visitor has scrolled elsewhere.
 */
export function keepRoom(island: HTMLElement): (() => void) | undefined {
  const [top, height] = readLeft()
  const missing = height - pageHeight()
  if (!(missing > 0)) return undefined
  const room = document.createElement('div')
  room.style.height = `${missing}px`
  island.after(room)
  const root = document.documentElement.style
  root.overflowAnchor = 'none'
  return () => {
    const { scrollY: current } = window
    room.remove()
    if (isRestored() && current > top - missing - 2 && current < top + 2)
      scrollTo({ top, behavior: 'instant' })
    // Anchoring happens when the frame is rendered.
    setTimeout(() => (root.overflowAnchor = ''), 100)
  }
}
