import { contentText } from '../../../../../plugins/content/core/json/content-text'
import type { SchemaFile } from '../../../../../plugins/content/core/resolve-schema'

const schemas: SchemaFile[] = [
  {
    $id: 'page.json',
    type: 'object',
    properties: {
      title: { type: 'string' },
      duration: { then: { $ref: '#/$defs/months' }, else: { type: 'string' } },
      points: { type: 'array', items: { anyOf: [{ type: 'string' }, { $ref: '#/$defs/months' }] } },
    },
    $defs: { months: { type: 'object', properties: { from: {}, to: {} } } },
  },
]

test.each([
  ['known keys first', { other: 1, title: 'T' }, { title: 'T', other: 1 }],
  ['objects that can be texts', { duration: { to: 2, from: 1 } }, { duration: { from: 1, to: 2 } }],
  [
    'entries of lists',
    { points: ['a', { to: 2, from: 1 }] },
    { points: ['a', { from: 1, to: 2 }] },
  ],
])('writes the keys in the order of the schema: %s', (_, value, expected) => {
  const text = contentText(schemas)('page.json', value)
  expect(text).toBe(`${JSON.stringify(expected, null, 2)}\n`)
})
