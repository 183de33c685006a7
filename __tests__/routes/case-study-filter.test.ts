import {
  fits,
  isChosen,
  knownChoice,
  noChoice,
  optionsOf,
  readChoice,
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
  expect(fits(shop, { ...noChoice, service: 'Web' })).toBe(true)
  expect(fits(shop, { ...noChoice, service: 'Web', industry: 'Retail' })).toBe(true)
  expect(fits(clinic, { ...noChoice, service: 'Web', industry: 'Retail' })).toBe(false)
  expect(fits(clinic, noChoice)).toBe(true)
})

test('what can be chosen comes from the case studies, from A to Z and once', () => {
  expect(optionsOf([shop, clinic], 'service')).toEqual(['Design', 'Web'])
  expect(optionsOf([shop, clinic], 'industry')).toEqual(['Health & Care', 'Retail'])
})

test('a name that no case study has is not a choice', () => {
  const choice = { industry: 'Retail', service: 'Falconry', technology: '' }
  expect(knownChoice(choice, [shop, clinic])).toEqual({ ...noChoice, industry: 'Retail' })
})
