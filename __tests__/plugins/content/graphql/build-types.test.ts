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
    point: {
      description: 'A titled point.',
      type: 'object',
      required: ['title'],
      properties: { title: text },
    },
    picture: { ...text, graphql: { type: 'File', directives: '@fileByRelativePath' } },
    page: {
      description: 'What pages share.',
      type: 'object',
      graphql: {
        interface: true,
        derived: {
          path: {
            description: 'The address.',
            type: 'String!',
            directives: '@proxy(from: "fields.path")',
          },
        },
      },
      required: ['title'],
      properties: { title: text },
    },
  },
})

/** The definitions for one kind, as lines without trailing white space. */
const typesOf = (schema: SchemaNode, type = 'Thing'): string[] =>
  buildTypes([{ type, schema: 'thing.json' }], [common, file('thing', schema)])
    .split('\n')
    .map((line) => line.trim())

/** The type of a field called "value". */
const fieldOf = (value: SchemaNode, required: string[] = []): string | undefined =>
  typesOf({ properties: { value }, required }).find((line) => line.startsWith('value:'))

test.each([
  ['string', 'String'],
  ['integer', 'Int'],
  ['number', 'Float'],
  ['boolean', 'Boolean'],
])('a JSON %s is a GraphQL %s', (type, expected) => {
  expect(fieldOf({ type })).toBe(`value: ${expected}`)
})

test('a required field is not null', () => {
  expect(fieldOf(text, ['value'])).toBe('value: String!')
})

test('a list has no null entries', () => {
  expect(fieldOf({ type: 'array', items: text }, ['value'])).toBe('value: [String!]!')
})

test('an enum and a text with alternatives are strings', () => {
  expect(fieldOf({ enum: ['a', 'b'] })).toBe('value: String')
  expect(fieldOf({ anyOf: [text, { type: 'string' }] })).toBe('value: String')
})

test('a reference sets the type; the field keeps its own description', () => {
  const lines = typesOf({
    properties: { value: { description: 'The first one.', $ref: 'common.json#/$defs/point' } },
  })
  expect(lines).toEqual(
    expect.arrayContaining([
      '"A titled point."',
      'type Point {',
      '"The first one."',
      'value: Point',
    ]),
  )
})

test('an object without a name is named after its path', () => {
  const value = { type: 'object', properties: { text } }
  expect(fieldOf(value)).toBe('value: ThingValue')
  expect(fieldOf({ ...value, graphql: { name: 'Other' } })).toBe('value: Other')
})

test('the keyword replaces the type and adds directives', () => {
  expect(fieldOf({ $ref: 'common.json#/$defs/picture' })).toBe('value: File @fileByRelativePath')
  const tags = { type: 'array', items: text, graphql: { type: 'Tag', directives: '@tags' } }
  expect(fieldOf(tags)).toBe('value: [Tag!] @tags')
})

test('a derived field is added to the type', () => {
  const others = {
    description: 'Others.',
    args: '(ids: [ID!])',
    type: '[Thing!]!',
    directives: '@byIds',
  }
  expect(typesOf({ graphql: { derived: { others } } })).toContain(
    'others(ids: [ID!]): [Thing!]! @byIds',
  )
})

test('a definition that several kinds share is an interface, and directives are only on the types', () => {
  const group = { description: 'The group.', type: 'Thing' }
  const lines = typesOf({
    $ref: 'common.json#/$defs/page',
    graphql: { derived: { group } },
  }).join('\n')
  expect(lines.match(/^group: Thing$/gm)).toHaveLength(1)
  expect(lines).toContain('interface Page implements Node {')
  expect(lines).toContain('type Thing implements Node & Page @dontInfer {')
  expect(lines.match(/path: String! @proxy/g)).toHaveLength(1)
  expect(lines.match(/^path: String!$/gm)).toHaveLength(1)
})

test('a field whose type cannot be derived is an error with its path', () => {
  expect(() => fieldOf({ description: 'Anything.' })).toThrow('The type of ThingValue')
})

test('two different objects with the same name are an error', () => {
  const named = (field: string): SchemaNode => ({
    type: 'object',
    graphql: { name: 'Same' },
    properties: { [field]: text },
  })
  expect(() => typesOf({ properties: { one: named('a'), two: named('b') } })).toThrow('Same')
})

test('an unresolved reference is an error that names it', () => {
  expect(() => fieldOf({ $ref: 'common.json#/$defs/none' })).toThrow('common.json#/$defs/none')
})
