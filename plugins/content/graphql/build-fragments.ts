import { Kind, parse, type ObjectTypeDefinitionNode, type TypeNode } from 'gatsby/graphql'

const scalars: ReadonlySet<string> = new Set(['Boolean', 'Float', 'Int', 'String'])

/** The name of a type without brackets and exclamation marks. */
const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type)

/**
 * Builds a fragment with all fields, by the name of the type, for each type without pictures and
 * other content files, so that queries do not repeat what the schemas say: `...DrawingWindow`.
 * @param definitions type definitions
 */
export function buildFragments(definitions: string): string[] {
  const objects = new Map<string, ObjectTypeDefinitionNode>()
  for (const definition of parse(definitions).definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION && !definition.interfaces?.length)
      objects.set(definition.name.value, definition)
  }
  const fieldsOf = (name: string) => objects.get(name)?.fields ?? []
  const isPlain = (name: string): boolean =>
    scalars.has(name) ||
    (objects.has(name) && fieldsOf(name).every(({ type }) => isPlain(nameOf(type))))
  const select = (type: string): string => (scalars.has(type) ? '' : ` { ...${type} }`)
  return [...objects.keys()].filter(isPlain).map((name) => {
    const selections = fieldsOf(name).map((field) => field.name.value + select(nameOf(field.type)))
    return `fragment ${name} on ${name} { ${selections.join(' ')} }`
  })
}
