import type { GraphqlKeyword, SchemaFile, SchemaNode } from './schema-keyword'

/** A schema with everything that its `$ref` and `allOf` bring, and the file that it is in. */
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
    const { $ref, allOf = [], ...own } = node
    const parts = [...($ref === undefined ? [] : [{ $ref }]), ...allOf]
    let result: Resolved = { node: {}, file }
    for (const part of parts) {
      const found = part.$ref === undefined ? { node: part, file } : target(part.$ref, file)
      const resolved = resolve(found.node, found.file)
      const { def, defDescription } = [found, resolved, result].find((each) => each.def) ?? found
      result = {
        node: merge(result.node, resolved.node),
        file: part.$ref === undefined ? result.file : resolved.file,
        ...(def !== undefined && { def, defDescription }),
      }
    }
    return { ...result, node: merge(result.node, own) }
  }
  return { resolve, target }
}
