import type { Schema } from '../content-source'

/**
 * The keyword `graphql` in a JSON Schema: what the GraphQL types need and JSON Schema cannot
 * express. Validation ignores it. docs/content-and-fields.md has examples.
 */
export interface GraphqlKeyword {
  /** The name of the object type of this schema; by default it is derived from the field. */
  name?: string
  /** The type of the field, without list and "!", in place of the one that JSON Schema implies. */
  type?: string
  /** Gatsby's directives on the field: "@fileByRelativePath". */
  directives?: string
  /**
   * On a `$def`: makes it an interface that is implemented by all types whose schemas refer to it.
   */
  interface?: boolean
  /** On a kind: fields that no file contains, because a resolver computes them. */
  derived?: Record<string, DerivedField>
}

/** A field that a resolver computes. */
export interface DerivedField {
  description: string
  /** With list and "!". */
  type: string
  /** The arguments, with parentheses. */
  args?: string
  directives?: string
}

/** The part of JSON Schema that determines a GraphQL type. */
export interface SchemaNode {
  description?: string
  type?: string
  $ref?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: SchemaNode[]
  required?: string[]
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  $defs?: Record<string, SchemaNode>
  graphql?: GraphqlKeyword
}

/** A schema file as such a node, with its name. */
export type SchemaFile = Schema & SchemaNode
