import type { Node } from 'gatsby'

/** The part of Gatsby's node model that the field extensions use. */
export interface NodeModel {
  findOne: <T extends Node>(args: { type: string; query: object }) => Promise<T | null>
  findAll: <T extends Node>(args: {
    type: string
    query?: object
  }) => Promise<{ entries: Iterable<T> }>
  getNodesByIds: <T extends Node>(args: { ids: readonly string[]; type: string }) => T[]
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

/** A field extension that resolves its field without arguments of the directive. */
export const resolverExtension = <Source = FieldSource, Args = unknown>(
  name: string,
  resolve: Resolve<Source, Args>,
) => ({ name, extend: () => ({ resolve }) })
