import { resolve } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { lettersOf } from '../../../src/gatsby/node/fonts/font-letters'
import { companyPath, homePath } from '../../../src/routes/paths'
import { budgetOf, type Budget } from '../support/budgets'
import { layoutShiftsOn, recordLayoutShifts } from '../support/layout-shifts'
import { pageKinds, type PageKind } from '../support/page-kinds'
import { expect, open, test, waitForHydration } from '../support/test'

/** Delays fonts and pictures, as a slow connection does. */
async function delayAssets(page: Page): Promise<void> {
  for (const [files, delay] of [
    [/\.woff2(\?|$)/, 600],
    [/\.(avif|webp|png|svg)(\?|$)/, 200],
  ] as const) {
    await page.route(files, async (route) => {
      await new Promise((done) => setTimeout(done, delay))
      await route.continue()
    })
  }
}

const bodySize = async (request: Request): Promise<number> =>
  (await request.sizes()).responseBodySize

const responseSize = async (request: Request): Promise<number> => {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** Waits until no request is pending, and adds up what the page has loaded so far. */
async function loadedBy(page: Page, requests: readonly Request[]): Promise<Budget> {
  await page.waitForLoadState('networkidle')
  const { origin } = new URL(page.url())
  const own = requests.filter((request) => request.url().startsWith(origin))
  const bytes = async (type: string | undefined, sizeOf = bodySize): Promise<number> => {
    const wanted = own.filter((request) => !type || request.resourceType() === type)
    const sizes = await Promise.all(wanted.map(sizeOf))
    return sizes.reduce((total, size) => total + size, 0)
  }
  return {
    html: await bytes('document'),
    firstView: await bytes(undefined, responseSize),
    fonts: await bytes('font'),
    requests: own.length,
    elements: await page.locator('*').count(),
    scripts: await bytes('script'),
  }
}

/** The letters in data/ that make the preloaded font larger. */
const letters = (): string =>
  lettersOf(resolve(__dirname, '../../..'))
    .filter((letter) => !/[a-z]/i.test(letter))
    .join(' ')

const firstParts = ['html', 'firstView', 'fonts', 'requests', 'elements'] as const

/** What exceeds the budget. */
function excesses(kind: PageKind, untouched: Budget, touched: Budget): string[] {
  const budget = budgetOf(kind)
  const exceeds = (loaded: Budget) => (part: keyof Budget) =>
    loaded[part] > budget[part] ? [`${part} ${loaded[part]}, at most ${budget[part]}`] : []
  const scripts = exceeds(touched)('scripts')
  // The calendar is what the page is for: it requests scripts and the frame immediately.
  if (kind.name === 'booking') return scripts
  const first = firstParts.flatMap(exceeds(untouched))
  const reason = first.join().includes('fonts') ? [`letters beyond A to Z: ${letters()}`] : []
  const early = untouched.scripts > 0 ? ['scripts before any input'] : []
  return [...first, ...reason, ...early, ...scripts]
}

/** Scrolls to the end in steps, so that everything comes into view. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
  })

for (const [window, options] of [
  ['a phone', { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true }],
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${window}`, () => {
    test.use(options)

    for (const kind of pageKinds()) {
      test(`${kind.name}: stays within its budget, and nothing shifts`, async ({ page }) => {
        const requests: Request[] = []
        page.on('requestfinished', (request) => requests.push(request))
        await recordLayoutShifts(page)
        await delayAssets(page)
        await page.goto(kind.path)
        const untouched = await loadedBy(page, requests)
        await waitForHydration(page)
        const touched = await loadedBy(page, requests)
        expect.soft(excesses(kind, untouched, touched)).toEqual([])
        await scrollThrough(page)
        await page.waitForLoadState('networkidle')
        expect.soft(await layoutShiftsOn(page)).toEqual([])
      })
    }
  })
}

/** The scripts and data that the page has fetched so far. */
const fetchedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(js|json)$/.test(name)),
  )

test('a link in view opens its page without another script request', async ({ page }) => {
  await open(page, homePath)
  const chunk = expect.stringMatching(/^\/component---src-pages-our-company-/)
  await expect.poll(() => fetchedFiles(page)).toContainEqual(chunk)
  await page.waitForLoadState('networkidle')
  const before = await fetchedFiles(page)
  await page.getByRole('banner').locator(`a[href="${companyPath}"]:visible`).click()
  await expect(page).toHaveURL(companyPath)
  await page.waitForLoadState('networkidle')
  const after = await fetchedFiles(page)
  expect(after.filter((name) => !before.includes(name) && name.endsWith('.js'))).toEqual([])
  // It is still the same document.
  expect(after).toEqual(expect.arrayContaining(before))
})
