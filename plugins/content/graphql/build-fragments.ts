import { Kind, parse, type TypeNode } from 'gatsby/graphql'

const scalars: ReadonlySet<string> = new Set(['Boolean', 'Float', 'Int', 'JSON', 'String'])

/** The name of a type without brackets and exclamation marks. */
const typeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type)

/**
 * Builds a fragment for each type, by its name, so that queries do not repeat what the schemas say:
 * `...DrawingWindow`. It has all fields but pictures and other content files, whose sizes and fields
 * a query names itself. A query must not have the name of a type.
 * @param definitions type definitions
 */
function buildFragments(definitions: string): ReadonlyMap<string, string> {
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
      // What a file has besides its content; `fields` are what plugins add to it, such as the path by
      // which others link to it.
      const isAdded = ['fields', 'language', 'translationOf'].includes(field) && isFile(type)
      if (scalars.has(fieldType)) return isAdded ? [] : field
      // A fragment cannot contain itself.
      return isAdded || fieldType === type || isFile(fieldType) || select(fieldType).length === 0
        ? []
        : `${field} { ...${fieldType} }`
    })
  const fragments = new Map<string, string>()
  for (const type of types.keys()) {
    const selections = select(type).join(' ')
    if (selections) fragments.set(type, `fragment ${type} on ${type} { ${selections} }`)
  }
  return fragments
}

/**
 * Builds the module with the fragments of all types, each below the name of the file that describes
 * its type.
 * @param definitions the definitions of all types
 * @param sources what is known of the types that are derived from a schema, by their names
 */
export function buildFragmentsModule(
  definitions: string,
  sources: ReadonlyMap<string, { schema: string }>,
): string {
  const bySource = new Map<string, string[]>()
  for (const [type, fragment] of buildFragments(definitions)) {
    const source = sources.get(type)?.schema ?? 'Types that code defines'
    bySource.set(source, [...(bySource.get(source) ?? []), fragment])
  }
  const sections = [...bySource].map(([source, fragments]) =>
    [`# ${source}`, ...fragments].map((line) => `  ${line}`).join('\n'),
  )
  return `import { graphql } from 'gatsby'

/**
 * A fragment for each type of the content, written by plugins/content from the schemas at the start
 * of Gatsby: do not edit it. Each is on one line, so that searching for it shows its fields.
 */
// prettier-ignore
export const fragments = graphql\`
${sections.join('\n\n')}
\`
`
}
