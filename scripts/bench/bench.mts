import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { measureInputs } from './measure-inputs'
import { measurePages } from './measure-pages.mjs'
import { pagesToMeasure } from './pages'
import { controlRows, machine, pageRows, referenceRows, scriptRows, type Report } from './report'
import { markdownTable, type Rows } from './table'
import { ensureBrowser } from '../checks/browser'

/**
 * Measures the built site as on a phone, each page next to its hand-written counterpart: `npm run
 * bench -- --runs 5 --only /,/contact-us/`. Prints tables and writes them as Markdown and JSON to
 * test-results/bench/; with `--docs` also to docs/benchmarks.md.
 */
const { values } = parseArgs({
  options: {
    /** The number of runs for each page; the tables show medians. */
    runs: { type: 'string', default: '5' },
    /** Addresses of pages; by default one page of each template. */
    only: { type: 'string', default: '' },
    /** Writes the tables to the documentation. */
    docs: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const pages = pagesToMeasure(values.only.split(',').filter(Boolean))
const browser = await ensureBrowser()
if (!browser) process.exit(1)

const versions = async () => {
  const started = await chromium.launch({ executablePath: browser })
  const version = started.version()
  await started.close()
  const require = createRequire(import.meta.url)
  const { version: lighthouse } = require('lighthouse/package.json') as { version: string }
  return { chromium: version, lighthouse }
}

const report: Report = {
  date: new Date().toISOString().slice(0, 10),
  runs,
  ...machine(),
  ...(await versions()),
  pages: await measurePages(pages, runs, browser),
  ...(await measureInputs(pages, runs, browser)),
}

const tables: readonly (readonly [string, Rows])[] = [
  ['Lighthouse, mobile', pageRows(report)],
  ['Next to a page written by hand', referenceRows(report)],
  ['Scripts, which load at the first input, and the longest task from then on', scriptRows(report)],
  ['From input to the next paint, on a CPU that is 4 times slower', controlRows(report)],
]
const folder = 'test-results/bench'
const { cores, node, lighthouse } = report
const environment =
  `${report.date}, medians of ${runs}: ${cores} cores, Node ${node}, ` +
  `Chromium ${report.chromium}, Lighthouse ${lighthouse}`

const markdown = [
  environment,
  ...tables.map(([title, rows]) => `### ${title}\n\n${markdownTable(rows)}`),
].join('\n\n')

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/bench.json`, `${JSON.stringify(report, null, 2)}\n`)
writeFileSync(`${folder}/bench.md`, `${markdown}\n`)
if (values.docs) {
  const file = 'docs/benchmarks.md'
  const between = /(<!-- bench -->\n)[^]*?(\n<!-- \/bench -->)/
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(between, (_, start, end) => `${start}\n${markdown}\n${end}`),
  )
}
console.log(`\n${markdown}\n\nAlso in ${folder}/bench.md and bench.json.`)
