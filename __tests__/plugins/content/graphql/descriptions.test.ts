import { Kind as GraphqlKind, parse, type DefinitionNode, type FieldDefinitionNode } from 'graphql'
import { buildTypes } from '../../../../plugins/content/graphql/build-types'
import { derivedTypes } from '../../../../plugins/content/graphql/derived-types'
import { kinds } from '../../../../plugins/content/core/kinds'
import { readSchemas } from '../../../../plugins/content/core/load'

/** GraphiQL shows a description of every type and field. */

const definitions = [derivedTypes, buildTypes(kinds, readSchemas(process.cwd()))].flatMap(
  (text) => parse(text).definitions,
)

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
