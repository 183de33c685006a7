import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { removePage } from '../../../scripts/changes/remove-page'
import { renamePage } from '../../../scripts/changes/rename-page'
import { loadContent } from '../../../src/content/core/load'
import { formatIssue, validate } from '../../../src/content/validation/validate'
import { makeSite, removeSite } from '../../built-site/small-site'
import { fixtureSite } from '../../fixtures/content'
import { runInTest } from '../run-command'

let root = ''

beforeAll(async () => {
  root = await makeSite(fixtureSite())
}, 60_000)

afterAll(() => removeSite(root))

const remove = (...args: string[]) => runInTest(removePage, args, root)
const rename = (...args: string[]) => runInTest(renamePage, args, root)
const issues = async () => validate(await loadContent(root)).map(formatIssue)
const has = (path: string): boolean => existsSync(join(root, 'data', path))
const text = (path: string): string => readFileSync(join(root, 'data', path), 'utf8')

test('npm run remove shows a plan, asks about sub-pages, and deletes a page with its references', async () => {
  const before = text('navigation.json')
  const dry = await remove('/industries/retail/', '--with-sub-pages', '--dry-run')
  expect(dry).toEqual([0, expect.stringContaining('data/industries/retail/loyalty.json')])
  expect(dry[1]).toMatch(/data\/navigation\.json:\d+ {2}\/industries {2}removed/)
  expect(text('navigation.json')).toBe(before)

  // A process without a terminal, in which the question cannot be answered.
  const script = ['--import', 'tsx', resolve('scripts/changes/remove.mts'), 'industries/retail']
  const { status, stderr } = spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' })
  expect(stderr).toContain('--with-sub-pages')
  expect(status).toBe(1)
  expect(has('industries/retail.json')).toBe(true)

  expect(await remove('/industries/retail/', '--with-sub-pages')).toEqual([
    0,
    expect.stringContaining('The content is valid.'),
  ])
  expect([has('industries/retail.json'), has('industries/retail')]).toEqual([false, false])
  expect(await issues()).toEqual([])
}, 60_000)

test('does not say that the content is valid if it had errors before', async () => {
  const file = join(root, 'data/company.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('"title": "', '"titel": "'))
  const [, output] = await remove('/industries/health/', '--with-sub-pages')
  expect(output).toContain('The content has other errors')
  writeFileSync(file, before)
})

test('npm run rename moves a page with its pictures, and the content stays valid', async () => {
  const [status, output] = await rename('/case-studies/alpha-ledger/', 'Omega Ledger')
  expect(output).toContain('The content is valid.')
  expect(status).toBe(0)
  expect(text('case-studies/alpha-ledger.json')).toContain('"Omega Ledger"')
  expect((await rename('/services/web/', '/services/sites/'))[0]).toBe(0)
  expect([has('services/web.json'), has('services/web')]).toEqual([false, false])
  expect(has('services/sites/frontend.json')).toBe(true)
  expect(await issues()).toEqual([])
})

test.each([
  ['remove', removePage, []],
  ['rename', renamePage, ['/services/web/']],
  ['remove', removePage, ['--no']],
])('npm run %s prints its usage for the arguments %j', async (name, command, args) => {
  expect(await runInTest(command, args, root)).toEqual([
    1,
    expect.stringContaining(`npm run ${name} -- <path>`),
  ])
})
