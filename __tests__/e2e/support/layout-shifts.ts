import type { Page } from '@playwright/test'

/** A layout shift that was not caused by input. */
interface Shift {
  /** Its share of the page's cumulative layout shift. */
  value: number
  /** The start of each moved element's HTML. */
  moved: string[]
}

/** Records layout shifts from the first paint on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        const nodes = sources.map(
          ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML ?? '?',
        )
        shifts.push({ value, moved: nodes.map((html) => html.slice(0, 120)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shifts since `recordLayoutShifts`. */
export const layoutShiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
