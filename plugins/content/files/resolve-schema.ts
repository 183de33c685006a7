import type { Schema } from './content-file'
import type { Collection } from '../collections'
import { memoize } from '../memoize'

/**
 * The field extensions of Gatsby, or of this site, that compute the value of a field, in this order:
 * each by its name, with its arguments.
 */
export interface FieldExtensions {
  /** The page with this address, or the file with this value in one of its fields. */
  link?: { by: string; from?: string }
  /** The same, among the files in the language of the file with the field. */
  linkInLanguage?: { by: string }
  [extension: string]: object | undefined
}

/**
 * The keyword `graphql` in a JSON Schema: what the GraphQL types need and JSON Schema cannot
 * express. Validation ignores it. docs/developing.md has examples.
 */
export interface GraphqlKeyword {
  /** The name of the object type of this schema; by default it is derived from the field. */
  name?: string
  /** The type of the field, without list and "!", in place of the one that JSON Schema implies. */
  type?: string
  extensions?: FieldExtensions
  /**
   * On a `$def`: makes it an interface that is implemented by all types whose schemas refer to it.
   */
  interface?: boolean
  /** On a collection: fields that no file contains, because a resolver computes them. */
  derived?: Record<string, GraphqlField>
}

/** A field of a GraphQL type. */
export interface GraphqlField {
  description?: string | undefined
  /** With list and "!". */
  type: string
  args?: Record<string, { description: string; type: string }>
  extensions?: FieldExtensions | undefined
}

/** The part of JSON Schema that determines types, the order of keys and the fields of forms. */
export interface SchemaNode {
  title?: string
  description?: string
  type?: string
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  $ref?: string
  enum?: unknown[]
  const?: unknown
  /** The value of a key that its file leaves out. */
  default?: unknown
  anyOf?: SchemaNode[]
  then?: SchemaNode
  else?: SchemaNode
  required?: string[]
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  $defs?: Record<string, SchemaNode>
  graphql?: GraphqlKeyword
  /** A keyword of this site: the names in braces that are replaced in a text. */
  placeholders?: string[]
  /** A keyword of this site: whether a translation that does not have the field has the original's. */
  sameInAllLanguages?: boolean
}

/** A schema file as such a node, with its name. */
export type SchemaFile = Schema & SchemaNode

/** A schema with the properties of everything that its `$ref` refers to. */
export interface Resolved {
  node: SchemaNode
  /**
   * The name of the `$def` that it refers to, if any: "point", and that definition's description.
   */
  def?: string
  defDescription?: string | undefined
  /** The path from the root of the file that it refers to, if any. */
  file?: string
}

export const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const hasKeys = (node: SchemaNode): boolean => Object.keys(node).length > 0

/** The field of other files by which a value names one of them: "fields.path". */
export const linkedField = ({ extensions = {} }: GraphqlKeyword): string | undefined =>
  (extensions.link ?? extensions.linkInLanguage)?.by

const mergeKeywords = (base: GraphqlKeyword = {}, over: GraphqlKeyword = {}): GraphqlKeyword => ({
  ...base,
  ...over,
  derived: { ...base.derived, ...over.derived },
})

const merge = (base: SchemaNode, over: SchemaNode): SchemaNode => ({
  ...base,
  ...over,
  ...((base.properties ?? over.properties) && {
    properties: { ...base.properties, ...over.properties },
  }),
  ...((base.required ?? over.required) && {
    required: [...(base.required ?? []), ...(over.required ?? [])],
  }),
  ...((base.graphql ?? over.graphql) && { graphql: mergeKeywords(base.graphql, over.graphql) }),
})

/** Expands references within a file, "#/$defs/tag", to the form used in other files. */
const withFileNames = (file: SchemaFile): SchemaFile =>
  JSON.parse(JSON.stringify(file), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? file.$id + value : value,
  ) as SchemaFile

/** Follows references from schema file to schema file. */
export const schemaResolver = memoize((schemas: readonly SchemaFile[]) => {
  const files = new Map(schemas.map((file) => [file.$id, withFileNames(file)]))

  /** The schema that a reference refers to: a file, or a `$def` in it. */
  const target = (ref: string): Resolved => {
    const [name = '', def] = ref.split('#/$defs/')
    const file = files.get(name)
    const node = def === undefined ? file : file?.$defs?.[def]
    if (!file || !node) throw new Error(`A schema refers to ${ref}, which does not exist`)
    const { path } = file
    return { node, file: path, ...(def !== undefined && { def, defDescription: node.description }) }
  }

  const resolve = memoize((node: SchemaNode): Resolved => {
    const { $ref, ...keywords } = node
    if ($ref === undefined) return { node }
    const found = target($ref)
    const base = resolve(found.node)
    const { def, defDescription } = found.def === undefined ? base : found
    const { file } = found
    return {
      node: merge(base.node, keywords),
      file,
      ...(def !== undefined && { def, defDescription }),
    }
  })

  /** What a value can be: the schema itself, and its alternatives and conditional parts. */
  const variants = memoize((schema: SchemaNode): readonly Resolved[] => {
    const resolved = resolve(schema)
    const { anyOf = [], then = {}, else: otherwise = {} } = resolved.node
    return [
      resolved,
      ...[...anyOf, then, otherwise].filter(hasKeys).flatMap((branch) => variants(branch)),
    ]
  })

  /** The interface that the type of a collection implements, by the name of the collection's schema. */
  const interfaceOf = (schema: string): { name: string; base: Resolved } | undefined => {
    const { $ref } = files.get(schema) ?? {}
    const base = $ref === undefined ? undefined : target($ref)
    return base?.def !== undefined && base.node.graphql?.interface === true
      ? { name: pascalCase(base.def), base }
      : undefined
  }
  return { interfaceOf, resolve, target, variants }
})

/** The collections whose files have a GraphQL type, or a type that implements an interface of this name. */
export const collectionsOfType = (
  collections: readonly Collection[],
  schemas: readonly SchemaFile[],
  type: string,
): Collection[] =>
  collections.filter(
    (collection) =>
      collection.type === type ||
      schemaResolver(schemas).interfaceOf(collection.schema)?.name === type,
  )
