import type { Browser, Page } from '@playwright/test'
import { expect, open, test } from '../support/test'

/** The most script that the sparkles or the decoration may take of a frame at a fourth of the speed, in ms. */
const limit = 4

interface TraceEvent {
  name: string
  ph: string
  /** Time on the processor, in microseconds; a busy machine does not count. */
  tdur?: number
  args?: { data?: { url?: string } }
}

/** How long each call into the home page's own script took, in ms, the longest first. */
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

/** A call in twenty may meet the collection of garbage, which is not its own cost. */
const usualMost = (sorted: number[]): number => sorted[Math.ceil(sorted.length / 20)] ?? 0

/** Half of the calls take longer. Sections that scroll into view render in calls of their own. */
const median = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

const scroll = async (page: Page): Promise<void> => {
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 120)
    await page.waitForTimeout(40)
  }
}

test.skip(({ browserName }) => browserName !== 'chromium', 'Traces are made by DevTools')

test('the sparkles take next to no script', async ({ browser, page }) => {
  await open(page, '/')
  await page.waitForTimeout(1000)
  const calls = await costs(browser, page, () => page.waitForTimeout(4000))
  expect(calls.length).toBeGreaterThan(5)
  expect(usualMost(calls)).toBeLessThan(limit)
})

test('the decoration takes no script where styles can follow the scroll position', async ({
  browser,
  page,
}) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo({ top: window.innerHeight, behavior: 'instant' }))
  await page.waitForTimeout(1000)
  const still = await costs(browser, page, () => page.waitForTimeout(1600))
  const scrolled = await costs(browser, page, () => scroll(page))
  // What is left are the observers' reports of what comes into view.
  expect(scrolled.length).toBeLessThan(still.length + 15)
})

test('the decoration takes next to no script where they cannot', async ({ browser, page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await open(page, '/')
  await page.waitForTimeout(1000)
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

test('only what is in view moves, wherever the page is scrolled', async ({ page }) => {
  await open(page, '/')
  let most = 0
  for (const top of await positions(page)) {
    await scrollTo(page, top)
    await expect.poll(async () => (await endlessAnimations(page)).includes(false)).toBe(false)
    most = Math.max(most, (await endlessAnimations(page)).length)
  }
  expect(most).toBeGreaterThan(0)
})

test('a page on which nothing in view moves takes under 1 % of a core', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 1e6)
  await expect.poll(() => endlessAnimations(page)).toEqual([])
  await page.waitForTimeout(2000)
  const session = await page.context().newCDPSession(page)
  // The main thread's own time; a busy machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  // An animation costs in every second; what the browser does now and then is in some only.
  const seconds: number[] = []
  for (let second = 0; second < 4; second += 1) {
    const before = await taskSeconds()
    await page.waitForTimeout(1000)
    seconds.push((await taskSeconds()) - before)
  }
  expect(Math.min(...seconds)).toBeLessThan(0.01)
})
