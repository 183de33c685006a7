import type { TypeDefinitions } from '../model'
import { typeName } from './resolver'

const scalars: ReadonlySet<string> = new Set(['Boolean', 'Float', 'Int', 'JSON', 'String'])

/** What a file has besides its content; `fields` are what plugins add, such as its address. */
const addedFields: ReadonlySet<string> = new Set(['fields', 'language', 'translationOf'])

/**
 * Builds the module with the fragments that code names, `...Drawing` or `Queries.DrawingFragment`:
 * all fields of the type but pictures and other content files, whose sizes and fields a query names
 * itself. A query must not have the name of a type.
 */
export function buildFragments(types: TypeDefinitions, code: readonly string[]): string {
  const namesInCode = code.flatMap((text) =>
    [...text.matchAll(/\.\.\.([A-Z]\w+)|\bQueries\.(\w+)Fragment\b/g)].map(
      ([, spread, type]) => spread ?? type ?? '',
    ),
  )
  const names = new Set(namesInCode.filter((name) => types[name]))
  const isFile = (name: string): boolean => types[name]?.interfaces !== undefined

  const select = (name: string): string[] =>
    Object.entries(types[name]?.fields ?? {}).flatMap(([field, { type }]) => {
      const fieldType = typeName(type)
      if (isFile(name) && addedFields.has(field)) return []
      if (scalars.has(fieldType)) return field
      // A fragment cannot contain itself.
      if (isFile(fieldType) || fieldType === name) return []
      const selections = names.has(fieldType) ? [`...${fieldType}`] : select(fieldType)
      return selections.length > 0 ? `${field} { ${selections.join(' ')} }` : []
    })

  const fragments = [...names]
    .sort()
    .map((name) => `  fragment ${name} on ${name} { ${select(name).join(' ')} }`)
  return `import { graphql } from 'gatsby'

/**
 * The fragments that components name and that have all fields of a type, written by plugins/content
 * from the schemas at the start of Gatsby: do not edit it. Each is on one line, so that searching for
 * it shows its fields.
 */
// prettier-ignore
export const fragments = graphql\`
${fragments.join('\n')}
\`
`
}
