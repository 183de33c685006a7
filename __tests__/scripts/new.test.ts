import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandFile } from '../../scripts/checks/run'
import { loadContent } from '../../src/content/load'
import { findPlaceholders } from '../../src/content/placeholders/find-placeholders'
import { placeholderKinds } from '../../src/content/placeholders/placeholder-kinds'
import { formatIssue, validate } from '../../src/content/validation/validate'
import { makeSite, removeSite } from '../built-site/small-site'
import { fixtureSite } from '../fixtures/content'

let root = ''

beforeAll(async () => {
  root = await makeSite(fixtureSite())
}, 60_000)

afterAll(() => removeSite(root))

/** A command's exit status and output. */
const run = (...args: string[]): [status: number | null, output: string] => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  })
  return [status, stdout + stderr]
}
const command = (name: string, ...args: string[]) =>
  run('--import', 'tsx', resolve('scripts', `${name}.mts`), ...args)

const file = 'data/case-studies/a-rail-og-freight-case.json'
const folder = file.replace('.json', '')
const begin = ['case-study', 'A "Rail" & Freight Case'] as const

test('npm run new writes a valid draft with its pictures and prints the address of its page', async () => {
  const [status, output] = command('new', ...begin)
  expect(output).toContain(`Written: ${file}`)
  expect(output).toContain(`Picture: ${folder}/cover.png`)
  expect(output).toContain('/case-studies/a-rail-og-freight-case/')
  expect(status).toBe(0)

  const source = await loadContent(root)
  expect(validate(source).map(formatIssue)).toEqual([])
  const drafts = findPlaceholders(source).left.filter(({ rule }) => rule === 'draft')
  expect(new Set(drafts.map((draft) => draft.file))).toEqual(
    new Set([file, `${folder}/cover.png`, `${folder}/screen.png`]),
  )
  expect(run(commandFile('prettier'), '--check', file)[0]).toBe(0)
}, 60_000)

test('overwrites no file and prints the reason', () => {
  writeFileSync(join(root, file), '{}')
  const [status, output] = command('new', ...begin)
  expect(output).toContain(`${file} is there already`)
  expect(status).toBe(1)
  expect(readFileSync(join(root, file), 'utf8')).toBe('{}')
}, 60_000)

test.each([[['poem', 'Title']], [['service']], [['--no']]])(
  'prints its usage for the arguments %j',
  (args) => {
    const [status, output] = command('new', ...args)
    expect(output).toContain('npm run new -- <kind> "Title"')
    expect(status).toBe(1)
  },
  60_000,
)

test('npm run launch:check requires valid content, lists placeholders, and fails until none is left', () => {
  expect(command('launch-check')).toEqual([1, expect.stringContaining(`${file}:1:1`)])

  rmSync(join(root, file))
  rmSync(join(root, folder), { recursive: true })
  const [status, output] = command('launch-check')
  expect(output).toMatch(/^data\/site\.json:\d+:\d+ {2}\/email {2}email {2}/m)
  expect(status).toBe(1)

  const site = JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8')) as object
  const kinds = Object.keys(placeholderKinds)
  const acceptedPlaceholders = kinds.map((kind) => ({ kind, reason: 'A test.' }))
  writeFileSync(join(root, 'data/site.json'), JSON.stringify({ ...site, acceptedPlaceholders }))
  const accepted = command('launch-check')
  expect(accepted).toEqual([0, expect.stringMatching(/^No placeholder is left; \d+ accepted/)])
}, 60_000)
