import { Kind, parse, type TypeNode } from 'gatsby/graphql'

const scalars: ReadonlySet<string> = new Set(['Boolean', 'Float', 'Int', 'String'])

/** The name of a type without brackets and exclamation marks. */
const typeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type)

/**
 * Builds a fragment for each type, by its name, so that queries do not repeat what the schemas say:
 * `...DrawingWindow`. It has all fields but pictures and other content files, whose sizes and fields
 * a query names itself. A query must not have the name of a type.
 * @param definitions type definitions
 */
export function buildFragments(definitions: string): string[] {
  const types = new Map(
    parse(definitions).definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
      definition.kind === Kind.INTERFACE_TYPE_DEFINITION
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  )
  const isFile = (type: string): boolean => Boolean(types.get(type)?.interfaces?.length)
  const select = (type: string): string[] =>
    (types.get(type)?.fields ?? []).flatMap(({ name: { value: field }, type: typeNode }) => {
      const fieldType = typeName(typeNode)
      if (scalars.has(fieldType)) return field
      // A file's `fields` are what plugins add to it, such as the path by which others link to it.
      const isAdded = field === 'fields' && isFile(type)
      return isAdded || isFile(fieldType) || select(fieldType).length === 0
        ? []
        : `${field} { ...${fieldType} }`
    })
  return [...types.keys()].flatMap((type) => {
    const selections = select(type).join(' ')
    return selections ? `fragment ${type} on ${type} { ${selections} }` : []
  })
}
