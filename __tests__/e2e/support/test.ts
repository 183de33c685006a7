import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { readSecuritySettings } from '../../../src/service-config'
import { serveSite, type ServedSite, type Variant } from './served-site'

export { expect }

export type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** The origins of the scripts that count visits of the project's own site, if any. */
const analyticsOrigins = readSecuritySettings(process.cwd()).origins.scripts

/** Records all errors of a page, and its requests to other servers, which the proxy has refused. */
function recordProblems(page: Page, siteOrigin: string, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // The browser's own message about a 404; the response itself is checked below.
    if (message.text().startsWith('Failed to load resource')) return
    problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    const { origin } = new URL(request.url())
    if (origin !== siteOrigin) {
      // Frames show other services. A test may refuse a request itself.
      const isExpected = request.isNavigationRequest() || analyticsOrigins.includes(origin)
      if (!isExpected && /proxy/i.test(reason)) problems.push(`foreign request: ${request.url()}`)
      return
    }
    // Requests that were cancelled by leaving the page, in the words of each browser.
    if (!/ERR_ABORTED|BINDING_ABORTED|cancelled/.test(reason))
      problems.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const status = response.status()
    if (response.request().isNavigationRequest()) return
    if (status >= 400) problems.push(`response: ${response.url()} ${status}`)
  })
}

interface Fixtures {
  problems: string[]
  /** The problems that a test causes itself, at any time. */
  expectedProblems: RegExp
  /** The site that the test opens; by default the built site of this project. */
  variant: Variant | undefined
  /** The served variant. */
  site: ServedSite
}

interface WorkerFixtures {
  /** Serves a variant, once for all tests of a worker. */
  serve: (variant: Variant) => Promise<ServedSite>
}

/** Every test fails on a console error or warning, an uncaught error or a failed request. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedProblems: [/^$/, { option: true }],
  variant: [undefined, { option: true }],
  serve: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      const sites = new Map<Variant, Promise<ServedSite>>()
      await use((variant) => {
        const site = sites.get(variant) ?? serveSite(variant, request)
        sites.set(variant, site)
        return site
      })
      for (const site of sites.values()) await (await site).close()
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  site: async ({ variant, serve }, use) => {
    if (!variant) throw new Error('A site of its own needs test.use({ variant })')
    await use(await serve(variant))
  },
  baseURL: [
    async ({ baseURL, variant, serve }, use) => {
      await use(variant ? (await serve(variant)).origin : baseURL)
    },
    { scope: 'test', timeout: 15 * 60_000 },
  ],
  problems: [
    async ({ page, baseURL, expectedProblems }, use) => {
      const problems: string[] = []
      recordProblems(page, new URL(baseURL ?? '').origin, problems)
      await use(problems)
      // A response that reaches a closing page would fail the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(problems.filter((problem) => !expectedProblems.test(problem))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the script of the page has run. */
export const waitForScripts = (page: Page): Promise<void> =>
  expect(page.locator('html[data-scripts]')).toHaveCount(1)

/**
 * Touches the islands that are asleep; returns their names. An island without the part whose touch
 * wakes it is HTML only.
 */
const touchIslands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')].flatMap(
      (island) => {
        const { touch } = JSON.parse(island.dataset.wake ?? '{}') as { touch?: string }
        const part = touch ? island.querySelector(touch) : island.firstElementChild
        part?.dispatchEvent(new Event('pointerover', { bubbles: true }))
        return part ? [island.dataset.island ?? ''] : []
      },
    ),
  )

/**
 * Waits until the script of the page has run, and wakes its islands, as a visitor does by touching
 * them.
 * @param isChanged whether the test has changed an island, so that React renders it again
 */
export async function wakeIslands(page: Page, isChanged = false): Promise<void> {
  await waitForScripts(page)
  await expect.poll(() => touchIslands(page)).toEqual([])
  // Components that read the browser's state render once more.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  )
  const readMarks = () =>
    page.evaluate(() =>
      performance
        .getEntriesByName('rendered-again')
        .map((mark) => String((mark as PerformanceMark).detail)),
    )
  // React reports a changed island shortly after it has rendered it again.
  if (isChanged) await expect.poll(readMarks).not.toEqual([])
  else expect(await readMarks()).toEqual([])
}

/**
 * Opens a page as on a slow connection: its document is there, and its scripts arrive when the
 * returned function is called.
 */
export async function openBeforeScripts(
  page: Page,
  path: string,
): Promise<(isChanged?: boolean) => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  // The page's own event waits for its scripts.
  await page.waitForFunction(() => document.readyState !== 'loading')
  return async (isChanged) => {
    release()
    await wakeIslands(page, isChanged)
  }
}

/** Opens a page and wakes its islands. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wakeIslands(page)
}

/** The violations that axe has found, each with its element and reason. */
export const violationsOf = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )

/**
 * All rules of WCAG 2.2 A and AA, of which axe disables the newest by default, and best practices.
 */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe for the current state of the page. The scheduling service's document is not part of this
 * site; without frames, axe needs no second page for its results.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(standards)
    .exclude('iframe')
    .setLegacyMode()

/** Expects that axe finds no violation in the current state of the page. */
export async function expectAccessible(page: Page, root = 'body'): Promise<void> {
  expect(violationsOf(await axe(page).include(root).analyze())).toEqual([])
}

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth - root.clientWidth
  })

/**
 * The text of the page's main part, with white space collapsed. Omits content that is hidden from
 * assistive technology (copies in a moving row), live regions, controls that need a script, and the
 * links that replace a calendar until it has loaded. Includes slides out of view, because they can
 * be scrolled to.
 */
export const mainText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const silent =
      '[aria-hidden="true"]:not(.slick-slide), .slick-cloned, [aria-live], [data-needs-script], [data-without-scripts], #calendar'
    const hide = new CSSStyleSheet()
    hide.replaceSync(`main :is(${silent}) { display: none !important }`)
    // Within a frame, so that nothing moves.
    document.adoptedStyleSheets.push(hide)
    const text = main instanceof HTMLElement ? main.innerText : ''
    document.adoptedStyleSheets.pop()
    return text.replace(/\s+/g, ' ').trim()
  })
