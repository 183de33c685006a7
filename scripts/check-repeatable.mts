import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compareBuilds } from './checks/compare-builds'
import { run } from './checks/run'

/** Builds the site twice from nothing, in folders of their own, and compares what came out. */

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

/** A copy of this folder, with nothing kept from earlier builds. */
function copy(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  for (const file of tracked) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

const gatsby = resolve('node_modules/gatsby/cli.js')
// Paths of unlike length, so that nothing of the place gets into the files.
const folders = [copy('build-'), copy('another-build-')] as const

try {
  for (const folder of folders) {
    const built = await run(process.execPath, [gatsby, 'build'], { GATSBY_TELEMETRY_DISABLED: '1' }, folder)
    if (!built) throw new Error('The site could not be built')
  }
  const { different, files } = compareBuilds(join(folders[0], 'public'), join(folders[1], 'public'))
  for (const file of different) console.error(`differs: ${file}`)
  console.log(`Two builds: ${files} files, ${different.length} of them different`)
  process.exitCode = different.length > 0 ? 1 : 0
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
