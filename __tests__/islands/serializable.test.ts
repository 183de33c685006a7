import { serializeProps } from '../../src/islands/serializable'

test('writes texts, numbers, lists and objects as JSON', () => {
  const props = {
    title: 'a "b" <c>',
    count: 2,
    isOpen: false,
    none: null,
    labels: { of: 'of' },
    list: [1],
  }
  expect(JSON.parse(serializeProps('estimate', props))).toEqual(props)
})

test('leaves out what is undefined', () => {
  expect(serializeProps('estimate', { a: undefined, b: 1 })).toBe('{"b":1}')
})

test.each([
  ['a function', { labels: { close: () => 'x' } }, 'labels.close'],
  ['a date', { day: new Date(0) }, 'day'],
  ['an element in a list', { list: [{ node: Symbol('x') }] }, 'list.0.node'],
  ['a number that JSON does not have', { ratio: Number.NaN }, 'ratio'],
  ['a map', { map: new Map() }, 'map'],
])('refuses %s with the names of the island and the prop', (_, props, path) => {
  expect(() => serializeProps('estimate', props)).toThrow(
    `The island "estimate" has a prop that cannot be written as JSON: ${path}`,
  )
})
