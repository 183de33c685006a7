import { parsePage } from '../../src/content/addresses'

test('the query of a later page has its number', () => {
  expect(parsePage('?service=Web&page=3')).toBe(3)
})

test.each(['', '?service=Web', '?page=0', '?page=-2', '?page=1.5', '?page=two'])(
  'the query "%s" is the first page',
  (search) => expect(parsePage(search)).toBe(1),
)
