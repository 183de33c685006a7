import { isFolderKind, type Kind, kindsByType } from '../kinds'
import {
  type DerivedField,
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

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const docString = (description: string | undefined): string =>
  description === undefined ? '' : `${JSON.stringify(description)}\n`

const derivedField = ([name, field]: [string, DerivedField]): string =>
  `${docString(field.description)}${name}${field.args ?? ''}: ${field.type} ${field.directives ?? ''}`

/** The fields of a kind whose pages can have sub-pages, which are of the same type. */
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

/** Gatsby requires directives on the types, and rejects them on an interface. */
const withoutDirectives = (fields: string): string =>
  fields.replaceAll(/ @\w+(?:\([^)]*\))?$/gm, '')

/**
 * Builds the GraphQL types of all content from the JSON Schemas, as type definitions.
 * @throws if a schema has a field whose type cannot be derived, with its path
 */
export function buildTypes(kinds: readonly Kind[], files: readonly SchemaFile[]): string {
  const { resolve, target } = schemaResolver(files)
  /** Definitions by type name. */
  const definitions = new Map<string, string>()

  const define = (name: string, text: string): void => {
    const present = definitions.get(name)
    if (present !== undefined && present !== text)
      throw new Error(
        `Two different schemas have the GraphQL type ${name}: rename one with "graphql"`,
      )
    definitions.set(name, text)
  }

  const objectType = (name: string, { node, defDescription }: Resolved): string => {
    define(
      name,
      `${docString(defDescription ?? node.description)}type ${name} {\n${fields(name, node)}\n}`,
    )
    return name
  }

  /** The type of a value without "!", and the directives of its field. */
  const valueType = (at: string, resolved: Resolved): { type: string; directives: string } => {
    const { node, def } = resolved
    const { graphql = {} } = node
    const directives = graphql.directives ?? ''
    if (graphql.type !== undefined && node.type !== 'array')
      return { type: graphql.type, directives }
    if (node.type === 'array' && node.items) {
      const item = valueType(at, resolve(node.items))
      return {
        type: `[${graphql.type ?? item.type}!]`,
        directives: directives || item.directives,
      }
    }
    if (node.type === 'object' && node.properties) {
      return { type: objectType(graphql.name ?? pascalCase(def ?? at), resolved), directives }
    }
    const variants = [node, ...(node.anyOf ?? []).map((each) => resolve(each).node)]
    const scalar = variants.map(scalarOf).find(Boolean)
    if (scalar === undefined) throw new Error(`The type of ${at} cannot be derived from its schema`)
    return { type: scalar, directives }
  }

  const fields = (owner: string, node: SchemaNode): string =>
    Object.entries(node.properties ?? {})
      .filter(([name]) => name !== '$schema')
      .map(([name, property]) => {
        const resolved = resolve(property)
        const { type, directives } = valueType(owner + pascalCase(name), resolved)
        const required = node.required?.includes(name) ? '!' : ''
        return `${docString(resolved.node.description)}${name}: ${type}${required} ${directives}`
      })
      .concat(Object.entries(node.graphql?.derived ?? {}).map(derivedField))
      .join('\n')

  for (const kind of kindsByType(kinds)) {
    const { type, schema } = kind
    const { node: file } = target(schema)
    const base = file.$ref === undefined ? undefined : target(file.$ref)
    const isInterface = base?.node.graphql?.interface === true
    const shared = isInterface && base.def !== undefined ? pascalCase(base.def) : undefined
    if (shared !== undefined && base) {
      const body = withoutDirectives(fields(shared, resolve(base.node).node))
      define(
        shared,
        `${docString(base.node.description)}interface ${shared} implements Node {\nid: ID!\n${body}\n}`,
      )
    }
    const hasSubPages = isFolderKind(kind) && kind.subfolders === 'sub-pages'
    const body = [
      fields(shared ?? type, resolve(file).node),
      hasSubPages ? subPageFields(type) : '',
    ].join('\n')
    const interfaces = shared === undefined ? 'Node' : `Node & ${shared}`
    define(
      type,
      `${docString(file.description)}type ${type} implements ${interfaces} @dontInfer {\n${body}\n}`,
    )
  }
  return [...definitions.values()].join('\n\n')
}
