import { byOrder } from '../../src/content/by-order'

const entry = (order: number, title: string) => ({ order, title })

test('smallest order first, equals by title', () => {
  const entries = [entry(2, 'B'), entry(10, 'A'), entry(2, 'a'), entry(1, 'C')]
  expect(byOrder(entries, 'en').map(({ title }) => title)).toEqual(['C', 'a', 'B', 'A'])
})

test('leaves the given list as it is', () => {
  const entries = [entry(2, 'B'), entry(1, 'A')]
  byOrder(entries, 'en')
  expect(entries).toEqual([entry(2, 'B'), entry(1, 'A')])
})

test('equals are in the order of the language', () => {
  const entries = [entry(1, 'Åre'), entry(1, 'Bergen')]
  const titles = (language: string) => byOrder(entries, language).map(({ title }) => title)
  expect(titles('en')).toEqual(['Åre', 'Bergen'])
  expect(titles('nb')).toEqual(['Bergen', 'Åre'])
})
