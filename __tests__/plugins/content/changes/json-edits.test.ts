import {
  addToList,
  removeAt,
  replaceAt,
} from '../../../../plugins/content/commands/changes/json-edits'

test.each([
  ['{ "a": [1, 2, 3] }', '/a/0', '{ "a": [2, 3] }'],
  ['{ "a": [1, 2, 3] }', '/a/2', '{ "a": [1, 2] }'],
  ['{ "a": [1] }', '/a/0', '{ "a": [] }'],
  ['{\n  "a": 1,\n  "b": 2\n}\n', '/a', '{\n  "b": 2\n}\n'],
  ['{\n  "a": 1,\n  "b": 2\n}\n', '/b', '{\n  "a": 1\n}\n'],
])('removes from %j at %s', (text, pointer, expected) => {
  expect(removeAt(text, pointer)).toBe(expected)
})

test('replaces a value in place', () => {
  expect(replaceAt('{ "a":  "x" ,"b": 1 }', '/a', 'y "z"')).toBe('{ "a":  "y \\"z\\"" ,"b": 1 }')
})

test('adds to a list, and inserts a missing list after another key with its indentation', () => {
  expect(addToList('{\n    "title": "T",\n    "former": ["a"]\n}', 'former', 'b', 'title')).toBe(
    '{\n    "title": "T",\n    "former": ["a", "b"]\n}',
  )
  expect(addToList('{\n    "title": "T"\n}', 'former', 'b', 'title')).toBe(
    '{\n    "title": "T",\n    "former": ["b"]\n}',
  )
})
