import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkLaunch } from '../../../scripts/launch'
import { newPage } from '../../../scripts/new/new-page'
import { loadContent } from '../../../src/content/core/load'
import { findPlaceholders } from '../../../src/content/placeholders/find-placeholders'
import { placeholderKinds } from '../../../src/content/placeholders/placeholder-kinds'
import { formatIssue, validate } from '../../../src/content/validation/validate'
import { makeSite, removeSite } from '../../built-site/small-site'
import { fixtureSite } from '../../fixtures/content'
import { runInTest } from '../run-command'

// Jest cannot load it; the pages that are written here are written by a process.
jest.mock('prettier', () => ({}))

let root = ''

beforeAll(async () => {
  root = await makeSite(fixtureSite())
}, 60_000)

afterAll(() => removeSite(root))

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
const launchCheck = () => runInTest(checkLaunch, [], root)

const file = 'data/case-studies/a-rail-og-freight-case.json'
const folder = file.replace('.json', '')
const begin = ['case-study', 'A "Rail" & Freight Case'] as const

test('npm run new writes a valid page with its pictures and prints the address of its page', async () => {
  const { status, stdout } = run('--import', 'tsx', resolve('scripts/new/new.mts'), ...begin)
  expect(stdout).toContain(`Written: ${file}`)
  expect(stdout).toContain(`Picture: ${folder}/cover.png`)
  expect(stdout).toContain('/case-studies/a-rail-og-freight-case/')
  expect(status).toBe(0)

  const source = await loadContent(root)
  expect(validate(source).map(formatIssue)).toEqual([])
  const fromTemplate = findPlaceholders(source).left.filter(({ rule }) => rule === 'template')
  expect(new Set(fromTemplate.map(({ file: path }) => path))).toEqual(
    new Set([file, `${folder}/cover.png`, `${folder}/screen.png`]),
  )
  expect(run(resolve('node_modules/prettier/bin/prettier.cjs'), '--check', file).status).toBe(0)
}, 60_000)

test('overwrites no file and prints the reason', async () => {
  writeFileSync(join(root, file), '{}')
  const [status, output] = await runInTest(newPage, begin, root)
  expect(output).toContain(`${file} already exists`)
  expect(status).toBe(1)
  expect(readFileSync(join(root, file), 'utf8')).toBe('{}')
})

test.each([[['poem', 'Title']], [['service']], [['--no']]])(
  'prints its usage for the arguments %j',
  async (args) => {
    expect(await runInTest(newPage, args, root)).toEqual([
      1,
      expect.stringContaining('npm run new -- <kind> "Title"'),
    ])
  },
)

test('npm run launch:check requires valid content, lists placeholders, and fails until none is left', async () => {
  expect(await launchCheck()).toEqual([1, expect.stringContaining(`${file}:1:1`)])

  rmSync(join(root, file))
  rmSync(join(root, folder), { recursive: true })
  const [status, output] = await launchCheck()
  expect(output).toMatch(/^data\/site\.json {2}.*email \(line \d+\): write your own address/m)
  expect(status).toBe(1)

  const site = JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8')) as object
  const kinds = Object.keys(placeholderKinds)
  const acceptedPlaceholders = kinds.map((kind) => ({ kind, reason: 'A test.' }))
  writeFileSync(join(root, 'data/site.json'), JSON.stringify({ ...site, acceptedPlaceholders }))
  expect(await launchCheck()).toEqual([
    0,
    expect.stringMatching(/^There are no placeholders; \d+ accepted/),
  ])
})
