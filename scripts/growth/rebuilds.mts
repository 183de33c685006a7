import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn, makeSite, run, sizeOf } from './site'

/**
 * Builds a site again and again with the cache of the build before, as Netlify does, and compares
 * the last build with one from nothing: `npx tsx scripts/growth/rebuilds.mts 200 30` for 200
 * articles and thirty builds. Each build has a change that an editor makes. Fails if a file of the
 * last build is missing, is left over or has other bytes. Runs on Linux and macOS.
 */

const [articles = 200, builds = 30] = process.argv.slice(2).map(Number)
const site = makeSite('rebuilds', articles)
const pathOf = (number: number): string => join(site, `data/articles/evening-count-${number}.md`)

const replaceIn = (number: number, from: RegExp, to: string): void =>
  writeFileSync(pathOf(number), readFileSync(pathOf(number), 'utf8').replace(from, to))

/** What editors change, in turn. Each gets the number of an article that no other change has. */
const changes: [string, (number: number) => void][] = [
  ['text', (number) => appendFileSync(pathOf(number), '\nA sentence that was added.\n')],
  ['title', (number) => replaceIn(number, /^title: .*$/m, `title: Another count ${number}`)],
  ['tag removed', (number) => replaceIn(number, /^(tags: \[.*),.*$/m, '$1]')],
  ['date', (number) => replaceIn(number, /^date: .*$/m, 'date: 2011-05-05')],
  ['deleted', (number) => rmSync(pathOf(number))],
  ['renamed', (number) => renameSync(pathOf(number), pathOf(number).replace('evening', 'late'))],
]

// The time is a part of what is published, as the date of the feed.
const build = `BUILD_TIME=${new Date().toISOString()} npm run build`

const columns = ['change', 'wall s', 'cpu s', 'peak MB', 'public MB', 'files', '.cache MB', 'files']
console.log(`| build | ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length + 1)}`)
async function buildAfter(change: string, number: number): Promise<void> {
  const { wall, cpu, peak } = await run(build, site)
  const figures = [
    wall,
    cpu,
    peak,
    ...sizeOf(join(site, 'public')),
    ...sizeOf(join(site, '.cache')),
  ]
  console.log(`| ${number} | ${change} | ${figures.map(Math.round).join(' | ')} |`)
}

await buildAfter('none', 0)
for (let number = 1; number <= builds; number += 1) {
  const [name, change] = changes[(number - 1) % changes.length] ?? ['none', () => undefined]
  change(number)
  await buildAfter(name, number)
}

const published = (): Map<string, Buffer> => {
  const folder = join(site, 'public')
  return new Map(filesIn(folder).map((file) => [relative(folder, file), readFileSync(file)]))
}
const last = published()
for (const folder of ['public', '.cache']) rmSync(join(site, folder), { recursive: true })
await buildAfter('none, from nothing', builds + 1)
const cold = published()

const differences = [
  ...[...cold.keys()].filter((file) => !last.has(file)).map((file) => `missing: ${file}`),
  ...[...last.keys()].filter((file) => !cold.has(file)).map((file) => `left over: ${file}`),
  ...[...cold]
    .filter(([file, bytes]) => last.get(file)?.equals(bytes) === false)
    .map(([file]) => `other bytes: ${file}`),
]
console.log(differences.join('\n') || 'The last build is the same as one from nothing.')
process.exitCode = differences.length > 0 ? 1 : 0
