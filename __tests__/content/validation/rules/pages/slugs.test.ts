import { validate } from '../../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'
import { set } from '../../../../fixtures/changes'

const alpha = 'case-studies/alpha-ledger.json'
const gamma = 'case-studies/gamma-stock.json'

const issuesAfter = (...changes: ReturnType<typeof set>[]): string[] => {
  const site = fixtureSite()
  changes.forEach((change) => change(site))
  return validate(sourceOf(site)).map(({ file, pointer, rule, message, hint }) =>
    [file.replace('data/case-studies/', ''), pointer, rule, message, hint ?? ''].join('  ').trim(),
  )
}

test('an explicit slug may be equal to that of the title', () => {
  expect(issuesAfter(set(alpha, '/slug', 'alpha-ledger'))).toEqual([])
})

test('reports links to the address of the title as moved if the page has another slug', () => {
  const issues = issuesAfter(set(alpha, '/slug', 'ledger'))
  expect(issues.length).toBeGreaterThan(1)
  expect(issues.every((issue) => issue.includes('dangling-link'))).toBe(true)
  expect(issues[0]).toContain('/case-studies/ledger/')
})

test('a title without letters or digits needs an explicit slug', () => {
  const title = set(gamma, '/title', '\u65e5\u672c\u8a9e')
  expect(issuesAfter(title).filter((issue) => issue.includes('empty-slug'))).toEqual([
    'gamma-stock.json  /title  empty-slug  "\u65e5\u672c\u8a9e" has no letters or digits for an address  use some letters a-z or digits, or add a "slug"',
  ])
  expect(issuesAfter(title, set(gamma, '/slug', 'gamma-stock'))).toEqual([])
})

test.each([
  [
    'alpha-ledger',
    '/title  duplicate-slug  /case-studies/alpha-ledger/ is taken by "alpha-ledger"',
  ],
  ['not-found', '/slug  reserved-slug  /case-studies/not-found/ is an address of the site itself'],
])('refuses the slug "%s"', (slug, issue) => {
  expect(issuesAfter(set(gamma, '/slug', slug)).join('\n')).toContain(issue)
})

test('"&" in a title becomes the word of the language', () => {
  const issues = issuesAfter(
    set('site.json', '/language', 'nb'),
    set(alpha, '/formerTitles', ['Gamma & Stock']),
    set(gamma, '/slug', 'gamma-og-stock'),
  )
  expect(issues.join('\n')).toContain(
    '/formerTitles/0  duplicate-slug  /case-studies/gamma-og-stock/',
  )
})
