import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { fixtureSite } from '../fixtures/content'
import { listFiles } from '../../plugins/content/core/list-files'
import { makeFolder } from '../support/folder'
import { makeSite } from '../built-site/small-site'

/**
 * Kills an incremental build at several moments, builds again, and compares the result with a clean
 * build.
 */

/**
 * The files of a built folder with their contents. Ignores Gatsby's compilation hash, which changes
 * with every build, and the name of the script that contains it.
 */
function read(folder: string): Map<string, string> {
  const names = listFiles(folder)
  const appData = readFileSync(join(folder, 'page-data/app-data.json'), 'utf8')
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string }
  const globals = names.flatMap((name) => /^globals-(\w+)\.js$/.exec(name)?.[1] ?? [])
  const withoutHashes = (text: string): string =>
    [webpackCompilationHash, ...globals].reduce((rest, hash) => rest.replaceAll(hash, 'hash'), text)
  return new Map(
    names.map((name) => [
      withoutHashes(name),
      withoutHashes(readFileSync(join(folder, name), 'latin1')),
    ]),
  )
}

/** The files that differ between two builds of the same code, or that exist in only one of them. */
function differentFiles(one: string, other: string): string[] {
  const [first, second] = [read(one), read(other)]
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((name) => first.get(name) !== second.get(name))
    .sort()
}

const minutes = 60_000
const folders = ['.cache', 'public']
const [earlier, inKilledBuild, final] = ['"An earlier text."', '"A killed text."', '"What we do."']

let root = ''
let kept = ''
let homeText = ''

/** Builds the site with this text on the home page; if a moment is given, only until Gatsby prints it. */
function build(text: string, moment?: RegExp): Promise<{ output: string; status: number | null }> {
  writeFileSync(join(root, 'data/home.json'), homeText.replace(final, text))
  const { JEST_WORKER_ID: _worker, NODE_ENV: _env, ...env } = process.env
  return new Promise((done) => {
    let output = ''
    const gatsby = spawn(process.execPath, [require.resolve('gatsby/cli.js'), 'build'], {
      cwd: root,
      env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
      // A process group, so that workers are killed too.
      detached: true,
    })
    const read = (chunk: Buffer): void => {
      output += stripVTControlCharacters(chunk.toString())
      if (moment?.test(output) && gatsby.pid) process.kill(-gatsby.pid, 'SIGKILL')
    }
    gatsby.stdout.on('data', read)
    gatsby.stderr.on('data', read)
    gatsby.on('close', (status) => done({ output, status }))
  })
}

async function buildCompletely(text: string): Promise<void> {
  const { output, status } = await build(text)
  if (status !== 0) throw new Error(`The build failed:\n${output}`)
}

const remove = (folder: string): void =>
  folders.forEach((name) => rmSync(join(folder, name), { recursive: true, force: true }))

const copy = (from: string, to: string): void => {
  remove(to)
  for (const name of folders)
    cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true })
}

const clean = (): string => join(kept, 'clean')
const warm = (): string => join(kept, 'warm')

beforeAll(async () => {
  root = await makeSite(fixtureSite(), makeFolder())
  kept = makeFolder()
  homeText = readFileSync(join(root, 'data/home.json'), 'utf8')
  await buildCompletely(final)
  copy(root, clean())
  remove(root)
  await buildCompletely(earlier)
  copy(root, warm())
}, 15 * minutes)

test('builds of different content differ', () => {
  expect(differentFiles(join(clean(), 'public'), join(warm(), 'public'))).toContain('index.html')
})

test.each([
  /success source and transform nodes/,
  /success write out requires/,
  /success Building production JavaScript/,
  /success Building HTML renderer/,
  /success Building static HTML/,
  /Done building/,
])(
  'a build after one that was killed at %p has the same bytes as a clean build',
  async (moment) => {
    copy(warm(), root)
    const { output, status } = await build(inKilledBuild, moment)
    if (status !== null) throw new Error(`The build was not killed:\n${output}`)
    await buildCompletely(final)
    expect(differentFiles(join(clean(), 'public'), join(root, 'public'))).toEqual([])
  },
  15 * minutes,
)
