import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changeCaseStudy, copySite } from './bench/build/copy-site'
import { measureBuild, type BuildCost } from './bench/build/measure-build'
import { textTable } from './bench/table'

/**
 * Builds a copy of this site with many case studies and prints times and memory:
 * `npm run bench:build -- --size 1000`.
 */
const { values } = parseArgs({ options: { size: { type: 'string', default: '1000' } } })
const size = Number(values.size)
if (!Number.isInteger(size) || size < 1) {
  console.error(`--size is the number of case studies to add, not "${values.size}"`)
  process.exit(2)
}

const root = copySite(size)
const costs: [name: string, cost: BuildCost][] = []
const build = async (name: string): Promise<void> => {
  costs.push([name, await measureBuild(root)])
  console.error(`${name}: done`)
}

try {
  await build('cold')
  await build('nothing changed')
  changeCaseStudy(root)
  await build('one file changed')
} finally {
  rmSync(root, { recursive: true, force: true })
}

console.log(
  textTable([
    ['build', 'seconds', 'pages rendered', 'peak MB'],
    ...costs.map(([name, { seconds, rendered, peakMemory }]) => [
      name,
      seconds.toFixed(1),
      `${rendered}`,
      (peakMemory / 2 ** 20).toFixed(0),
    ]),
  ]),
)
