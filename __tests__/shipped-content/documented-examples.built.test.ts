import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { makeSite } from '../built-site/small-site'
import { addExampleCode, addExamples, award, position } from '../fixtures/documented-examples'
import { fixtureSite } from '../fixtures/content'
import { paths, showcase } from '../fixtures/test-site'
import { makeFolder } from '../support/folder'
import { linksCalled, textOf } from '../support/site'
import { buildTestSite, testSiteRoot } from '../support/test-site'

/** The worked examples of docs/developing.md, as the test site has them. */

beforeAll(buildTestSite, 15 * 60_000)

const page = (path: string) =>
  parse(readFileSync(join(testSiteRoot, 'public', path, 'index.html'), 'utf8'))

test('a case study shows the award of the example', () => {
  expect(page(showcase.path).querySelectorAll('dd').map(textOf)).toContain(award)
})

test('each position has a page, which the list links to', () => {
  expect(textOf(page(position.path).querySelector('h1'))).toBe(position.title)
  expect(linksCalled(page(position.list), position.title)).toEqual([position.path])
})

test('the list has 12 positions on a page, without sub-pages', () => {
  const later = page(`${position.list.slice(0, -1)}${paths.page}2/`)
  expect(linksCalled(later, position.title)).toEqual([])
  expect(linksCalled(later, 'Position 13')).toEqual(['/positions/position-13/'])
  expect(linksCalled(page(position.list), 'Position 13')).toEqual([])
  expect(later.querySelector('main nav a[aria-current]')?.text).toContain('২')
})

test('a position links to its sub-pages and to those that share its technologies', () => {
  const { subPage, related } = position
  for (const { title, path } of [subPage, related])
    expect(linksCalled(page(position.path), title)).toEqual([path])
  expect(textOf(page(subPage.path).querySelector('h1'))).toBe(subPage.title)
})

test('a former address of a position redirects to it', () => {
  const redirects = readFileSync(join(testSiteRoot, 'public/_redirects'), 'utf8')
  expect(redirects).toMatch(RegExp(`^${position.formerPath} +${position.path} +301`, 'm'))
})

describe('a mistake in an entry is refused with its remedy', () => {
  let root = ''

  beforeAll(async () => {
    const site = fixtureSite()
    addExamples(site)
    root = await makeSite(site, makeFolder())
    addExampleCode(root)
  })

  const check = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.mts', 'content:check'], {
      cwd: root,
      encoding: 'utf8',
    })

  const content = 'src/features/positions/collection.ts'
  test.each([
    [content, `overviewPage('positions.json'`, `overviewPage('jobs.json'`, /lists data\/jobs\//],
    [content, `folder: 'positions/'`, `folder: 'jobs/'`, /lists data\/positions\//],
    [
      content,
      `'position.schema.json'`,
      `'job.schema.json'`,
      /job\.schema\.json is missing in src\/ /,
    ],
  ])('%s: %s', (path, right, wrong, message) => {
    const file = join(root, path)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(right, wrong))
    const { status, stdout, stderr } = check()
    writeFileSync(file, text)
    expect(stderr).toBe('')
    expect(stdout).toMatch(message)
    expect(status).toBe(1)
  })
})
