import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from './browser'
import { servePreview } from './preview/server'

/**
 * Prints how much processor time of the main thread pages of the built site take on a phone until
 * 1.5 s after their load event: `npx tsx scripts/main-thread.mts / /contact-us/`. Addresses of
 * another site may follow, to compare with. The pages are loaded in turn, each in a new profile, so
 * that a slower minute of the machine meets all of them.
 */
const runs = 9
const port = Number(process.env.PORT ?? 9200)
const siteOrigin = `http://localhost:${port}`

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** The columns of the table, and the names of Chromium's metrics, which are in seconds. */
const columns = {
  'total ms': 'TaskDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  script: 'ScriptDuration',
}

async function measure(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // Processor time instead of elapsed time, so that what else the machine does counts little.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  const values = new Map(metrics.map(({ name, value }) => [name, value * 1000]))
  return Object.values(columns).map((name) => values.get(name) ?? NaN)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const pages = process.argv.slice(2)
const { server } = await servePreview('public', port, 'test-results/submissions')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const measured = new Map(pages.map((page): [string, number[][]] => [page, []]))
// The first round only warms the browser up.
for (let run = 0; run <= runs; run += 1)
  for (const [page, times] of measured) {
    const time = await measure(browser, new URL(page, siteOrigin).href)
    if (run > 0) times.push(time)
  }
await browser.close()
server.close()

console.log(`| page | ${Object.keys(columns).join(' | ')} |`)
console.log(`| --- |${' ---: |'.repeat(Object.keys(columns).length)}`)
for (const [page, times] of measured) {
  const medians = Object.keys(columns).map((_, at) => median(times.map((time) => time[at] ?? NaN)))
  console.log(`| ${[page, ...medians.map((time) => time.toFixed(0))].join(' | ')} |`)
}
