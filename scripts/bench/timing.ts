import type { Page } from '@playwright/test'

/** A task recorded by the browser: its start and duration, in ms. */
interface Noted {
  start: number
  duration: number
}

interface Notes {
  interactions: Noted[]
  longTasks: Noted[]
}

/** Makes every page record its inputs and long tasks from the start. */
export async function takeNotes(page: Page): Promise<void> {
  // tsx wraps functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    const notes: Notes = { interactions: [], longTasks: [] }
    Object.assign(window, { notes })
    const observe = (options: PerformanceObserverInit, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options)
    const note = ({ startTime, duration }: PerformanceEntry) => ({ start: startTime, duration })
    const timing = { type: 'event', durationThreshold: 16, buffered: true }
    observe(timing, (entry) => {
      if ('interactionId' in entry && entry.interactionId) notes.interactions.push(note(entry))
    })
    observe({ type: 'longtask', buffered: true }, (entry) => notes.longTasks.push(note(entry)))
  })
}

/**
 * The longest of each kind after a moment of the page's clock; 0 if all were too short to be
 * recorded.
 */
export const longestSince = (
  page: Page,
  moment: number,
): Promise<{ interaction: number; task: number }> =>
  page.evaluate((from) => {
    const { notes } = window as unknown as { notes: Notes }
    const longest = (all: Noted[]) =>
      Math.max(0, ...all.filter(({ start }) => start >= from).map(({ duration }) => duration))
    return { interaction: longest(notes.interactions), task: longest(notes.longTasks) }
  }, moment)

/** The time of the page's clock, in ms since the navigation. */
export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** The bytes of the scripts that the page runs, compressed. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  )
