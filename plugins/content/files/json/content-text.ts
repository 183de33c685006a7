import { schemaResolver, type SchemaFile, type SchemaNode } from '../resolve-schema'
import { isObject } from '../parsed-file'

/**
 * The text of a content file: the keys in the order of its schema, unknown ones at the end, in the
 * layout of `JSON.stringify` with two spaces, as the editor writes it.
 * @param schema the name of its schema: "article.schema.json"
 */
export function contentText(
  schemas: readonly SchemaFile[],
  schema: string,
  content: unknown,
): string {
  const { resolve } = schemaResolver(schemas)

  /** The schema of an object, also if the value could be something else. */
  const ofObject = (node: SchemaNode): SchemaNode => {
    const resolved = resolve(node).node
    if (resolved.properties) return resolved
    const branches = [...(resolved.anyOf ?? []), resolved.then, resolved.else]
    const objects = branches.flatMap((branch) => (branch ? [ofObject(branch)] : []))
    return objects.find(({ properties }) => properties) ?? resolved
  }

  const inOrder = (node: SchemaNode, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = resolve(node).node.items ?? {}
      return value.map((item: unknown) => inOrder(items, item))
    }
    if (!isObject(value)) return value
    const { properties = {} } = ofObject(node)
    const keys = [...Object.keys(properties), ...Object.keys(value)]
    const presentKeys = new Set(keys.filter((key) => Object.hasOwn(value, key)))
    return Object.fromEntries(
      [...presentKeys].map((key) => [key, inOrder(properties[key] ?? {}, value[key])]),
    )
  }

  return `${JSON.stringify(inOrder({ $ref: schema }, content), null, 2)}\n`
}
