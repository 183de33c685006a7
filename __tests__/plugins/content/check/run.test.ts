import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { rules } from '../../../../plugins/content/check/rule-list'
import { formatIssue, isError, mergeIssues } from '../../../../plugins/content/issue'
import { validate } from '../../../../plugins/content/check/run'
import { all, drop, remove, replaceText, set, type Change, write } from '../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { issuesOf } from '../../../fixtures/issues'
import { addGerman } from '../../../fixtures/languages'

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
  const places = (from: typeof source) =>
    validate(from).map(({ file, line, column }) => [file, line, column])
  const expected = [
    ['data/company.json', 7, 12],
    ['data/services/web.json', 3, 12],
    ['data/services/web.json', 5, 11],
  ]
  expect(places(source)).toEqual(expected)
  expect(places({ ...source, files: source.files.reverse() })).toEqual(expected)
})

test('links to one missing page are read as one issue, with all their places', () => {
  const issues = issuesOf(remove('services/design.json'))
  const links = issues.filter(({ rule }) => rule === 'dangling-link')
  expect(links.length).toBeGreaterThan(4)
  const merged = mergeIssues(issues)
  expect(merged).toHaveLength(issues.length - links.length + 1)
  const places = links.slice(1).map(({ file, line }) => `${file}:${line}`)
  expect(merged.map(formatIssue).join('\n')).toContain(
    `/services/design/; also ${places.join(', ')}  (`,
  )
})

const redirect = { redirects: [{ from: '/old.html', to: '/services/design/' }] }

test.each<[gone: string, before: Change, references: string[]]>([
  [
    'services/design.json',
    write('redirects.json', redirect),
    [
      'data/estimate.json /services/1/service',
      'data/home.json /services/cards/1/link',
      'data/navigation.json /additionalServices/links/0/link',
      'data/redirects.json /redirects/0/to',
      'data/services/web.json /related/1',
    ],
  ],
  [
    'case-studies/alpha-ledger.json',
    set(
      'services/web.json',
      '/questions/0/answer',
      'As on [a screen](/case-studies/alpha-ledger/).',
    ),
    [
      'data/articles/plain.md /body',
      'data/services/web.json /questions/0/answer',
      'data/home.json /quote',
      'data/people/jo-doe.json /caseStudy',
      'data/services/web.json /proof/0/caseStudy',
      'data/case-studies/alpha-ledger/cover.png ',
    ],
  ],
  ['articles/tags/stock.json', addGerman, ['data/articles/plain.md /tags/0']],
  [
    'people/jo-doe.json',
    addGerman,
    ['data/articles/counting.md /author', 'data/contact.json /contactPerson/person'],
  ],
  ['services/web.json', addGerman, ['data/de/services/web.json ', 'data/services/web.json ']],
  [
    'services/web.json',
    all(addGerman, write('de/services/netz.json', { translationOf: 'web' })),
    ['data/de/services/netz.json /translationOf'],
  ],
  ['industries/retail.json', addGerman, ['data/industries/retail.json ']],
])('without %s each reference to it is reported', (gone, before, references) => {
  const issues = issuesOf(all(before, remove(gone)))
  const places = issues.map(({ file, pointer }) => `${file} ${pointer}`)
  expect(places).toEqual(expect.arrayContaining(references))
})

const study = 'case-studies/alpha-ledger.json'
const withoutPictures: Change = ({ pictures }) =>
  [...pictures.keys()]
    .filter((path) => path.startsWith(study.replace('.json', '/')))
    .forEach((path) => pictures.delete(path))

test.each<[what: string, change: Change, rules: string, line: RegExp]>([
  [
    'references to a page that is not published, and to the pages under it',
    set('services/web.json', '/draft', true),
    'unpublished-link unpublished-tag',
    /draft; also /,
  ],
  ['the pictures of a file', withoutPictures, 'missing-picture', /in data\/case-studies\/alpha/],
])('%s are one issue', (_what, change, expected, line) => {
  const issues = mergeIssues(issuesOf(change))
  expect(issues.map(({ rule }) => rule).sort()).toEqual(expected.split(' '))
  expect(issues.map(formatIssue).join('\n')).toMatch(line)
})

test('one missing page is named once for a line', () => {
  const line = '[A](/b/) [C](/b/) [D](/e/)'
  const issues = mergeIssues(issuesOf(set('pages/notes.md', '/body', line)))
  expect(issues.map(formatIssue)).toEqual([
    expect.stringMatching(/there is no page \/b\/ {2}\(/),
    expect.stringMatching(/there is no page \/e\//),
  ])
})

test('Windows line ends make no difference', () => {
  const empty = set('home.json', '/approach/title', '')
  const windows = all(empty, replaceText('home.json', /\n/g, '\r\n'))
  expect(issuesOf(windows)).toEqual(issuesOf(empty))
})

test('each rule is in the file with the name of its id', () => {
  const names = readdirSync('plugins/content/check/rules').map((name) => basename(name, '.ts'))
  expect(rules.map(({ id }) => id).sort()).toEqual(names.sort())
})

test('the README of the plugin has an example of each rule, in their order', () => {
  const readme = readFileSync('plugins/content/README.md', 'utf8')
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` +\| (warning)?/gm)]
  expect(rows.map(([, rule, level]) => [rule, level === 'warning'])).toEqual(
    rules.map(({ id, isWarning = false }) => [id, isWarning]),
  )
})

test.each<[mistake: string, original: Change, translation: Change, places: string[]]>([
  [
    'of another type',
    set('services/web.json', '/icon', 5),
    () => undefined,
    ['data/services/web.json /icon'],
  ],
  [
    'that is missing',
    drop('services/web.json', '/icon'),
    () => undefined,
    ['data/services/web.json '],
  ],
  [
    'under a wrong key',
    all(drop('services/web.json', '/icon'), set('services/web.json', '/ikon', 'web')),
    () => undefined,
    ['data/services/web.json /ikon'],
  ],
  [
    'of a file that is not JSON',
    replaceText('services/web.json', '{', '{ "a" "b",'),
    drop('de/services/web.json', '/problem/title'),
    ['data/de/services/web.json /problem', 'data/services/web.json '],
  ],
  [
    'that both write',
    set('services/web.json', '/problem/title', ''),
    set('de/services/web.json', '/problem/title', ''),
    ['data/de/services/web.json /problem/title', 'data/services/web.json /problem/title'],
  ],
])(
  'a value %s is one error, also if translations have it',
  (_mistake, original, translation, places) => {
    const issues = issuesOf(all(addGerman, original, translation)).filter(isError)
    expect(issues.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual(places)
  },
)
