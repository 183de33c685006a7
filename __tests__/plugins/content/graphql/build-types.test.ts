import { buildTypes } from '../../../../plugins/content/graphql/build-types'
import type { SchemaFile, SchemaNode } from '../../../../plugins/content/core/resolve-schema'

const text = { description: 'A text.', type: 'string' }

const file = (name: string, schema: SchemaNode): SchemaFile => ({
  $id: `${name}.json`,
  description: `data/${name}.json`,
  type: 'object',
  ...schema,
})

const common = file('common', {
  $defs: {
    point: { description: 'A titled point.', type: 'object', properties: { title: text } },
    picture: { ...text, graphql: { type: 'File', directives: '@fileByRelativePath' } },
    page: {
      description: 'What pages share.',
      type: 'object',
      graphql: {
        interface: true,
        derived: {
          path: { description: 'The address.', type: 'String!', directives: '@proxy(from: "p")' },
        },
      },
      required: ['title'],
      properties: { title: text },
    },
  },
})

/** The definitions for one kind, as lines without white space around them. */
const typesOf = (schema: SchemaNode): string[] =>
  buildTypes([{ type: 'Thing', schema: 'thing.json' }], [common, file('thing', schema)])
    .split('\n')
    .map((line) => line.trim())

/** The type of a field called "value". */
const fieldOf = (value: SchemaNode, required: string[] = []): string | undefined =>
  typesOf({ properties: { value }, required }).find((line) => line.startsWith('value:'))

const object = { type: 'object', properties: { text } }
const tags = { type: 'array', items: text, graphql: { type: 'Tag', directives: '@tags' } }

test.each<[SchemaNode, string]>([
  [{ type: 'string' }, 'String'],
  [{ type: 'integer' }, 'Int'],
  [{ type: 'number' }, 'Float'],
  [{ type: 'boolean' }, 'Boolean'],
  [{ type: 'array', items: text }, '[String!]'],
  [{ enum: ['a', 'b'] }, 'String'],
  [{ anyOf: [text, { type: 'string' }] }, 'String'],
  // An object without a name is named after its path.
  [object, 'ThingValue'],
  [{ ...object, graphql: { name: 'Other' } }, 'Other'],
  [{ $ref: 'common.json#/$defs/point' }, 'Point'],
  [{ $ref: 'common.json#/$defs/picture' }, 'File @fileByRelativePath'],
  [tags, '[Tag!] @tags'],
])('%j has the type %s, and is not null if it is required', (schema, type) => {
  const [name = '', ...directives] = type.split(' ')
  expect(fieldOf(schema)).toBe(`value: ${type}`)
  expect(fieldOf(schema, ['other', 'value'])).toBe(['value:', `${name}!`, ...directives].join(' '))
})

test('a reference has the description of its type; the field keeps its own', () => {
  const value = { description: 'The first one.', $ref: 'common.json#/$defs/point' }
  expect(typesOf({ properties: { value } }).join('\n')).toContain(
    '"A titled point."\ntype Point {\n"A text."\ntitle: String\n}',
  )
  expect(typesOf({ properties: { value } }).join('\n')).toContain('"The first one."\nvalue: Point')
})

test('derived fields are added to the type; a definition that several kinds share is an interface without directives', () => {
  const others = { description: 'Others.', args: '(ids: [ID!])', type: '[Thing!]!' }
  const lines = typesOf({
    $ref: 'common.json#/$defs/page',
    graphql: { derived: { others: { ...others, directives: '@byIds' } } },
  }).join('\n')
  expect(lines).toContain('others(ids: [ID!]): [Thing!]! @byIds')
  expect(lines).toContain('interface Page implements Node {')
  expect(lines).toContain('type Thing implements Node & Page @dontInfer {')
  expect(lines.match(/path: String! @proxy/g)).toHaveLength(1)
  expect(lines.match(/^path: String!$/gm)).toHaveLength(1)
})

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
  expect(() => typesOf({ properties })).toThrow(message)
})
