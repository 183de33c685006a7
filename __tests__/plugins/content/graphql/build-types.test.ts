import { buildTypes } from '../../../../plugins/content/graphql/build-types'
import type { SchemaNode } from '../../../../plugins/content/core/resolve-schema'

/** What an adopter's schema can have wrong; that of a wrong type stops the build or the lint. */

const common = { $id: 'common.json', $defs: {} }

const typesOf = (properties: Record<string, SchemaNode>): string =>
  buildTypes(
    [{ type: 'Thing', schema: 'thing.json' }],
    [common, { $id: 'thing.json', type: 'object', properties }],
  )

const text = { description: 'A text.', type: 'string' }
const named = (field: string): SchemaNode => ({
  ...{ type: 'object', graphql: { name: 'Same' } },
  properties: { [field]: text },
})

test.each<[what: string, properties: Record<string, SchemaNode>, message: string]>([
  ['a field without a type', { value: { description: 'Any.' } }, 'The type of ThingValue'],
  ['two objects of one name', { one: named('a'), two: named('b') }, 'Same'],
  [
    'an unresolved reference',
    { value: { $ref: 'common.json#/$defs/none' } },
    'common.json#/$defs/none',
  ],
])('%s is an error', (_what, properties, message) => {
  expect(() => typesOf(properties)).toThrow(message)
})

test('a field of the same name in another object is none', () => {
  expect(typesOf({ one: named('a'), two: named('a') })).toContain('one: Same')
})
