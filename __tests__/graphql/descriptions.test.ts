import { parse, type DefinitionNode, type FieldDefinitionNode } from 'graphql'
import { readTypeDefs } from '../../src/content/type-defs'

/** GraphiQL shows a description beside every type and field: this keeps them from being forgotten. */

const definitions = readTypeDefs('src/content/types').flatMap((text) => [
  ...parse(text).definitions,
])

const nameOf = (node: DefinitionNode): string => ('name' in node && node.name?.value) || node.kind
const fieldsOf = (node: DefinitionNode): readonly FieldDefinitionNode[] =>
  node.kind === 'ObjectTypeDefinition' || node.kind === 'InterfaceTypeDefinition'
    ? (node.fields ?? [])
    : []
const isDescribed = (node: object): boolean =>
  'description' in node &&
  typeof node.description === 'object' &&
  Boolean((node.description as { value?: string } | null)?.value?.trim())

test('the types are there', () => {
  expect(definitions.map(nameOf)).toEqual(
    expect.arrayContaining(['CaseStudy', 'Industry', 'Service', 'Product', 'Agency', 'Home']),
  )
})

test('every type has a description', () => {
  expect(definitions.filter((node) => !isDescribed(node)).map(nameOf)).toEqual([])
})

test('every field has a description', () => {
  const bare = definitions.flatMap((node) =>
    fieldsOf(node)
      .filter((field) => !isDescribed(field))
      .map((field) => `${nameOf(node)}.${field.name.value}`),
  )
  expect(bare).toEqual([])
})

test('every kind of content that is a node of its own is typed explicitly', () => {
  const inferred = definitions.filter(
    (node) =>
      node.kind === 'ObjectTypeDefinition' &&
      node.interfaces?.some(({ name }) => name.value === 'Node') &&
      !node.directives?.some(({ name }) => name.value === 'dontInfer'),
  )
  expect(inferred.map(nameOf)).toEqual([])
})
