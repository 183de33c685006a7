import { languageOfFile } from '../files/languages'
import { isShared, type Collection } from '../collections'
import type { FieldExtension } from '../model'
import type { NodeModel } from './resolver'

/** How queries and resolvers on a site with several languages stay within one. */

type FileModel = NodeModel & { findRootNodeAncestor: (source: unknown) => unknown }

/** The context of a query: GraphiQL's has no path, and a static query's no language. */
interface QueryContext {
  nodeModel: FileModel
  path?: string
  language?: string
}

interface Arguments {
  filter?: object
  [argument: string]: unknown
}

interface QueryInfo {
  originalResolver: (source: unknown, args: Arguments, context: unknown, info: unknown) => unknown
}

/** The types whose files each language has for itself. */
export const typesByLanguage = (
  collections: readonly Collection[],
  described: Iterable<string>,
): ReadonlySet<string> => {
  const shared = new Set(collections.filter(isShared).map(({ type }) => type))
  return new Set([...described].filter((type) => !shared.has(type)))
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/**
 * Resolvers by which the query of a page gets the files of its language alone, and one in GraphiQL
 * those of the first language, unless it names a language or an id. A static query, whose result all
 * pages share, gets lists of the files of all languages.
 */
export function languageResolvers(types: Iterable<string>, first: string): object {
  const file = {
    resolve: (source: unknown, args: Arguments, context: QueryContext, info: QueryInfo) => {
      const { language = first } = context
      const ownArgs = 'id' in args ? args : { language: { eq: language }, ...args }
      return info.originalResolver(source, ownArgs, context, info)
    },
  }
  const list = {
    resolve: (source: unknown, args: Arguments, context: QueryContext, info: QueryInfo) => {
      const { path, language = path === undefined ? first : undefined } = context
      const filter = language === undefined ? {} : { language: { eq: language } }
      const filteredArgs = { ...args, filter: { ...filter, ...args.filter } }
      return info.originalResolver(source, filteredArgs, context, info)
    },
  }
  const Query = [...types].flatMap((type) => [
    [lowerFirst(type), file],
    [`all${type}`, list],
  ])
  return { Query: Object.fromEntries(Query) as object }
}

/** The same object for the same language of a query, by which resolvers remember what they find. */
const known = new WeakMap<FileModel, Map<string, FileModel>>()

/** A node model that finds only the files of one language. */
function limitedModel(
  nodeModel: FileModel,
  types: ReadonlySet<string>,
  language: string,
): FileModel {
  const models = known.get(nodeModel) ?? new Map<string, FileModel>()
  known.set(nodeModel, models)
  const existing = models.get(language)
  if (existing) return existing
  const limit = (type: string, query: { filter?: object } = {}): object =>
    types.has(type) ? { ...query, filter: { language: { eq: language }, ...query.filter } } : query
  const model: FileModel = {
    findOne: ({ type, query }) => nodeModel.findOne({ type, query: limit(type, query) }),
    findAll: ({ type, query }) => nodeModel.findAll({ type, query: limit(type, query) }),
    getNodesByIds: (args) => nodeModel.getNodesByIds(args),
    findRootNodeAncestor: (source) => nodeModel.findRootNodeAncestor(source),
  }
  models.set(language, model)
  return model
}

/** An extension whose resolver finds only files in the language of the file with the field. */
export const inLanguageOfFile =
  (types: ReadonlySet<string>, first: string) =>
  (extension: FieldExtension): FieldExtension => {
    type Resolve = (source: unknown, args: unknown, context: QueryContext, info: unknown) => unknown
    return {
      ...extension,
      extend: (options: never, field: never) => {
        const { resolve } = extension.extend(options, field) as { resolve: Resolve }
        const limited: Resolve = (source, args, context, info) => {
          const { nodeModel, language = first } = context
          const file = nodeModel.findRootNodeAncestor(source) as { relativePath?: string } | null
          const nodeLanguage =
            file?.relativePath === undefined ? language : languageOfFile(file.relativePath)
          const model = limitedModel(nodeModel, types, nodeLanguage ?? first)
          return resolve(source, args, { ...context, nodeModel: model }, info)
        }
        return { resolve: limited }
      },
    }
  }
