import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'

/**
 * The results of one Lighthouse run for a page: scores from 0 to 100, times in ms, sizes in bytes.
 */
export interface Measures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  scriptBytes: number
  requests: number
}

const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Lighthouse's defaults: mobile, with simulated throttling.
const flags: Flags = {
  output: 'json',
  logLevel: 'error',
  disableFullPageScreenshot: true,
  // The calendar's own page is not part of this site, and may be unreachable.
  blockedUrlPatterns: ['*calendly.com*'],
}

/** The errors after which Lighthouse recommends another run. */
const lostRecordings = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_FCP', 'NO_LCP'])

interface Request {
  url: string
  resourceType: string
  transferSize: number
}

const requestsOf = ({ audits }: Result): Request[] => {
  const { details } = audits['network-requests'] ?? {}
  const items = details?.type === 'table' ? (details.items as unknown as Request[]) : []
  return items.filter(({ url }) => url.startsWith('http'))
}

const sum = (requests: Request[]): number =>
  requests.reduce((total, { transferSize }) => total + transferSize, 0)

function measuresOf(result: Result): Measures {
  const score = (category: string): number =>
    Math.round((result.categories[category]?.score ?? NaN) * 100)
  const value = (audit: string): number => result.audits[audit]?.numericValue ?? NaN
  const requests = requestsOf(result)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
  }
}

/** One run in a new browser and profile; undefined if the browser has lost its recording. */
async function tryLighthouse(
  url: string,
  browser: string,
  categories?: string[],
): Promise<Measures | undefined> {
  const chrome = await launch({ chromePath: browser, chromeFlags: browserFlags })
  try {
    const run = await lighthouse(url, { ...flags, port: chrome.port, onlyCategories: categories })
    const { code, message } = run?.lhr.runtimeError ?? {}
    if (code && lostRecordings.has(code)) return undefined
    if (!run || message) throw new Error(`${url}: ${message ?? 'Lighthouse gave no result'}`)
    return measuresOf(run.lhr)
  } finally {
    chrome.kill()
  }
}

/**
 * Runs Lighthouse in a new browser and profile. A run whose recording was lost, which happens about
 * once in 100 runs, is repeated.
 * @param categories by default 'performance', 'accessibility', 'best-practices' and 'seo'
 * @throws if Lighthouse cannot measure the page, or three recordings in a row were lost
 */
export async function runLighthouse(
  url: string,
  browser: string,
  categories?: string[],
): Promise<Measures> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const measures = await tryLighthouse(url, browser, categories)
    if (measures) return measures
    console.error(`${url}: the recording was lost, running again`)
  }
  throw new Error(`${url}: three recordings in a row were lost`)
}
