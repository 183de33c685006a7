import { resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test'
import { lettersOf } from '../../../src/gatsby/node/fonts/font-letters'
import { companyPath, homePath } from '../../../src/routes/paths'
import { budgetOf, type Budget } from '../support/budgets'
import { kindsOfPage, type Kind } from '../support/kinds'
import { expect, hydrated, open, test } from '../support/test'

/** What a page has taken so far, and what it should not have asked for. */
interface Taken extends Budget {
  foreign: string[]
}

const bodyOf = async (request: Request): Promise<number> => (await request.sizes()).responseBodySize

const wholeOf = async (request: Request): Promise<number> => {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** Waits until nothing is under way, and adds up what has come over the line. */
async function takenBy(page: Page, requests: readonly Request[]): Promise<Taken> {
  await page.waitForLoadState('networkidle')
  const own = new URL(page.url()).origin
  const ours = requests.filter((request) => request.url().startsWith(own))
  const bytes = async (type: string | undefined, sizeOf = bodyOf): Promise<number> => {
    const wanted = ours.filter((request) => !type || request.resourceType() === type)
    const sizes = await Promise.all(wanted.map(sizeOf))
    return sizes.reduce((total, size) => total + size, 0)
  }
  return {
    html: await bytes('document'),
    firstView: await bytes(undefined, wholeOf),
    fonts: await bytes('font'),
    requests: ours.length,
    elements: await page.locator('*').count(),
    scripts: await bytes('script'),
    foreign: requests.map((request) => request.url()).filter((url) => !url.startsWith(own)),
  }
}

/** What a page takes that nobody has touched, and then what its scripts take. */
async function visit(
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
): Promise<{ untouched: Taken; touched: Taken }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.route(/calendly\.com/, (route) => route.fulfill({ body: '' }))
  await page.goto(path)
  const untouched = await takenBy(page, requests)
  await hydrated(page)
  const touched = await takenBy(page, requests)
  await context.close()
  return { untouched, touched }
}

/** The letters in data/ that make the preloaded font larger. */
const furtherLetters = (): string =>
  lettersOf(resolve(__dirname, '../../..'))
    .filter((letter) => !/[a-z]/i.test(letter))
    .join(' ')

/** What is over budget, in words. */
function excesses(kind: Kind, untouched: Taken, touched: Taken): string[] {
  const budget = budgetOf(kind)
  const first = (['html', 'firstView', 'fonts', 'requests', 'elements'] as const)
    .filter((name) => untouched[name] > budget[name])
    .map((name) => {
      const reason = name === 'fonts' ? `; letters beyond A to Z: ${furtherLetters()}` : ''
      return `${kind.name}: ${name} ${untouched[name]}, at most ${budget[name]}${reason}`
    })
  const early = untouched.scripts > 0 ? [`${kind.name}: scripts before any input`] : []
  const foreign = untouched.foreign.map((url) => `${kind.name}: asks ${url}`)
  const later =
    touched.scripts > budget.scripts
      ? [`${kind.name}: scripts ${touched.scripts}, at most ${budget.scripts}`]
      : []
  // The calendar is what the page is for: it asks for scripts and the frame at once.
  return kind.name === 'booking' ? [...later] : [...first, ...early, ...foreign, ...later]
}

for (const [name, tag, options] of [
  ['a phone', [], { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true }],
  ['a wide window', ['@full'], { viewport: { width: 1440, height: 900 } }],
] as const) {
  test(
    `on ${name} no page takes more than its budget`,
    { tag: [...tag] },
    async ({ browser, baseURL }) => {
      test.setTimeout(180_000)
      const told: string[] = []
      for (const kind of kindsOfPage()) {
        const { untouched, touched } = await visit(browser, { ...options, baseURL }, kind.path)
        told.push(...excesses(kind, untouched, touched))
      }
      expect(told).toEqual([])
    },
  )
}

/** What the page has fetched by itself so far: scripts and data. */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(js|json)$/.test(name)),
  )

test('a link in sight leads to its page without a further word of script', async ({ page }) => {
  await open(page, homePath)
  const chunk = expect.stringMatching(/^\/component---src-pages-our-company-/)
  await expect.poll(() => fetched(page)).toContainEqual(chunk)
  await page.waitForLoadState('networkidle')
  const before = await fetched(page)
  await page.getByRole('banner').locator(`a[href="${companyPath}"]:visible`).click()
  await expect(page).toHaveURL(companyPath)
  await page.waitForLoadState('networkidle')
  const after = await fetched(page)
  // The same document, which has fetched nothing anew that runs.
  expect(after.filter((name) => !before.includes(name) && name.endsWith('.js'))).toEqual([])
  expect(after).toEqual(expect.arrayContaining(before))
})
