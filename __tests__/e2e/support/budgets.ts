import { resolve } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { lettersOf } from '../../../plugins/fonts/letters'
import { recordLayoutShifts } from './layout-shifts'
import type { BuiltPage } from './pages'
import { waitForHydration } from './test'

/**
 * The limits for what a page loads; sizes in bytes, compressed. About 5 % above what pages have, so
 * that only a real increase is reported.
 */
interface Budget {
  /** The page itself, including its styles. */
  html: number
  /** Everything that is loaded before any input, response headers included. */
  firstView: number
  /** Text in the site's own font waits for these. */
  fonts: number
  requests: number
  elements: number
  /** The scripts that are loaded at the first input. */
  scripts: number
}

const KB = 1000

const usual: Budget = {
  html: 20 * KB,
  firstView: 100 * KB,
  // 13 with basic characters only; each additional letter that data/ uses adds about 0.1.
  fonts: 18 * KB,
  requests: 12,
  // Two drawings in HTML are up to 200 of them, and the menus 200.
  elements: 1160,
  // React, Gatsby, styled-components and Helmet take 82 of them, drawings 9.
  scripts: 123 * KB,
}

/** The exceptions and their reasons. */
const exceptions: Record<string, Partial<Budget>> = {
  // Each of its twelve sections has its own design.
  'pages-index': { html: 27.5 * KB, firstView: 150 * KB, elements: 1800, scripts: 136 * KB },
  // Cards of case studies with their figures, a quote, and what it costs.
  'templates-service': { scripts: 127 * KB },
  // The questions of all services: without scripts, the form must have them all.
  'pages-contact-us-estimate': { elements: 1200 },
  // The brackets of blanks in a draft are in the second font file.
  'templates-custom-page': { fonts: 28 * KB },
  // react-calendly, which this page loads immediately, and its frame.
  'pages-contact-us-book-a-call': {
    firstView: Infinity,
    requests: Infinity,
    elements: Infinity,
  },
}

/** The settings of a site that add scripts to every page. */
interface Settings {
  colorScheme: string
  analytics?: object
}

/**
 * The bytes that they add: the colors of both color schemes and the choice in the footer; the events.
 */
const scriptsOf = ({ colorScheme, analytics }: Settings): number =>
  (colorScheme === 'auto' ? 800 : 0) + (analytics ? 600 : 0)

const responseSize = async (request: Request): Promise<number> => {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** Waits until no request is pending, and sums up what the page has loaded so far. */
async function loadedBy(page: Page, requests: readonly Request[]): Promise<Budget> {
  await page.waitForLoadState('networkidle')
  const { origin } = new URL(page.url())
  const own = requests.filter((request) => request.url().startsWith(origin))
  const bytes = async (type: string): Promise<number> => {
    const wanted = own.filter((request) => request.resourceType() === type)
    const sizes = await Promise.all(wanted.map((request) => request.sizes()))
    return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0)
  }
  const sizes = await Promise.all(own.map(responseSize))
  return {
    html: await bytes('document'),
    firstView: sizes.reduce((total, size) => total + size, 0),
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

/** Delays fonts and pictures, as on a slow connection. */
export async function delayAssets(page: Page): Promise<void> {
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

/**
 * Opens a page as on a slow connection until it is hydrated; returns the values that exceed its
 * budget.
 * @param settings the settings that add scripts to every page
 */
export async function openWithinBudget(
  page: Page,
  kind: BuiltPage,
  settings: Settings,
): Promise<string[]> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await recordLayoutShifts(page)
  await delayAssets(page)
  await page.goto(kind.path)
  const untouched = await loadedBy(page, requests)
  await waitForHydration(page)
  const touched = await loadedBy(page, requests)

  const budget = { ...usual, ...exceptions[kind.name] }
  budget.scripts += scriptsOf(settings)
  const excess = (part: keyof Budget, { [part]: loaded }: Budget): string[] =>
    loaded > budget[part] ? [`${part} ${loaded}, at most ${budget[part]}`] : []
  const isEarly = untouched.scripts > 0 && budget.requests < Infinity
  return [
    ...firstParts.flatMap((part) => excess(part, untouched)),
    ...(untouched.fonts > budget.fonts ? [`letters beyond A to Z: ${letters()}`] : []),
    ...(isEarly ? ['scripts before any input'] : []),
    ...excess('scripts', touched),
  ]
}
