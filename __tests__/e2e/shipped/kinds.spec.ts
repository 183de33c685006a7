import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { languagesIn } from '../../../plugins/content/files/languages'
import { readTexts } from '../../../plugins/content/files/list-files'
import { homePath, isInLanguage } from '../../../plugins/content/site/addresses'
import { paths } from '../support/pages'
import { readFontFiles } from '../../../plugins/fonts/font-files'
import { rootFolder } from '../../../plugins/fonts/language-fonts'
import { lettersOf } from '../../../plugins/fonts/letters'
import type { Theme } from '../../../plugins/theme/theme'
import { readData } from '../../support/site'
import { addStyles } from '../support/add-styles'
import { lowContrastTexts } from '../support/contrast'
import { cutOffTexts } from '../support/cut-off-texts'
import { forceFrame } from '../support/frames'
import { layoutShiftsOn } from '../support/layout-shifts'
import { openAllDetails } from '../support/open-all-details'
import { maxLengthOnPhone, pageKinds, type BuiltPage } from '../support/pages'
import { scrollThrough } from '../support/scroll-through'
import {
  axe,
  expect,
  mainText,
  open,
  test,
  violationsOf,
  wakeIslands,
  type AxeResults,
} from '../support/test'

/**
 * Opens every kind of page once on a phone and once in a wide window, and checks everything about
 * it. What pointers, colors and axe show in wide windows beyond phones takes a fifth of the time of
 * all browser tests, and is part of `npm test -- --full`.
 */

const isFull = process.env.TEST_SITES === 'all'

test.skip(({ browserName }) => browserName !== 'chromium', 'Hovering everything needs DevTools')

const soft = expect.configure({ soft: true })

/**
 * The limits for what a page loads; sizes in bytes, compressed. About 5 % above what pages have, so
 * that only a real increase is reported.
 */
interface Budget {
  /** Everything that is loaded before any input, response headers included. */
  firstView: number
  /** Text in the site's own font waits for these. */
  fonts: number
  requests: number
  elements: number
  /** The script of the page, before any island is touched. */
  pageScripts: number
  /** All scripts when the islands of the page are awake. */
  scripts: number
}

const KB = 1000

const fontFolder = 'plugins/fonts/files'

const usual: Budget = {
  firstView: 100 * KB,
  // 13 with basic characters only; each additional letter that data/ uses adds about 0.1.
  fonts: 18 * KB,
  requests: 12,
  // Two drawings in HTML are up to 200 of them, and the menus 200.
  elements: 1000,
  // At most 6 with the compression of hosts, Brotli 11; the preview compresses less.
  pageScripts: 6.5 * KB,
  // React and styled-components take 49 of them.
  scripts: 76 * KB,
}

/** The exceptions and their reasons. */
const exceptions: Record<string, Partial<Budget>> = {
  // Each of its twelve sections has its own design; its moving rows are there four times.
  'templates-home': { firstView: 150 * KB, elements: 1450 },
  // Five pictures, each in one size for phones, of at least twice the density.
  'templates-articles': { firstView: 103 * KB },
  // react-slick takes 16 of them.
  'templates-case-study': { scripts: 95 * KB },
  // The questions of all services: without scripts, the form must have them all.
  'templates-estimate': { elements: 1050 },
  // The brackets of blanks in a draft are in the second font file.
  'templates-prose-page': { fonts: 28 * KB },
  // react-calendly, which this page loads immediately, and its frame.
  'templates-booking': {
    firstView: Infinity,
    requests: Infinity,
    elements: Infinity,
    pageScripts: Infinity,
  },
}

const theme = readData('theme') as Theme

/** The bytes that settings of a site add to every page. */
const added = {
  // The colors of both color schemes; the events.
  scripts:
    (theme.colorScheme === 'auto' ? 800 : 0) +
    ((readData('site') as { analytics?: object }).analytics ? 600 : 0),
  fonts: theme.headingTypeface ? 8 * KB : 0,
}

const otherLanguages = languagesIn(readTexts('.').map(({ path }) => path))

/** The language of a page, if it is not the first one. */
const otherLanguageOf = (path: string): string | undefined =>
  otherLanguages.find((language) => isInLanguage(path, language))

/** What a page loads for its language and the names of others: font files with their letters. */
function fontsOfLanguage(path: string): number {
  const language = otherLanguageOf(path)
  const { languages = {}, names = [] } = readFontFiles()
  return [languages[language ?? rootFolder] ?? [], names]
    .flat()
    .flatMap(({ files }) => files)
    .map(({ name }) => statSync(join(fontFolder, `${name}.woff2`)).size)
    .reduce((total, size) => total + size, 0)
}

const responseSize = async (request: Request): Promise<number> => {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** Waits until no request is pending, and sums up what the page has loaded so far. */
async function loadedBy(page: Page, requests: readonly Request[]): Promise<Budget> {
  await page.waitForLoadState('networkidle')
  const { origin } = new URL(page.url())
  const ownRequests = requests.filter((request) => request.url().startsWith(origin))
  const bytes = async (type: string): Promise<number> => {
    const wanted = ownRequests.filter((request) => request.resourceType() === type)
    const sizes = await Promise.all(wanted.map((request) => request.sizes()))
    return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0)
  }
  const sizes = await Promise.all(ownRequests.map(responseSize))
  return {
    firstView: sizes.reduce((total, size) => total + size, 0),
    fonts: await bytes('font'),
    requests: ownRequests.length,
    elements: await page.locator('*').count(),
    pageScripts: await bytes('script'),
    scripts: await bytes('script'),
  }
}

/** The letters in data/ that make the preloaded font larger. */
const letters = (): string =>
  lettersOf('.')
    .filter((letter) => !/[a-z]/i.test(letter))
    .join(' ')

const firstParts = ['firstView', 'fonts', 'requests', 'elements', 'pageScripts'] as const

/** Lets fonts and pictures arrive after the first paint, as on a slow connection. */
async function delayAssets(page: Page): Promise<void> {
  let onPaint = (): void => undefined
  const painted = new Promise<void>((done) => (onPaint = done))
  await page.exposeFunction('reportPaint', () => onPaint())
  await page.addInitScript(() => {
    const { reportPaint } = window as unknown as { reportPaint: () => void }
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) reportPaint()
    }).observe({ type: 'paint', buffered: true })
  })
  await page.route(/\.(?:woff2|avif|webp|png|svg)(?:\?|$)/, async (route) => {
    await painted
    await route.continue()
  })
}

/** Opens a page, also with awake islands; returns the values that exceed its budget. */
async function openWithinBudget(
  page: Page,
  kind: BuiltPage,
  { wakes }: { wakes: boolean },
): Promise<string[]> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(kind.path)
  const untouched = await loadedBy(page, requests)
  if (wakes) {
    const text = await mainText(page)
    await wakeIslands(page)
    soft(await mainText(page), 'the text before any input').toBe(text)
  }
  const touched = wakes ? await loadedBy(page, requests) : untouched

  const budget = { ...usual, ...exceptions[kind.name] }
  const fonts = fontsOfLanguage(kind.path)
  budget.scripts += added.scripts
  budget.fonts += added.fonts + fonts
  budget.firstView += fonts
  const excess = (part: keyof Budget, { [part]: loaded }: Budget): string[] =>
    loaded > budget[part] ? [`${part} ${loaded}, at most ${budget[part]}`] : []
  return [
    ...firstParts.flatMap((part) => excess(part, untouched)),
    ...(untouched.fonts > budget.fonts ? [`letters beyond A to Z: ${letters()}`] : []),
    ...excess('scripts', touched),
  ]
}

/** Puts every control and card into its hover state. */
async function hoverAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary, input, select, textarea, main li, [data-turned]',
  })
  // One after another, each would wait for a paint.
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] }),
    ),
  )
}

/** Headings that do nothing and, in forced colors, look like links. */
const headingsLikeLinks = (page: Page): Promise<string[]> =>
  page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings
      .filter((element) => !element.closest('a, button, [popover]') && !element.querySelector('a'))
      .filter(
        (element) => getComputedStyle(element).color !== getComputedStyle(document.body).color,
      )
      .map((element) => element.textContent),
  )

/** Texts whose background axe cannot determine have enough contrast with every pixel. */
const checkPixels = async (page: Page, results: AxeResults): Promise<void> =>
  soft(await lowContrastTexts(page, results), 'contrast').toEqual([])

/** No text is cut off; text at double size needs the width that a phone would have for it. */
async function checkTextSizes(page: Page, widths: { usual: number; double: number }) {
  // Carousels measure themselves again shortly after the window size has changed.
  const cutOff = async (drawings: boolean): Promise<string[]> => {
    await forceFrame(page)
    return cutOffTexts(page, { drawings })
  }
  await page.setViewportSize({ width: widths.usual, height: 800 })
  await soft.poll(() => cutOff(true), `${widths.usual} px`).toEqual([])
  await page.setViewportSize({ width: widths.double, height: 800 })
  // Larger than the browser's setting, for which the page would use its narrow layout.
  const root = page.locator('html')
  await root.evaluate(({ style }) => (style.fontSize = '200%'))
  // Drawings are pictures with a text alternative.
  await soft.poll(() => cutOff(false), `double size, ${widths.double} px`).toEqual([])
  await root.evaluate(({ style }) => (style.fontSize = ''))
  await page.setViewportSize({ width: widths.usual, height: 800 })
}

const isBelowAnother = ({ path }: BuiltPage): boolean => path.split('/').length > 4

/**
 * Of the pages with the same template, one and one below another page: the last ones, because
 * services have parts that industries lack. In other languages, home, which has the menus and longest
 * headings, and a service. `npm test -- --full` opens a page of every folder in every language.
 */
function kindsToOpen(): BuiltPage[] {
  const all = pageKinds()
  if (isFull) return all
  const first = all.filter(({ path }) => otherLanguageOf(path) === undefined)
  const otherPages = all.filter(
    (kind) => !first.includes(kind) && ['templates-home', 'templates-offering'].includes(kind.name),
  )
  // A map keeps the last value of each key.
  const last = new Map(first.map((kind) => [`${kind.name} ${isBelowAnother(kind)}`, kind]))
  return [...last.values(), ...otherPages]
}

const allKinds = [...kindsToOpen(), { name: 'pages-404', path: '/no-such-page/' }]

/**
 * In wide windows, the page below another one looks like that one, and a page in another language
 * like that in the first one, but for home.
 */
const looksLikeAnother = (kind: BuiltPage): boolean =>
  (kind.name === 'templates-offering' && isBelowAnother(kind)) ||
  (kind.name !== 'templates-home' && otherLanguageOf(kind.path) !== undefined)

/** Only wide windows show the menus of the header, which is the same on all pages, and tables of contents. */
const hasTextsOfWideWindows = ({ name, path }: BuiltPage): boolean =>
  path === homePath || ['templates-article', 'templates-prose-page'].includes(name)

for (const { window, options, widths, kinds } of [
  {
    kinds: allKinds,
    window: 'on a phone',
    options: { viewport: { width: 360, height: 800 }, isMobile: true },
    widths: { usual: 320, double: 360 },
  },
  {
    kinds: allKinds.filter((kind) => !looksLikeAnother(kind)),
    window: 'in a wide window',
    options: { viewport: { width: 1440, height: 900 } },
    widths: { usual: 1280, double: 1280 },
  },
]) {
  test.describe(window, () => {
    test.use(options)

    for (const kind of kinds) {
      test(`${kind.path}: layout shifts, text sizes, axe, contrast, the budget on a phone, and forced colors`, async ({
        page,
      }) => {
        const isPhone = options.viewport.width < 1000
        await delayAssets(page)
        if (!isPhone) {
          await open(page, kind.path)
          await page.evaluate(() => document.fonts.ready)
        } else {
          soft(await openWithinBudget(page, kind, { wakes: true })).toEqual([])
          const length = await page.evaluate(() => document.documentElement.scrollHeight)
          soft(length, 'length').toBeLessThanOrEqual(maxLengthOnPhone(kind))
        }
        await scrollThrough(page)
        soft(await layoutShiftsOn(page), 'layout shifts').toEqual([])

        await page.emulateMedia({ reducedMotion: 'reduce' })
        // Axe also checks elements in the middle of a transition.
        await addStyles(page, '*, ::before, ::after { transition: none !important }')
        await checkTextSizes(page, widths)
        if (!isPhone && !isFull) return
        await openAllDetails(page, 'main details')
        // All other texts, not hovered, are those of the phone.
        if (isPhone || hasTextsOfWideWindows(kind)) {
          const results = await axe(page).analyze()
          soft(violationsOf(results)).toEqual([])
          await checkPixels(page, results)
        }
        if (isPhone) return
        // Hovering changes only colors.
        await hoverAll(page)
        const hovered = await axe(page).analyze()
        soft(violationsOf(hovered), 'hovered').toEqual([])
        await checkPixels(page, hovered)
        await page.emulateMedia({ forcedColors: 'active' })
        soft(await headingsLikeLinks(page), 'forced colors').toEqual([])
      })
    }
  })
}

test.describe('on a phone with three times as many pixels', () => {
  test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 3, isMobile: true })

  test('the pages with most pictures are within the budget too', async ({ page }) => {
    for (const kind of pageKinds())
      if ([homePath, paths.caseStudies, paths.products].includes(kind.path))
        soft(await openWithinBudget(page, kind, { wakes: false }), kind.path).toEqual([])
  })
})

test('the menus do not move while a page arrives slowly', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 0, downloadThroughput: 20_000, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', network)
  await page.goto(paths.thankYou, { waitUntil: 'domcontentloaded' })
  const moved = (await layoutShiftsOn(page)).flatMap((shift) => shift.moved)
  expect(moved.filter((html) => html.startsWith('<nav'))).toEqual([])
})
