import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { makeSite, removeSite } from '../__tests__/built-site/small-site'
import { fixtureSite } from '../__tests__/fixtures/content'
import { compareBuilds } from './checks/compare-builds'

/**
 * Kills a warm build of a small site at several moments, builds again, and compares what comes out
 * with a build from nothing.
 */

/** What Gatsby prints at the moment when the build is killed. */
const moments = [
  /success source and transform nodes/,
  /success write out requires/,
  /success Building production JavaScript/,
  /success Building HTML renderer/,
  /success Building static HTML/,
  /Done building/,
]

const earlier = '"What an earlier build said."'
const inKilled = '"What the killed build says."'
const final = '"What we do."'

const root = await makeSite(fixtureSite())
const kept = mkdtempSync(join(tmpdir(), 'killed-builds-'))
const gatsby = resolve('node_modules/gatsby/cli.js')
const home = join(root, 'data/home.json')
const text = readFileSync(home, 'utf8')

/** Says something else on the home page; a build whose page says it was built from this. */
const say = (sentence: string): void => writeFileSync(home, text.replace(final, sentence))

/** Builds the site; with a moment, only as far as that. @returns null as status if it was killed */
const build = (moment?: RegExp): Promise<{ output: string; status: number | null }> =>
  new Promise((done) => {
    let output = ''
    const building = spawn(process.execPath, [gatsby, 'build'], {
      cwd: root,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
      // A process group, so that workers are killed too.
      detached: true,
    })
    const read = (chunk: Buffer): void => {
      output += stripVTControlCharacters(chunk.toString())
      if (moment?.test(output) && building.pid) process.kill(-building.pid, 'SIGKILL')
    }
    building.stdout.on('data', read)
    building.stderr.on('data', read)
    building.on('close', (status) => done({ output, status }))
  })

async function buildWell(sentence: string): Promise<string> {
  say(sentence)
  const { output, status } = await build()
  if (status !== 0) throw new Error(`The build failed:\n${output}`)
  return output
}

const folders = ['.cache', 'public']

const remove = (folder: string): void =>
  folders.forEach((name) => rmSync(join(folder, name), { recursive: true, force: true }))

const copy = (from: string, to: string): void => {
  remove(to)
  for (const name of folders)
    cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true })
}

try {
  await buildWell(final)
  const clean = join(kept, 'clean')
  copy(root, clean)
  remove(root)
  await buildWell(earlier)
  const warm = join(kept, 'warm')
  copy(root, warm)
  for (const moment of moments) {
    copy(warm, root)
    say(inKilled)
    const { output: before, status } = await build(moment)
    if (status !== null) throw new Error(`The build was not killed at ${moment.source}:\n${before}`)
    const output = await buildWell(final)
    const { different, files } = compareBuilds(join(clean, 'public'), join(root, 'public'))
    const saysSo = output.includes('The last build did not end')
    console.log(
      `Killed at "${moment.source}": ${files} files, ${different.length} of them different`,
    )
    for (const file of different) console.error(`differs: ${file}`)
    if (!saysSo) console.error('The next build did not say that it cleared what was left.')
    if (different.length > 0 || !saysSo) process.exitCode = 1
  }
} finally {
  removeSite(root)
  rmSync(kept, { recursive: true, force: true })
}
