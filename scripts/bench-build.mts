import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { drawPictures } from './bench/build/drawings'
import { judge } from './bench/build/goals'
import { measureSize, type SizeCost } from './bench/build/measure-site'
import { costTable, goalTable, listTable } from './bench/build/report'
import { markdownTable, textTable } from './bench/table'

/**
 * Builds sites of growing size, and bare ones beside them, and prints what that costs:
 * `npm run bench:build`, `-- --sizes 4,100` for other numbers of case studies.
 */
const refuse = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '4,100,1000,10000' },
  },
})
const counts = values.sizes.split(',').map(Number)
if (!counts.every((count) => Number.isInteger(count) && count >= 4)) {
  refuse(`--sizes takes whole numbers from 4 up with commas between, not "${values.sizes}"`)
}

// So that what is being built ends, and is removed, before this does.
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

const started = performance.now()
const say = (message: string): void => {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.error(`[${minutes} min] ${message}`)
}

const drawn = await drawPictures()
const sizes: SizeCost[] = []
for (const count of [...new Set(counts)].sort((a, b) => a - b)) {
  try {
    sizes.push(await measureSize(count, drawn, { say, signal: stop.signal }))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const goals = judge(sizes)
const machine = `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`
const tables = [
  ['What builds take', costTable(sizes)],
  ['What grows with the content, compressed', listTable(sizes)],
  ['Goals', goalTable(goals)],
] as const
const folder = 'test-results/bench'
const markdown = tables.map(([title, rows]) => `### ${title}\n\n${markdownTable(rows)}`)

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/build.json`, `${JSON.stringify({ machine, sizes, goals }, null, 2)}\n`)
writeFileSync(`${folder}/build.md`, `${[machine, ...markdown].join('\n\n')}\n`)
for (const [title, rows] of tables) console.log(`\n${title}\n\n${textTable(rows)}`)
console.log(`\n${machine}\nAlso in ${folder}/build.md and build.json.`)
