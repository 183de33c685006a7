import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { drawPictures } from './bench/build/drawings'
import { judge } from './bench/build/goals'
import { measureSize, type SizeCost } from './bench/build/measure-site'
import { asMarkdown, asText, costTable, goalTable, listTable } from './bench/build/report'

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
    out: { type: 'string', default: 'test-results/bench-build.json' },
  },
})
const counts = values.sizes.split(',').map(Number)
if (!counts.every((count) => Number.isInteger(count) && count >= 4)) {
  refuse(`--sizes takes whole numbers from 4 up with commas between, not "${values.sizes}"`)
}

// So that what is being built is stopped and removed before this ends.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

const started = performance.now()
const say = (message: string): void => {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.error(`[${minutes} min] ${message}`)
}

const drawn = await drawPictures()
const sizes: SizeCost[] = []
for (const count of [...new Set(counts)].sort((a, b) => a - b)) {
  sizes.push(await measureSize(count, drawn, say))
}

const goals = judge(sizes)
const machine = `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`
const tables = [costTable(sizes), listTable(sizes), goalTable(goals)]
console.log([machine, ...tables.map(asText)].join('\n\n'))
console.log(`\nThe same as Markdown:\n\n${tables.map(asMarkdown).join('\n\n')}`)
mkdirSync(dirname(values.out), { recursive: true })
writeFileSync(values.out, `${JSON.stringify({ machine, sizes, goals }, null, 2)}\n`)
say(`written to ${values.out}`)
