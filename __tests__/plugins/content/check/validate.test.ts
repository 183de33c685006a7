import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeReferences } from '../../../../plugins/content/core/issue'
import { rules, warningRules } from '../../../../plugins/content/core/rule-ids'
import { formatIssue, isError, validate } from '../../../../plugins/content/check/validate'
import { all, remove, replaceText, set } from '../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { issuesOf, testAccepted } from '../../../fixtures/issues'

testAccepted([['the fixture site', () => undefined]])

test('a warning is labelled and is not an error', () => {
  const [issue] = issuesOf(set('services/web.json', '/problem/title', '**Bold**'))
  expect(issue && isError(issue)).toBe(false)
  expect(issue && formatIssue(issue)).toContain('/problem/title  warning  markup  ')
})

test('issues are sorted by file, line and column, whatever the order of the files', () => {
  const site = fixtureSite()
  all(
    set('services/web.json', '/order', -1),
    set('services/web.json', '/icon', ''),
    set('company.json', '/title', ''),
  )(site)
  const source = sourceOf(site)
  const expected = [
    'data/company.json:21:12  /title  out-of-range  is empty  (write a text; a key that is not required can be deleted)',
    'data/services/web.json:3:12  /order  out-of-range  must be at least 0, but is -1',
    'data/services/web.json:5:11  /icon  out-of-range  is empty  (write a text; a key that is not required can be deleted)',
  ]
  expect(validate(source).map(formatIssue)).toEqual(expected)
  expect(validate({ ...source, files: source.files.reverse() }).map(formatIssue)).toEqual(expected)
})

test('an issue of a whole file is at its beginning', () => {
  expect(issuesOf(remove('home.json')).map(formatIssue)).toEqual([
    'data/home.json:1:1  /  missing-file  the site needs this file  ("git restore data/home.json" brings it back)',
  ])
})

test('links to one missing page are read as one issue, with their places', () => {
  const issues = issuesOf(remove('services/design.json'))
  const links = issues.filter(({ rule }) => rule === 'dangling-link')
  expect(links.length).toBeGreaterThan(4)
  const merged = mergeReferences(issues)
  expect(merged).toHaveLength(issues.length - links.length + 1)
  expect(merged.map(formatIssue).join('\n')).toContain(
    `/services/design/; also ${links[1]?.file}:${links[1]?.line}, `,
  )
  expect(merged.map(formatIssue).join('\n')).toMatch(/ and \d+ more {2}\(.*"npm run remove -- /)
})

test('references to a page that is not published, and to the pages under it, are one issue', () => {
  const issues = mergeReferences(issuesOf(set('services/web.json', '/draft', true)))
  expect(issues.map(({ rule }) => rule).sort()).toEqual(['unpublished-link', 'unpublished-tag'])
})

test('Windows line ends make no difference', () => {
  const empty = set('home.json', '/approach/title', '')
  const windows = all(empty, replaceText('home.json', /\n/g, '\r\n'))
  expect(issuesOf(windows)).toEqual(issuesOf(empty))
})

test('each rule has a row in a table', () => {
  const tables = readdirSync(__dirname).map((name) => readFileSync(join(__dirname, name), 'utf8'))
  const text = tables.join('\n')
  const isMissing = (rule: string) => !new RegExp(`['\`]${rule}['\` ]`).test(text)
  expect(Object.keys(rules).filter(isMissing)).toEqual([])
})

test('the README of the plugin has an example of each rule, in their order', () => {
  const readme = readFileSync('plugins/content/README.md', 'utf8')
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` +\| (warning)?/gm)]
  expect(rows.map(([, rule]) => rule)).toEqual(Object.keys(rules))
  expect(rows.filter(([, , level]) => level).map(([, rule]) => rule)).toEqual([...warningRules])
})
