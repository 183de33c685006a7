import { facetsOf, filterOptions } from '../../../src/features/case-studies/graphql'
import {
  type Facets,
  filterQuery,
  matchesFilter,
  parseFilter,
  parsePage,
} from '../../../src/features/case-studies/filter'

const pages = new Map([
  ['/industries/retail/', { title: 'Retail', parentPath: null }],
  ['/industries/retail/loyalty/', { title: 'Loyalty', parentPath: '/industries/retail/' }],
  ['/services/web/', { title: 'Web', parentPath: null }],
])

const facets = (industries: string[], tech = ['React']) =>
  facetsOf({ industries, services: ['/services/web/'], tech }, pages)

test('the filter options are sorted and without duplicates', () => {
  const all = [facets(['/industries/retail/loyalty/']), facets(['Forestry'], ['Elm', 'React'])]
  expect(filterOptions(all, 'en')).toEqual({
    industry: ['Forestry', 'Loyalty', 'Retail'],
    service: ['Web'],
    technology: ['Elm', 'React'],
  })
})

const options: Facets = {
  industry: ['Retail', 'Health & Care'],
  service: ['Web', 'Design'],
  technology: ['C++', 'GO', 'Go', '\ufa19社', 'Großhandel', 'İnşaat', 'Λογιστής'],
}

test.each(['', '?industry=Retail', '?industry=Health+%26+Care&technology=C%2B%2B'])(
  'the query "%s" is parsed and written without a change',
  (search) => expect(filterQuery(parseFilter(search, options))).toBe(search),
)

test.each([
  ['?industry=RETAIL&service=web', '?industry=Retail&service=Web'],
  ['?technology=Go', '?technology=Go'],
  ['?technology=神社', `?technology=${encodeURIComponent('\ufa19社')}`],
  ['?technology=GROSSHANDEL', '?technology=Gro%C3%9Fhandel'],
  ['?technology=inşaat', '?technology=%C4%B0n%C5%9Faat'],
  ['?technology=λογιστήσ', `?technology=${encodeURIComponent('Λογιστής')}`],
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
})

test('the query of a later page has its number', () => {
  expect(parsePage('?service=Web&page=3')).toBe(3)
})

test.each(['', '?service=Web', '?page=0', '?page=-2', '?page=1.5', '?page=two'])(
  'the query "%s" is the first page',
  (search) => expect(parsePage(search)).toBe(1),
)
