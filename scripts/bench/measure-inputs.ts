import { chromium, type Browser, type Page } from '@playwright/test'
import { controlsToMeasure, type Control } from './controls'
import { median } from './median'
import { serve } from './servers'
import { longestSince, now, scriptBytes, takeNotes } from './timing'

/** The cost of a page's scripts, which load at the first input. */
export interface ScriptCost {
  path: string
  /** Bytes, compressed. */
  bytes: number
  /** The longest task after the first input, in ms; 0 if none takes more than 50. */
  longestTask: number
  /** The same on a processor that is four times slower. */
  slowLongestTask: number
}

/** Interaction to next paint of a control, in ms. */
export interface ControlCost {
  name: string
  path: string
  /** For a first input, before any script has loaded. */
  first: number
  /** After hydration. */
  later: number
}

const slowDown = 4
/** Longer than the work that an input starts, in ms. */
const settleTime = 2500

/** Opens a page on a phone with a CPU that is `rate` times slower, and waits until it is idle. */
async function onPhone<Result>(
  browser: Browser,
  url: string,
  rate: number,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    await page.route(/calendly\.com/, (route) => route.abort())
    await takeNotes(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(url)
    await page.waitForTimeout(settleTime)
    return await measure(page)
  } finally {
    await context.close()
  }
}

const costOfScripts = (browser: Browser, url: string, rate: number) =>
  onPhone(browser, url, rate, async (page) => {
    const start = await now(page)
    await page.keyboard.press('Shift')
    await page.waitForTimeout(settleTime)
    const { task } = await longestSince(page, start)
    return { bytes: await scriptBytes(page), task }
  })

const costOfControl = (browser: Browser, url: string, { operate }: Control) =>
  onPhone(browser, url, slowDown, async (page) => {
    const costs: number[] = []
    for (let time = 0; time < 2; time += 1) {
      const start = await now(page)
      await operate(page)
      await page.waitForTimeout(settleTime)
      costs.push((await longestSince(page, start)).interaction)
    }
    return costs
  })

/** The cost of each page's scripts and the response time of each control, as medians. */
export async function measureInputs(
  paths: readonly string[],
  runs: number,
  executablePath: string,
): Promise<{ scripts: ScriptCost[]; controls: ControlCost[] }> {
  const site = await serve('public')
  const browser = await chromium.launch({ executablePath })
  const repeat = async <Result>(measure: () => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure())
    return results
  }
  const scripts: ScriptCost[] = []
  const controls: ControlCost[] = []
  try {
    for (const path of paths) {
      const [costs, slowCosts] = [
        await repeat(() => costOfScripts(browser, site.origin + path, 1)),
        await repeat(() => costOfScripts(browser, site.origin + path, slowDown)),
      ]
      scripts.push({
        path,
        bytes: median(costs.map((cost) => cost.bytes)),
        longestTask: median(costs.map(({ task }) => task)),
        slowLongestTask: median(slowCosts.map(({ task }) => task)),
      })
    }
    for (const control of controlsToMeasure()) {
      const costs = await repeat(() => costOfControl(browser, site.origin + control.path, control))
      const at = (time: number): number => median(costs.map((cost) => cost[time] ?? NaN))
      controls.push({ name: control.name, path: control.path, first: at(0), later: at(1) })
    }
  } finally {
    await browser.close()
    site.stop()
  }
  return { scripts, controls }
}
