import {
  addToList,
  removeAt,
  replaceAt,
} from '../../../../../plugins/content/commands/changes/json-edits'

test.each([
  ['{"a":[1,2,3]}', '/a/0', '{"a":[2,3]}'],
  ['{"a":[1]}', '/a/0', '{"a":[]}'],
  ['{"a":1,"b":{"c":2}}', '/a', '{"b":{"c":2}}'],
  ['{"a":1,"b":{"c":2}}', '/b/c', '{"a":1,"b":{}}'],
])('removes from %j at %s', (text, pointer, expected) => {
  expect(removeAt(text, pointer)).toBe(expected)
})

test('replaces a value', () => {
  expect(replaceAt('{"a":["x"],"b":1}', '/a/0', 'y "z"')).toBe('{"a":["y \\"z\\""],"b":1}')
})

test('adds to a list, also to a missing one', () => {
  expect(addToList('{"former":["a"]}', 'former', 'b')).toBe('{"former":["a","b"]}')
  expect(addToList('{"title":"T"}', 'former', 'b')).toBe('{"title":"T","former":["b"]}')
})
