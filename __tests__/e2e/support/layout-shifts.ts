import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/**
 * The layout shifts since the first paint: of each, its share of the cumulative layout shift, and
 * the start of each moved element's HTML.
 */
export const layoutShiftsOn = (page: Page): Promise<{ value: number; moved: string[] }[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as LayoutShift[]
    observer.disconnect()
    const htmlOf = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? '?'
    return shifts.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => htmlOf(node)),
    }))
  })
