import type { Node } from 'gatsby'
import { toObject } from '../collections'

/** The part of Gatsby's node model that the field extensions use. */
export interface NodeModel {
  findOne: <T extends Node>(args: { type: string; query: object }) => Promise<T | null>
  findAll: <T extends Node>(args: {
    type: string
    query?: object
  }) => Promise<{ entries: Iterable<T> }>
  getNodesByIds: <T extends Node>(args: { ids: readonly string[]; type: string }) => T[]
  findRootNodeAncestor: (source: object, isFound: (node: Node) => boolean) => Node | null
}

/** The object that a field belongs to. */
export type FieldSource = Record<string, unknown>

/** What Gatsby passes to the resolver of a field. */
export type Resolve<Source = FieldSource, Args = unknown> = (
  source: Source,
  args: Args,
  context: { nodeModel: NodeModel },
  info: {
    fieldName: string
    returnType: unknown
    schema: { getType: (name: string) => unknown }
  },
) => unknown

/** A field extension that resolves its field without arguments of the extension. */
export const resolverExtension = <Source = FieldSource, Args = unknown>(
  name: string,
  resolve: Resolve<Source, Args>,
) => ({ name, extend: () => ({ resolve }) })

/** The name of a type without the brackets and exclamation marks of a list. */
export const typeName = (type: unknown): string => String(type).replaceAll(/\W/g, '')

const languageIn = ({ fields }: { fields?: unknown }): unknown => toObject(fields).language

/**
 * The filter for the files in the language of the one that an object is, or is in.
 * @throws if it is in none
 */
export function languageFilter(source: object, nodeModel: NodeModel): { language: { eq: string } } {
  const isFile = (node: object): boolean => typeof languageIn(node) === 'string'
  const file = isFile(source) ? source : nodeModel.findRootNodeAncestor(source, isFile)
  if (!file) throw new Error(`No content file has the value ${JSON.stringify(source)}`)
  return { language: { eq: String(languageIn(file)) } }
}
