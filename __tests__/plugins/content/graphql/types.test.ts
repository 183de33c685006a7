import { readFileSync } from 'node:fs'
import { type DefinitionNode, type FieldDefinitionNode, Kind as GraphqlKind, parse } from 'graphql'
import { site } from '../../../../src/site'
import type { SchemaNode } from '../../../../plugins/content/files/resolve-schema'
import { parseSchema, readSchemas } from '../../../../plugins/content/files/schema-files'
import { buildTypes } from '../../../../plugins/content/graphql/build-types'
import { typesAndFragments } from '../../../../plugins/content/graphql/create-types'
import { withExample } from '../../../fixtures/documented-examples'

/** What an adopter's schema can have wrong; that of a wrong type stops the build or the lint. */

const common = { $id: 'common.schema.json', path: '', $defs: {} }

const typesOf = (properties: Record<string, SchemaNode>): string =>
  [
    ...buildTypes(
      [{ file: 'thing.json', type: 'Thing', schema: 'thing.schema.json' }],
      [common, { $id: 'thing.schema.json', path: '', type: 'object', properties }],
    ).values(),
  ]
    .map(({ text: definition }) => definition)
    .join('\n')

const text = { description: 'A text.', type: 'string' }
const named = (field: string): SchemaNode => ({
  type: 'object',
  graphql: { name: 'Same' },
  properties: { [field]: text },
})

test.each<[what: string, properties: Record<string, SchemaNode>, message: string]>([
  ['a field without a type', { value: { description: 'Any.' } }, 'The type of ThingValue'],
  ['two objects of one name', { one: named('a'), two: named('b') }, 'Same'],
  [
    'an unresolved reference',
    { value: { $ref: 'common.schema.json#/$defs/none' } },
    'common.schema.json#/$defs/none',
  ],
])('%s is an error', (_what, properties, message) => {
  expect(() => typesOf(properties)).toThrow(message)
})

test('a field of the same name in another object is none', () => {
  expect(typesOf({ one: named('a'), two: named('a') })).toContain('one: Same')
})

test('a field with a default is never null', () => {
  const label = { ...text, default: 'Close' }
  expect(typesOf({ label, other: text })).toMatch(/label: String! \n[^]*other: String \n/)
})

test('the field and the label that docs/developing.md adds are in GraphQL by their schemas alone', () => {
  const paths = [
    'src/features/case-studies/case-study.schema.json',
    'src/content/schemas/ui-text.schema.json',
  ]
  const changed = paths.map((path) => parseSchema(path, withExample(path)))
  const schemas = readSchemas(process.cwd()).map(
    (schema) => changed.find(({ $id }) => $id === schema.$id) ?? schema,
  )
  const described = buildTypes(site.collections, schemas)
  expect(described.get('CaseStudy')?.text).toMatch(/^award: String /m)
  expect(described.get('UiText')?.text).toMatch(/^award: String! /m)
})

test('the component in docs/developing.md has the field in its query and the label in its markup', () => {
  const component = withExample('src/features/case-studies/CaseStudyCover.tsx')
  expect(component).toMatch(/fragment CaseStudyCover on CaseStudy \{[^`]*^ +award$/m)
  expect(component).toContain('labels.award')
})

/** GraphiQL shows a description of every type and field. */

const { types, fragments } = typesAndFragments(site, process.cwd())
const { definitions } = parse(types)

const nameOf = (node: DefinitionNode): string => ('name' in node && node.name?.value) || node.kind
const fieldsOf = (node: DefinitionNode): readonly FieldDefinitionNode[] =>
  node.kind === GraphqlKind.OBJECT_TYPE_DEFINITION ||
  node.kind === GraphqlKind.INTERFACE_TYPE_DEFINITION
    ? (node.fields ?? [])
    : []
const isDescribed = (node: DefinitionNode | FieldDefinitionNode): boolean =>
  'description' in node && Boolean(node.description?.value.trim())

test('every type has a description', () => {
  expect(definitions.filter((node) => !isDescribed(node)).map(nameOf)).toEqual([])
})

test('every field has a description', () => {
  const bare = definitions.flatMap((node) =>
    fieldsOf(node)
      .filter((field) => field.name.value !== 'id' && !isDescribed(field))
      .map((field) => `${nameOf(node)}.${field.name.value}`),
  )
  expect(bare).toEqual([])
})

test('src/content/fragments.ts has the fragments of the schemas; "npm run build" writes it', () => {
  const current = readFileSync('src/content/fragments.ts', 'utf8').replaceAll('\r\n', '\n')
  expect(current === fragments).toBe(true)
})
