import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compareBuilds } from './checks/compare-builds'
import { run } from './checks/run'

/** Builds the site twice from nothing and compares what came out. */

const tracked = execFileSync('git', [
  'ls-files',
  '-z',
  '--cached',
  '--others',
  '--exclude-standard',
])
  .toString()
  .split('\0')
  .filter((file) => file && existsSync(file))

// In one place: Gatsby makes the ids of its nodes of the paths of their files.
const folder = mkdtempSync(join(tmpdir(), 'repeatable-'))
const [first, second] = [join(folder, 'first'), join(folder, 'public')]

/** Builds the site with nothing kept from an earlier build. */
async function build(): Promise<void> {
  rmSync(join(folder, '.cache'), { recursive: true, force: true })
  const gatsby = resolve('node_modules/gatsby/cli.js')
  const env = { GATSBY_TELEMETRY_DISABLED: '1' }
  const built = await run(process.execPath, [gatsby, 'build'], env, folder)
  if (!built) throw new Error('The site could not be built')
}

try {
  for (const file of tracked) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  await build()
  renameSync(second, first)
  await build()
  const { different, files } = compareBuilds(first, second)
  for (const file of different) console.error(`differs: ${file}`)
  console.log(`Two builds: ${files} files, ${different.length} of them different`)
  process.exitCode = different.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
