import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeSite, removeSite } from '../built-site/small-site'
import { fixtureSite } from '../fixtures/content'

let root = ''

beforeAll(async () => {
  root = await makeSite(fixtureSite())
}, 60_000)

afterAll(() => removeSite(root))

const command = (name: string, ...args: string[]): [status: number | null, output: string] => {
  const script = ['--import', 'tsx', resolve('scripts', `${name}.mts`), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    cwd: root,
    encoding: 'utf8',
  })
  return [status, stdout + stderr]
}
const has = (path: string): boolean => existsSync(join(root, 'data', path))
const text = (path: string): string => readFileSync(join(root, 'data', path), 'utf8')

test('npm run remove shows a plan, asks about sub-pages, and deletes a page with its references', () => {
  const before = text('navigation.json')
  const dry = command('remove', '/industries/retail/', '--with-sub-pages', '--dry-run')
  expect(dry).toEqual([0, expect.stringContaining('data/industries/retail/loyalty.json')])
  expect(dry[1]).toMatch(/data\/navigation\.json:\d+ {2}\/industries {2}removed/)
  expect(text('navigation.json')).toBe(before)

  // A test cannot answer the prompt.
  expect(command('remove', 'industries/retail')).toEqual([
    1,
    expect.stringContaining('--with-sub-pages'),
  ])
  expect(has('industries/retail.json')).toBe(true)

  const [status, output] = command('remove', '/industries/retail/', '--with-sub-pages')
  expect(output).toContain('The content is valid.')
  expect(status).toBe(0)
  expect([has('industries/retail.json'), has('industries/retail')]).toEqual([false, false])
  expect(command('check-content')[0]).toBe(0)
}, 120_000)

test('does not say that the content is valid if it had errors before', () => {
  const file = join(root, 'data/company.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('"title": "', '"titel": "'))
  const [, output] = command('remove', '/industries/health/', '--with-sub-pages')
  expect(output).toContain('The content had other errors before')
  writeFileSync(file, before)
}, 60_000)

test('npm run rename moves a page with its pictures, and the content stays valid', () => {
  const [status, output] = command('rename', '/case-studies/alpha-ledger/', 'Omega Ledger')
  expect(output).toContain('The content is valid.')
  expect(status).toBe(0)
  expect(text('case-studies/alpha-ledger.json')).toContain('"Omega Ledger"')
  expect(command('rename', '/services/web/', '/services/sites/')[0]).toBe(0)
  expect([has('services/web.json'), has('services/web')]).toEqual([false, false])
  expect(has('services/sites/frontend.json')).toBe(true)
  expect(command('check-content')[0]).toBe(0)
}, 120_000)

test.each([
  ['remove', []],
  ['rename', ['/services/web/']],
  ['remove', ['--no']],
])(
  'npm run %s prints its usage for the arguments %j',
  (name, args) => {
    expect(command(name, ...args)).toEqual([
      1,
      expect.stringContaining(`npm run ${name} -- <path>`),
    ])
  },
  60_000,
)
