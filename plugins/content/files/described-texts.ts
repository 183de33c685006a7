import type { Schema } from './content-file'
import type { ParsedFile, TextAt } from './parsed-file'
import { pointerTo } from './json/json-tree'
import { memoize } from '../memoize'
import { type GraphqlKeyword, type SchemaNode, schemaResolver } from './resolve-schema'

/** A text of a content file, with what its schema says of it. */
export interface DescribedText extends TextAt {
  /** The names of the definitions that can describe it: "path". */
  definitions: readonly string[]
  /** The GraphQL type and the extensions of its field. */
  graphql: Pick<GraphqlKeyword, 'type' | 'extensions'>
  /** The innermost key on the way to it that can be left out. */
  optionalKey?: string | undefined
}

interface Position extends Pick<DescribedText, 'pointer' | 'optionalKey'> {
  /** What the list that contains it says for GraphQL. */
  ofList?: GraphqlKeyword | undefined
}

/** The texts of a file that its schema describes, by their pointers. */
export const describedTexts = memoize(
  (schemas: readonly Schema[], file: ParsedFile): ReadonlyMap<string, DescribedText> => {
    const found = new Map<string, DescribedText>()
    const { variants } = schemaResolver(schemas)

    const describe = (value: unknown, schema: SchemaNode, position: Position): void => {
      if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return
      const { pointer, optionalKey, ofList } = position
      const all = variants(schema)
      const nodes = all.map(({ node }) => node)
      if (typeof value === 'string') {
        const definitions = all.flatMap(({ def = [] }) => def)
        const graphql = { ...nodes.find((node) => node.graphql)?.graphql, ...ofList }
        found.set(pointer, { pointer, text: value, definitions, graphql, optionalKey })
        return
      }
      if (Array.isArray(value)) {
        const list = nodes.find(({ items }) => items)
        value.forEach((entry, index) => {
          const at = { pointer: pointerTo(pointer, index), optionalKey, ofList: list?.graphql }
          describe(entry, list?.items ?? {}, at)
        })
        return
      }
      for (const [key, child] of Object.entries(value)) {
        const node = nodes.find(({ properties = {} }) => Object.hasOwn(properties, key))
        const isRequired = nodes.some(({ required }) => required?.includes(key))
        const at = { pointer: pointerTo(pointer, key), optionalKey: isRequired ? optionalKey : key }
        describe(child, node?.properties?.[key] ?? {}, at)
      }
    }

    // Without its schema, which the check reports, nothing is known of the file.
    if (schemas.some(({ $id }) => $id === file.collection.schema))
      describe(file.value, { $ref: file.collection.schema }, { pointer: '' })
    return found
  },
)
