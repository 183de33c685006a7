import { exec } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { findBrowser } from './browser'
import { servePreview } from './preview/server'

/**
 * Prints a table of Lighthouse results of the built site, and fails if a score is below its goal:
 * `npx tsx scripts/bench.mts`; `-- / /contact-us/` measures these pages, not one of each template.
 */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const port = Number(process.env.PORT ?? 9200)

const sitemap = readFileSync('public/sitemap.xml', 'utf8')
const allPaths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)/g)].map(([, path = '']) =>
  decodeURI(path),
)
const templateAt = (path: string): string => {
  const data = readFileSync(`public/page-data/${path === '/' ? 'index' : path}/page-data.json`)
  return (JSON.parse(data.toString()) as { componentChunkName: string }).componentChunkName
}
const firstPages = new Map(allPaths.toReversed().map((path) => [templateAt(path), path]))
const named = process.argv.slice(2)
const paths = named.length > 0 ? named : [...firstPages.values()].sort()

/** The part of a Lighthouse report that is printed. */
interface Report {
  audits: Record<string, { numericValue?: number } | undefined>
  categories: Record<string, { score: number | null } | undefined>
}

/** Downloads Lighthouse once: its 110 packages are not installed for all who only build the site. */
async function runLighthouse(url: string): Promise<Report> {
  const command = [
    'npx --yes lighthouse@12.8.2',
    JSON.stringify(url),
    '--output=json --quiet --chrome-flags="--headless --no-sandbox --disable-gpu"',
    // The calendar is not part of this site, and may be unreachable.
    '--blocked-url-patterns="*calendly.com*"',
  ].join(' ')
  const { stdout } = await promisify(exec)(command, {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 100e6,
  })
  return JSON.parse(stdout) as Report
}

const { server } = await servePreview('public', port, 'test-results/submissions')
console.log('| page | perf | a11y | best | SEO | FCP s | LCP s | TBT ms | CLS | KiB |')
console.log(`| --- |${' ---: |'.repeat(9)}`)
for (const path of paths) {
  const { audits, categories } = await runLighthouse(`http://localhost:${port}${encodeURI(path)}`)
  const value = (audit: string, unit: number, digits: number): string =>
    ((audits[audit]?.numericValue ?? NaN) / unit).toFixed(digits)
  const scores = Object.entries(goals).map(([category, goal]) => {
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    if (score < goal) process.exitCode = 1
    return score
  })
  const times = [
    value('first-contentful-paint', 1000, 2),
    value('largest-contentful-paint', 1000, 2),
    value('total-blocking-time', 1, 0),
    value('cumulative-layout-shift', 1, 2),
  ]
  console.log(`| ${[path, ...scores, ...times, value('total-byte-weight', 1024, 0)].join(' | ')} |`)
}
server.close()
