import { chromium, type Browser, type Page } from '@playwright/test'
import type { PageKind } from '../../__tests__/e2e/support/page-kinds'
import { waitForHydration } from '../../__tests__/e2e/support/test'
import { controlsToMeasure, type Control } from './controls'
import { median } from './median'
import { serve } from './servers'
import { longestSince, now, scriptBytes, takeNotes } from './timing'

/** What a page's scripts take, which come at the first input. */
export interface ScriptCost {
  name: string
  /** Bytes, compressed. */
  bytes: number
  /** The longest task from the first input on, in ms; 0 if none takes more than 50. */
  longestTask: number
  /** The same on a processor four times slower. */
  slowLongestTask: number
}

/** Interaction to next paint of a control, in ms. */
export interface ControlCost {
  name: string
  path: string
  /** As the very first input, before any script has come. */
  first: number
  /** Once the page's scripts are at work. */
  later: number
}

const slowDown = 4
/** Longer than what follows an input takes, in ms. */
const settled = 2500

/** Opens a page on a phone that is as fast as this machine, or so many times slower, and waits until nothing more happens. */
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
    await page.waitForTimeout(settled)
    return await measure(page)
  } finally {
    await context.close()
  }
}

const costOfScripts = (browser: Browser, url: string, rate: number) =>
  onPhone(browser, url, rate, async (page) => {
    const start = await now(page)
    await waitForHydration(page)
    await page.waitForTimeout(settled)
    const { task } = await longestSince(page, start)
    return { bytes: await scriptBytes(page), task }
  })

const costOfControl = (browser: Browser, url: string, { operate }: Control) =>
  onPhone(browser, url, slowDown, async (page) => {
    const costs: number[] = []
    for (let time = 0; time < 2; time += 1) {
      const start = await now(page)
      await operate(page)
      await page.waitForTimeout(settled)
      costs.push((await longestSince(page, start)).interaction)
    }
    return costs
  })

/** What the scripts of each page take, and how soon each control answers: medians of some runs. */
export async function measureInputs(
  pages: readonly PageKind[],
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
    for (const { name, path } of pages) {
      const [costs, slowCosts] = [
        await repeat(() => costOfScripts(browser, site.origin + path, 1)),
        await repeat(() => costOfScripts(browser, site.origin + path, slowDown)),
      ]
      scripts.push({
        name,
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
