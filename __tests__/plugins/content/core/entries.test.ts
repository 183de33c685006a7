import { basename } from 'node:path'
import {
  type Facets,
  filterQuery,
  matchesFilter,
  parseFilter,
  parsePage,
} from '../../../../plugins/content/core/case-study-filter'
import { filesWithoutNode, type NodeFile } from '../../../../plugins/content/graphql/node-files'
import { absentPages, listPages, type PageFile } from '../../../../plugins/content/site/pages'
import { kindOf } from '../../../../plugins/content/kinds'
import { relatedTo } from '../../../../plugins/content/site/related'
import { sortByOrder } from '../../../../plugins/content/core/sort-by-order'
import { site } from '../../../../src/site'
import { makeFolder } from '../../../support/folder'

test('names the content files without a node', () => {
  const root = makeFolder({
    'data/home.json': '{}',
    'data/products/till.json': '{}',
    'data/products/till.png': '',
    'data/team.json': '{}',
  })
  const home = { path: 'home.json' } as NodeFile
  const missing = filesWithoutNode(site.kinds, root, [home])
  expect(missing).toEqual(['products/till.json'])
})

const entry = (order: number, title: string) => ({ order, title })

test('sorts by order, smallest first, and then by title', () => {
  const entries = [entry(2, 'B'), entry(10, 'A'), entry(2, 'a'), entry(1, 'C')]
  expect(sortByOrder(entries, 'en').map(({ title }) => title)).toEqual(['C', 'a', 'B', 'A'])
})

test('sorts equal orders by the rules of the language', () => {
  const entries = [entry(1, 'Åre'), entry(1, 'Bergen')]
  const titles = (language: string) => sortByOrder(entries, language).map(({ title }) => title)
  expect(titles('en')).toEqual(['Åre', 'Bergen'])
  expect(titles('nb')).toEqual(['Bergen', 'Åre'])
})

/** A content file. */
function file(path: string, value: unknown = {}): PageFile {
  const kind = kindOf(site.kinds, path)
  if (!kind) throw new Error(`data/${path} is not a content file`)
  return { path, kind, value }
}

/** A file for each single page, and one for each list. */
const every = [
  ...new Set(
    site.pages.flatMap(({ title: [own], lists }) => [own, ...(lists ? [`${lists}one.json`] : [])]),
  ),
].map((path) => file(path))
const paths = (files: readonly PageFile[]) =>
  listPages(site, files)
    .filter(({ single }) => single)
    .map(({ path }) => path)
const withFile = (changed: PageFile) => [
  ...every.filter(({ path }) => path !== changed.path),
  changed,
]

test('a site with every file has every page', () => {
  expect(paths(every)).toEqual(site.pages.map(({ path }) => path))
  expect(absentPages(site, every)).toEqual(new Set())
})

test.each([
  ['scheduling.json', ['/contact-us/book-a-call/']],
  ['estimate.json', ['/contact-us/estimate/']],
  ['case-studies/one.json', ['/case-studies/', '/case-studies/not-found/']],
])('without data/%s the pages %j do not exist', (missing, absent) => {
  const files = every.filter(({ path }) => path !== missing)
  expect(absentPages(site, files)).toEqual(new Set(absent))
})

test('the provider "none" removes the booking page', () => {
  const files = withFile(file('scheduling.json', { provider: 'none' }))
  expect(paths(files)).not.toContain('/contact-us/book-a-call/')
})

test('a file that cannot be read keeps its page', () => {
  const broken = { ...file('scheduling.json'), value: undefined }
  expect(paths(withFile(broken))).toEqual(paths(every))
})

/** A case study with its tags; one that ends with "…" is in progress. */
const study = (text: string, order: number) => {
  const [id = '', ...tags] = text.split(' ')
  return file(`case-studies/${id.replace('…', '')}.json`, {
    order,
    services: tags,
    inProgress: id.endsWith('…'),
  })
}
const many = (count: number, tags: string): string[] =>
  Array.from({ length: count }, (_, index) => `${index} ${tags}`)

test.each<[what: string, studies: string[], others: string]>([
  ['all others if there are few', ['b y', 'a x', 'c x'], 'a c'],
  [
    'first those that share the most tags',
    ['a retail web React', 'one retail', 'three retail web React', 'two retail web', 'none health'],
    'three two one none',
  ],
  [
    'one in progress after finished ones, however close it is',
    ['a retail web', 'running… retail web', 'b web', 'c'],
    'b c running',
  ],
  [
    'one with a rare tag before those with a frequent one',
    ['a React falconry', 'b React', 'c React', 'd falconry'],
    'd b c',
  ],
  [
    'the eight closest; a duplicate tag counts once',
    ['a common rare', ...many(20, 'common common'), 'b rare'],
    'b 0 1 2 3 4 5 6',
  ],
  [
    'others in the order of the list without shared tags',
    ['a', ...many(10, 'x')],
    '0 1 2 3 4 5 6 7',
  ],
  ['none if there is no other', ['a'], ''],
])('returns %s', (_what, studies, others) => {
  const [first, ...rest] = studies.map(study) as [PageFile, ...PageFile[]]
  const names = relatedTo([first, ...rest])(first).map(({ path }) => basename(path, '.json'))
  expect(names.join(' ')).toBe(others)
})

const options: Facets = {
  industry: ['Retail', 'Health & Care'],
  service: ['Web', 'Design'],
  technology: ['C++', 'GO', 'Go'],
}

test.each(['', '?industry=Retail', '?industry=Health+%26+Care&technology=C%2B%2B'])(
  'the query "%s" is parsed and written without a change',
  (search) => expect(filterQuery(parseFilter(search, options))).toBe(search),
)

test.each([
  ['?industry=RETAIL&service=web', '?industry=Retail&service=Web'],
  ['?technology=Go', '?technology=Go'],
  ['?industry=Falconry&utm_source=mail', ''],
])('the query "%s" selects "%s"', (search, expected) =>
  expect(filterQuery(parseFilter(search, options))).toBe(expected),
)

test('a case study matches when it has every selected option', () => {
  const facets: Facets = { industry: ['Health & Care'], service: ['Web'], technology: [] }
  const matches = (search: string) => matchesFilter(facets, parseFilter(search, options))
  expect(matches('')).toBe(true)
  expect(matches('?service=Web')).toBe(true)
  expect(matches('?service=Web&industry=Retail')).toBe(false)
})

test('the query of a later page has its number', () => {
  expect(filterQuery({ service: 'Web' })).toBe('?service=Web')
  expect(filterQuery({ service: 'Web' }, 3)).toBe('?service=Web&page=3')
  expect(parsePage('?service=Web&page=3')).toBe(3)
})

test.each(['', '?service=Web', '?page=0', '?page=-2', '?page=1.5', '?page=two'])(
  'the query "%s" is the first page',
  (search) => expect(parsePage(search)).toBe(1),
)
