import type { GraphqlKeyword, SchemaFile, SchemaNode } from './schema-keyword'

/** A schema with everything that its `$ref` brings, and the file that it is in. */
export interface Resolved {
  node: SchemaNode
  /** The file that relative references of the node start from. */
  file: SchemaFile
  /** The `$def` that it refers to, if any: "point", and that definition's own description. */
  def?: string
  defDescription?: string | undefined
}

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

/** Follows references from schema file to schema file. */
export function schemaResolver(files: readonly SchemaFile[]) {
  const target = (ref: string, from: SchemaFile): Resolved => {
    const [name = '', pointer = ''] = ref.split('#')
    const file = name ? files.find(({ $id }) => $id === name) : from
    const def = /^\/\$defs\/(\w+)$/.exec(pointer)?.[1]
    const node = def === undefined ? file : file?.$defs?.[def]
    if (!file || !node) throw new Error(`${from.$id} refers to ${ref}, which does not exist`)
    return { node, file, ...(def !== undefined && { def, defDescription: node.description }) }
  }

  const resolve = (node: SchemaNode, file: SchemaFile): Resolved => {
    const { $ref, ...own } = node
    if ($ref === undefined) return { node, file }
    const found = target($ref, file)
    const base = resolve(found.node, found.file)
    const { def, defDescription } = found.def === undefined ? base : found
    return {
      node: merge(base.node, own),
      file: base.file,
      ...(def !== undefined && { def, defDescription }),
    }
  }
  return { resolve, target }
}
