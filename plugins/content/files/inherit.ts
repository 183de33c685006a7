import { isObject } from './json/json-file'
import { schemaResolver, type SchemaFile, type SchemaNode } from './resolve-schema'

/**
 * A translation with the values of the original that its schema calls the same in all languages, and
 * that it does not have itself. The entries of two lists are those of the same thing if both lists
 * have as many.
 * @param schema the name of the schema of both
 */
export function inherit(
  translation: unknown,
  original: unknown,
  { schema, schemas }: { schema: string; schemas: readonly SchemaFile[] },
): unknown {
  const { resolve, target } = schemaResolver(schemas)
  return inheritIn(translation, original, target(schema).node, (node) => resolve(node).node)
}

/** Whether the values of a field are numbers, switches or one of a few. */
const hasNoWords = ({ type = '', enum: values }: SchemaNode): boolean =>
  values !== undefined || ['boolean', 'integer', 'number'].includes(type)

type Resolve = (node: SchemaNode) => SchemaNode

function inheritIn(own: unknown, original: unknown, schema: SchemaNode, resolve: Resolve): unknown {
  const { properties = {}, items } = resolve(schema)
  if (Array.isArray(own) && Array.isArray(original))
    return items && own.length === original.length
      ? own.map((entry, index) => inheritIn(entry, original[index], items, resolve))
      : own
  if (!isObject(own) || !isObject(original)) return own
  const inherited = Object.entries(properties).flatMap(([key, property]) => {
    if (!Object.hasOwn(original, key)) return []
    if (Object.hasOwn(own, key))
      return [[key, inheritIn(own[key], original[key], property, resolve)] as const]
    const { sameInAllLanguages = hasNoWords(resolve(property)) } = resolve(property)
    return sameInAllLanguages ? [[key, original[key]] as const] : []
  })
  return { ...own, ...Object.fromEntries(inherited) }
}
