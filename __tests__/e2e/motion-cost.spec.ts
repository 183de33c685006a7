import type { Browser, Page } from '@playwright/test'
import { expect, open, test } from './test'

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
  expect(usualMost(calls)).toBeLessThan(limit)
})
