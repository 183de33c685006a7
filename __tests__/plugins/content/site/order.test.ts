import { sortByOrder } from '../../../../plugins/content/site/order'

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
