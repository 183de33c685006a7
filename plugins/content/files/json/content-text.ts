import { schemaResolver, type SchemaFile, type SchemaNode } from '../resolve-schema'
import { isObject } from './json-file'

/** Returns the text of a content file. */
export type ContentText = (schema: string, value: unknown) => string

/**
 * Creates the function that writes every content file: the keys in the order of the file's schema,
 * unknown ones at the end, in the layout of `JSON.stringify` with two spaces, as the editor writes
 * it.
 */
export function contentText(schemas: readonly SchemaFile[]): ContentText {
  const { resolve } = schemaResolver(schemas)

  /** The schema of an object, also if the value could be something else. */
  const ofObject = (schema: SchemaNode): SchemaNode => {
    const { node } = resolve(schema)
    if (node.properties) return node
    const branches = [...(node.anyOf ?? []), node.then, node.else]
    return branches.flatMap((each) => (each ? [ofObject(each)] : [])).find(hasKeys) ?? node
  }
  const hasKeys = ({ properties }: SchemaNode): boolean => properties !== undefined

  const inOrder = (schema: SchemaNode, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = resolve(schema).node.items ?? {}
      return value.map((item: unknown) => inOrder(items, item))
    }
    if (!isObject(value)) return value
    const { properties = {} } = ofObject(schema)
    const keys = [...Object.keys(properties), ...Object.keys(value)]
    const present = new Set(keys.filter((key) => Object.hasOwn(value, key)))
    return Object.fromEntries(
      [...present].map((key) => [key, inOrder(properties[key] ?? {}, value[key])]),
    )
  }

  return (schema, value) => `${JSON.stringify(inOrder({ $ref: schema }, value), null, 2)}\n`
}
