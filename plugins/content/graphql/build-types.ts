import { isFolderCollection, type Collection, collectionsByType } from '../collections'
import {
  type DerivedField,
  pascalCase,
  type SchemaFile,
  type SchemaNode,
  schemaResolver,
  type Resolved,
} from '../files/resolve-schema'

const scalars: Partial<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
}

/** Enums and constants are strings. */
const scalarOf = (node: SchemaNode): string | undefined =>
  node.enum || node.const !== undefined ? 'String' : scalars[node.type ?? '']

const docString = (description: string | undefined): string =>
  description === undefined ? '' : `${JSON.stringify(description)}\n`

const derivedField = ([name, field]: [string, DerivedField]): string =>
  `${docString(field.description)}${name}${field.args ?? ''}: ${field.type} ${field.directives ?? ''}`

/** The fields of a collection whose pages can have sub-pages, which are of the same type. */
const subPageFields = (type: string): string =>
  Object.entries({
    parentPage: {
      description: 'The page above a sub-page; null for all other pages.',
      type,
      directives: '@link(by: "fields.path", from: "fields.parentPath")',
    },
    subPages: {
      description: 'The pages below this page; empty for all other pages. Sort them by order.',
      type: `[${type}!]!`,
      directives: '@link(by: "fields.parentPath", from: "fields.path")',
    },
  })
    .map(derivedField)
    .join('\n')

/** The field of every collection; the settings of the site have it in their file. */
const languageField = (node: SchemaNode): string =>
  node.properties?.language
    ? ''
    : derivedField([
        'language',
        {
          description:
            'The language of the file: that of the site, or the one whose folder it is in.',
          type: 'String!',
          directives: '@proxy(from: "fields.language")',
        },
      ])

/** Gatsby requires directives on the types, and rejects them on an interface. */
const withoutDirectives = (fields: string): string =>
  fields.replaceAll(/ @\w+(?:\([^)]*\))?$/gm, '')

/** The definition of a GraphQL type. */
export interface TypeDefinition {
  text: string
  /** The path of the schema that it is derived from. */
  schema: string
}

/** The names of the types that are those of files, or that several of them share. */
export const filesIn = (types: ReadonlyMap<string, TypeDefinition>): string[] =>
  [...types].flatMap(([name, { text }]) =>
    /^(?:type|interface) \w+ implements /m.test(text) ? name : [],
  )

/**
 * Builds the GraphQL types of all content from the JSON Schemas, by their names.
 * @throws if a schema has a field whose type cannot be derived, with its path
 */
export function buildTypes(
  collections: readonly Collection[],
  files: readonly SchemaFile[],
): ReadonlyMap<string, TypeDefinition> {
  const { interfaceOf, resolve, target } = schemaResolver(files)
  const definitions = new Map<string, TypeDefinition>()

  const define = (name: string, text: string, schema: string): void => {
    const definition = definitions.get(name)
    if (definition !== undefined && definition.text !== text)
      throw new Error(
        `Two different schemas have the GraphQL type ${name}: rename one with "graphql"`,
      )
    definitions.set(name, definition ?? { text, schema })
  }

  const objectType = (name: string, { node, defDescription }: Resolved, schema: string): string => {
    const description = docString(defDescription ?? node.description)
    define(name, `${description}type ${name} {\n${fields(name, node, schema)}\n}`, schema)
    return name
  }

  /**
   * The type of a value without "!", and the directives of its field.
   * @param within the path of the schema with the field
   */
  const valueType = (
    at: string,
    resolved: Resolved,
    within: string,
  ): { type: string; directives: string } => {
    const { node, def, file = within } = resolved
    const { graphql = {} } = node
    const directives = graphql.directives ?? ''
    if (graphql.type !== undefined && node.type !== 'array')
      return { type: graphql.type, directives }
    if (node.type === 'array' && node.items) {
      const item = valueType(at, resolve(node.items), file)
      return {
        type: `[${graphql.type ?? item.type}!]`,
        directives: directives || item.directives,
      }
    }
    if (node.type === 'object' && node.properties) {
      const name = graphql.name ?? pascalCase(def ?? at)
      return { type: objectType(name, resolved, file), directives }
    }
    const variants = [node, ...(node.anyOf ?? []).map((branch) => resolve(branch).node)]
    const scalar = variants.map(scalarOf).find(Boolean)
    if (scalar === undefined) throw new Error(`The type of ${at} cannot be derived from its schema`)
    return { type: scalar, directives }
  }

  const fields = (owner: string, node: SchemaNode, schema: string): string =>
    Object.entries(node.properties ?? {})
      .filter(([name]) => name !== '$schema')
      .map(([name, property]) => {
        const resolved = resolve(property)
        const { type, directives } = valueType(owner + pascalCase(name), resolved, schema)
        const isGiven = node.required?.includes(name) || resolved.node.default !== undefined
        const required = isGiven ? '!' : ''
        return `${docString(resolved.node.description)}${name}: ${type}${required} ${directives}`
      })
      .concat(Object.entries(node.graphql?.derived ?? {}).map(derivedField))
      .join('\n')

  for (const collection of collectionsByType(collections)) {
    const { type, schema } = collection
    const { node: file, file: path = '' } = target(schema)
    const shared = interfaceOf(schema)
    if (shared) {
      const { name, base } = shared
      const { file: sharedPath = path } = base
      const { node } = resolve(base.node)
      const body = withoutDirectives(
        [fields(name, node, sharedPath), languageField(node)].join('\n'),
      )
      define(
        name,
        `${docString(base.node.description)}interface ${name} implements Node {\nid: ID!\n${body}\n}`,
        sharedPath,
      )
    }
    const hasSubPages = isFolderCollection(collection) && collection.subfolders === 'sub-pages'
    const body = [
      fields(shared?.name ?? type, resolve(file).node, path),
      languageField(resolve(file).node),
      hasSubPages ? subPageFields(type) : '',
    ].join('\n')
    const interfaces = shared ? `Node & ${shared.name}` : 'Node'
    define(
      type,
      `${docString(file.description)}type ${type} implements ${interfaces} @dontInfer {\n${body}\n}`,
      path,
    )
  }
  return definitions
}
