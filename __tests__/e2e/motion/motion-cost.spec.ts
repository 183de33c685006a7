import type { Browser, Page } from '@playwright/test'
import { expect, open, test } from '../support/test'

/** The maximum script time of a frame for sparkles or decoration, in ms at a quarter of the speed. */
const limit = 4

interface TraceEvent {
  name: string
  ph: string
  /** Time on the processor, in microseconds; a busy machine does not count. */
  tdur?: number
  args?: { data?: { url?: string } }
}

/** The duration of each call into the home page's own script, in ms, the longest first. */
async function costs(browser: Browser, page: Page, action: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await action()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
    .filter(({ name, ph }) => name === 'FunctionCall' && ph === 'X')
    .filter(({ args }) => args?.data?.url?.includes('component---src-pages-index'))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
}

/** One call in twenty may meet garbage collection, which is not its own cost. */
const percentile95 = (sorted: number[]): number => sorted[Math.ceil(sorted.length / 20)] ?? 0

/** Half of the calls take longer. Sections that scroll into view render in calls of their own. */
const median = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

const scroll = async (page: Page): Promise<void> => {
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 120)
    await page.waitForTimeout(40)
  }
}

test.skip(({ browserName }) => browserName !== 'chromium', 'Traces are made by DevTools')

test('sparkles take next to no script time', async ({ browser, page }) => {
  await open(page, '/')
  const calls = await costs(browser, page, () => page.waitForTimeout(2500))
  expect(calls.length).toBeGreaterThan(5)
  expect(percentile95(calls)).toBeLessThan(limit)
})

test('the decoration takes no script time if styles can follow the scroll position', async ({
  browser,
  page,
}) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo({ top: window.innerHeight, behavior: 'instant' }))
  const start = Date.now()
  const scrolled = await costs(browser, page, () => scroll(page))
  const duration = Date.now() - start
  const still = await costs(browser, page, () => page.waitForTimeout(duration))
  // What is left are the observers' reports of what comes into view.
  expect(scrolled.length).toBeLessThan(still.length + 15)
})

test('the decoration takes next to no script time if they cannot', async ({ browser, page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await open(page, '/')
  const calls = await costs(browser, page, () => scroll(page))
  expect(calls.length).toBeGreaterThan(5)
  expect(median(calls)).toBeLessThan(limit)
})

/** Scroll positions one window height apart, from the top to the end of the page. */
const positions = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    const count = Math.ceil((scrollHeight - clientHeight) / clientHeight)
    return Array.from({ length: count + 1 }, (_, index) => index * clientHeight)
  })

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** The endless animations that run: whether each one's element is in the window. */
const endlessAnimations = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity
          ? [effect.target]
          : [],
      )
      .map((target) => {
        // The stars and rows count as in view while what holds them is.
        const box = target?.closest('[data-in-view]') ?? target
        const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {}
        return top < window.innerHeight && bottom > 0
      }),
  )

test('only elements in view are animated, and a page without any takes under 1 % of a core', async ({
  page,
}) => {
  await open(page, '/')
  let max = 0
  for (const top of await positions(page)) {
    await scrollTo(page, top)
    await expect.poll(async () => (await endlessAnimations(page)).includes(false)).toBe(false)
    max = Math.max(max, (await endlessAnimations(page)).length)
  }
  expect(max).toBeGreaterThan(0)

  // The last position, the end of the page, has no animation.
  expect(await endlessAnimations(page)).toEqual([])
  const session = await page.context().newCDPSession(page)
  // The main thread's own time, whatever else the machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  // An animation costs in every period; what the browser does now and then is in some only.
  await expect
    .poll(async () => {
      const before = await taskSeconds()
      await page.waitForTimeout(500)
      return (await taskSeconds()) - before
    })
    .toBeLessThan(0.005)
})
