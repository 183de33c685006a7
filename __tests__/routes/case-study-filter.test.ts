import {
  matchesFilter,
  isChosen,
  knownChoice,
  noChoice,
  readChoice,
  readPage,
  writeChoice,
  type Facets,
} from '../../src/routes/case-study-filter'

const shop: Facets = { industry: ['Retail'], service: ['Web', 'Design'], technology: ['C++'] }
const clinic: Facets = { industry: ['Health & Care'], service: ['Web'], technology: ['React'] }

test.each(['', '?industry=Retail', '?industry=Health+%26+Care&technology=C%2B%2B'])(
  'a choice survives the way through the address: "%s"',
  (search) => expect(writeChoice(readChoice(search))).toBe(search),
)

test('what else stands in the address is no choice', () => {
  expect(readChoice('?utm_source=mail')).toEqual(noChoice)
  expect(isChosen(noChoice)).toBe(false)
  expect(isChosen(readChoice('?service=Web'))).toBe(true)
})

test('choices combine', () => {
  expect(matchesFilter(shop, { ...noChoice, service: 'Web' })).toBe(true)
  expect(matchesFilter(shop, { ...noChoice, service: 'Web', industry: 'Retail' })).toBe(true)
  expect(matchesFilter(clinic, { ...noChoice, service: 'Web', industry: 'Retail' })).toBe(false)
  expect(matchesFilter(clinic, noChoice)).toBe(true)
})

test('a name that no case study has is not a choice', () => {
  const choice = { industry: 'Retail', service: 'Falconry', technology: '' }
  expect(knownChoice(choice, shop)).toEqual({ ...noChoice, industry: 'Retail' })
})

test.each(['retail', 'RETAIL', 'Retail'])(
  '"%s" chooses what the tags call "Retail"',
  (industry) => {
    expect(knownChoice({ ...noChoice, industry }, shop)).toEqual({
      ...noChoice,
      industry: 'Retail',
    })
  },
)

test('of two names that differ in case only, the one as written is chosen', () => {
  const options = { ...shop, technology: ['GO', 'Go'] }
  expect(knownChoice({ ...noChoice, technology: 'Go' }, options).technology).toBe('Go')
})

test('what matchesFilter has pages, the first of which needs no number', () => {
  expect(writeChoice({ service: 'Web' })).toBe('?service=Web')
  expect(writeChoice({ service: 'Web' }, 3)).toBe('?service=Web&page=3')
  expect(readPage('?service=Web&page=3')).toBe(3)
})

test.each(['', '?service=Web', '?page=0', '?page=-2', '?page=1.5', '?page=two'])(
  '"%s" is the first page',
  (search) => expect(readPage(search)).toBe(1),
)
