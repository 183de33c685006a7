import { createSessionStore } from '../../browser/store'

/** Where the visitor was when the page was left. */
interface Place {
  url: string
  /** The scroll position, in px. */
  top: number
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'url' in value && 'top' in value

const keptPlace = createSessionStore<Place>('estimate-place', isPlace, { url: '', top: 0 })

/** Keeps the scroll position for a reload and for Back. */
export const keepPlace = (): void =>
  keptPlace.write({ url: window.location.href, top: window.scrollY })

/**
 * The kept scroll position, if the browser has restored it in the shorter page without a result, or at
 * the end of that page, and the visitor has not scrolled since; undefined otherwise.
 */
function findRestoredTop(): number | undefined {
  const { url, top } = keptPlace.read()
  if (url !== window.location.href) return undefined
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return undefined
  const end = document.documentElement.scrollHeight - window.innerHeight
  return Math.abs(window.scrollY - Math.min(top, end)) < 2 ? top : undefined
}

/**
 * Must be called before the result is shown. Browsers restore a scroll position before the result
 * exists that it counts, and scroll anchoring then moves the page by its height.
 * @returns a function that restores the place when the result is shown; undefined if there is nothing
 *   to restore
 */
export function prepareToRestorePlace(): (() => void) | undefined {
  const top = findRestoredTop()
  if (top === undefined) return undefined
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  return () => {
    window.scrollTo({ top, behavior: 'instant' })
    // Anchoring happens when the frame is rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => (style.overflowAnchor = '')))
  }
}
