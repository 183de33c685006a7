import type { Page } from '@playwright/test'

/** Something that moved without the visitor's doing. */
interface Shift {
  /** Its part in the page's cumulative layout shift. */
  value: number
  /** The beginnings of what moved. */
  moved: string[]
}

/** Notes, from the first paint on, what moves without the visitor's doing. */
export const watchShifts = (page: Page) =>
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

/** What has moved since `watchShifts`. */
export const shiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
