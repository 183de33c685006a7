import { isObject } from './parsed-file'
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

/** Whether a translation has the value of a field, whose schema this is, from its original. */
export const isInherited = (property: SchemaNode): boolean =>
  property.sameInAllLanguages ?? hasNoWords(property)

/** Whether a translation has the value at these keys, or one around it, from its original. */
export function isInheritedAt(
  keys: readonly string[],
  { schema, schemas }: { schema: string; schemas: readonly SchemaFile[] },
): boolean {
  const { resolve, target } = schemaResolver(schemas)
  let { node } = resolve(target(schema).node)
  for (const key of keys) {
    node = resolve(node.items ?? node.properties?.[key] ?? {}).node
    if (isInherited(node)) return true
  }
  return false
}

/** What a translation has itself: an original without what its translations have from it. */
export function withoutInherited(
  original: unknown,
  { schema, schemas }: { schema: string; schemas: readonly SchemaFile[] },
): unknown {
  const { resolve, target } = schemaResolver(schemas)
  const inherited = (value: unknown, node: SchemaNode): unknown => {
    const { properties = {}, items = {} } = resolve(node).node
    if (Array.isArray(value)) return value.map((entry) => inherited(entry, items))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, member]) => [key, member, properties[key] ?? {}] as const)
        .filter(([, , property]) => !isInherited(resolve(property).node))
        .map(([key, member, property]) => [key, inherited(member, property)]),
    )
  }
  return inherited(original, target(schema).node)
}

type Resolve = (node: SchemaNode) => SchemaNode

function inheritIn(
  translation: unknown,
  original: unknown,
  schema: SchemaNode,
  resolve: Resolve,
): unknown {
  const { properties = {}, items } = resolve(schema)
  if (Array.isArray(translation) && Array.isArray(original))
    return items && translation.length === original.length
      ? translation.map((entry, index) => inheritIn(entry, original[index], items, resolve))
      : translation
  if (!isObject(translation) || !isObject(original)) return translation
  const inherited = Object.entries(properties).flatMap(([key, property]) => {
    if (!Object.hasOwn(original, key)) return []
    if (Object.hasOwn(translation, key))
      return [[key, inheritIn(translation[key], original[key], property, resolve)] as const]
    return isInherited(resolve(property)) ? [[key, original[key]] as const] : []
  })
  return { ...translation, ...Object.fromEntries(inherited) }
}
