import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Keeps a page from asking anyone but its own server, and writes down what it asks elsewhere. */
export async function keepToOwn(page: Page, own: string, problems: string[]): Promise<void> {
  await page.route(
    (url) => url.origin !== own && url.protocol.startsWith('http'),
    (route) => {
      const request = route.request()
      // Frames of other services get an empty page; a page of this site asks for nothing else.
      if (!request.isNavigationRequest()) problems.push(`foreign request: ${request.url()}`)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' })
    },
  )
}

/** Writes down whatever goes wrong on a page, and keeps it from asking anyone but this server. */
async function watch(page: Page, own: string, problems: string[]): Promise<void> {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // The browser's own line for a 404; the response itself is judged below.
    if (message.text().startsWith('Failed to load resource')) return
    problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What was still under way when the page was left, as each browser says it.
    if (!/ERR_ABORTED|BINDING_ABORTED|cancelled/.test(reason))
      problems.push(`request: ${request.url()} ${reason}`)
  })
  let documentStatus = 200
  page.on('response', (response) => {
    const status = response.status()
    if (response.request().isNavigationRequest()) {
      if (response.frame() === page.mainFrame()) documentStatus = status
      return
    }
    // On the not-found page Gatsby asks once whether the address has come to be since the build.
    const asksAgain = status === 404 && documentStatus === 404
    if (status >= 400 && !asksAgain) problems.push(`response: ${response.url()} ${status}`)
  })
  await keepToOwn(page, own, problems)
}

/** Every test fails on a console error or warning, an uncaught error or a failed request. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = []
      await watch(page, new URL(baseURL ?? '').origin, problems)
      await use(problems)
      // An answer that is still on its way to a closing page would fail the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** What React keeps at the element that holds the page. */
interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** Waits until React has taken the page over; scripts may come only after a first sign of life. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // React attaches its properties to elements before the hydration is complete.
  await page.waitForFunction(() => {
    const container = Object.entries(document.getElementById('___gatsby') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer'),
    ) as [string, ReactContainer] | undefined
    return container?.[1].stateNode.current.memoizedState.isDehydrated === false
  })
  // Effects, which attach the listeners, come after the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  )
}

/** Opens an address whose scripts arrive only when `arrive` is called, as on a slow line. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = (): void => undefined
  const arrival = new Promise<void>((done) => (arrive = done))
  await page.route('**/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    arrive()
    await hydrated(page)
  }
}

/** Opens an address and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Each finding of axe with the place and what is wrong there. */
export const violationsOf = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )

/** All of WCAG 2.2 A and AA, of which axe leaves the newest out unless asked, and best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe on what the page shows now; the scheduling service's own document is not ours to mend. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(standards)
    .exclude('iframe')

/** Axe finds nothing wrong with what the page shows now. */
export async function expectAccessible(page: Page, root = 'body'): Promise<void> {
  expect(violationsOf(await axe(page).include(root).analyze())).toEqual([])
}

/**
 * The text of the page's main part as it is read, without the accidents of white space. What is
 * hidden from assistive technology, such as the copies in a row that moves, says nothing of its own;
 * a slide out of view does, since one can scroll or turn to it. What announces changes, what can do
 * nothing without a script, and the other ways to a call that stand where a calendar has not come
 * yet are left out.
 */
export const mainText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const silent =
      '[aria-hidden="true"]:not(.slick-slide), .slick-cloned, [aria-live], [data-needs-script], #calendar'
    for (const hidden of main.querySelectorAll(silent)) {
      if (hidden instanceof HTMLElement) hidden.style.display = 'none'
    }
    return (main instanceof HTMLElement ? main.innerText : '').replace(/\s+/g, ' ').trim()
  })
