import { isDeepStrictEqual } from 'node:util'
import { isFolderCollection, type Collection, collectionsByType } from '../collections'
import {
  type GraphqlField,
  pascalCase,
  type Resolved,
  type SchemaFile,
  type SchemaNode,
  schemaResolver,
} from '../files/resolve-schema'
import type { TypeDefinition, TypeDefinitions } from '../model'

const scalars: Partial<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
}

/** Enums and constants are strings. */
const scalarOf = (node: SchemaNode): string | undefined =>
  node.enum || node.const !== undefined ? 'String' : scalars[node.type ?? '']

/** The fields of a collection whose pages can have sub-pages, which are of the same type. */
const subPageFields = (type: string): TypeDefinition['fields'] => ({
  parentPage: {
    description: 'The page above a sub-page; null for all other pages.',
    type,
    extensions: { link: { by: 'fields.path', from: 'fields.parentPath' } },
  },
  subPages: {
    description: 'The pages below this page in their order; empty for all other pages.',
    type: `[${type}!]!`,
    extensions: { subPages: {} },
  },
})

/** The field of every collection; the settings of the site have it in their file. */
const languageField = ({ properties }: SchemaNode): TypeDefinition['fields'] =>
  properties?.language
    ? {}
    : {
        language: {
          description:
            'The language of the file: that of the site, or the one whose folder it is in.',
          type: 'String!',
          extensions: { proxy: { from: 'fields.language' } },
        },
      }

/** Fields of an interface: the types that implement it have the extensions, which resolve them. */
const withoutExtensions = (fields: TypeDefinition['fields']): TypeDefinition['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { extensions: _, ...field }]) => [name, field]),
  )

/**
 * Builds the GraphQL types of all content from the JSON Schemas.
 * @throws if a schema has a field whose type cannot be derived, with its path
 */
export function buildTypes(
  collections: readonly Collection[],
  files: readonly SchemaFile[],
): TypeDefinitions {
  const { interfaceOf, resolve, target } = schemaResolver(files)
  const types: Record<string, TypeDefinition> = {}

  const define = (name: string, type: TypeDefinition): void => {
    if (types[name] && !isDeepStrictEqual(types[name], type))
      throw new Error(
        `Two different schemas have the GraphQL type ${name}: rename one with "graphql"`,
      )
    types[name] = type
  }

  /** The type of a value without "!", and the extensions of its field. */
  const valueType = (at: string, { node, def, defDescription }: Resolved): GraphqlField => {
    const { graphql: { type, name, extensions } = {} } = node
    if (node.type === 'array' && node.items) {
      const item = valueType(at, resolve(node.items))
      return { type: `[${type ?? item.type}!]`, extensions: extensions ?? item.extensions }
    }
    if (type !== undefined) return { type, extensions }
    if (node.type === 'object' && node.properties) {
      const objectType = name ?? pascalCase(def ?? at)
      const description = defDescription ?? node.description
      define(objectType, { description, fields: fieldsOf(objectType, node) })
      return { type: objectType, extensions }
    }
    const variants = [node, ...(node.anyOf ?? []).map((branch) => resolve(branch).node)]
    const scalar = variants.map(scalarOf).find(Boolean)
    if (scalar === undefined) throw new Error(`The type of ${at} cannot be derived from its schema`)
    return { type: scalar, extensions }
  }

  const fieldsOf = (owner: string, node: SchemaNode): TypeDefinition['fields'] => {
    const properties = Object.entries(node.properties ?? {}).filter(([name]) => name !== '$schema')
    const fields = properties.map(([name, property]): [string, GraphqlField] => {
      const resolved = resolve(property)
      const { type, extensions } = valueType(owner + pascalCase(name), resolved)
      const isGiven = node.required?.includes(name) || resolved.node.default !== undefined
      const { description } = resolved.node
      return [name, { description, type: isGiven ? `${type}!` : type, extensions }]
    })
    return { ...Object.fromEntries(fields), ...node.graphql?.derived }
  }

  for (const collection of collectionsByType(collections)) {
    const { type, schema } = collection
    const { node: file } = target(schema)
    const { node } = resolve(file)
    const shared = interfaceOf(schema)
    if (shared) {
      const base = resolve(shared.base.node).node
      define(shared.name, {
        description: shared.base.node.description,
        isInterface: true,
        interfaces: ['Node'],
        fields: {
          id: { type: 'ID!' },
          ...withoutExtensions({ ...fieldsOf(shared.name, base), ...languageField(base) }),
        },
      })
    }
    const hasSubPages = isFolderCollection(collection) && collection.subfolders === 'sub-pages'
    define(type, {
      description: file.description,
      interfaces: shared ? ['Node', shared.name] : ['Node'],
      fields: {
        ...fieldsOf(shared?.name ?? type, node),
        ...languageField(node),
        ...(hasSubPages && subPageFields(type)),
      },
    })
  }
  return types
}
