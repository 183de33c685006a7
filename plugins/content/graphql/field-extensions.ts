import type { Node } from 'gatsby'
import type { SiteConfig } from '../model'
import { pageExtensions } from './page-extensions'
import { languageFilter, resolverExtension, typeName } from './resolver'
import { textExtensions } from './text-extensions'

type SiteNode = Node & { siteMetadata?: { showsSamples?: boolean } }

/**
 * `@byIds`: the files of the field's type with the ids in the argument. Unlike a filter, it makes
 * the page depend only on these.
 */
const byIds = resolverExtension<unknown, { ids: readonly string[] }>(
  'byIds',
  (_source, { ids }, { nodeModel }, { returnType }) =>
    nodeModel.getNodesByIds({ ids, type: typeName(returnType) }),
)

/**
 * `@linkInLanguage`: the file of the field's type that a text names, or that each text of a list
 * names, by the value of one of its fields, in the language of the file with the text. `@link`, which
 * Gatsby has, finds it in any language.
 */
const linkInLanguage = {
  name: 'linkInLanguage',
  args: { by: { type: 'String!' } },
  extend: ({ by }: { by: string }) =>
    resolverExtension('', (source, _args, { nodeModel }, { fieldName, returnType }) => {
      const type = typeName(returnType)
      const find = (name: unknown): Promise<Node | null> => {
        const named = by.split('.').reduceRight<object>((at, key) => ({ [key]: at }), { eq: name })
        const filter = { ...languageFilter(source, nodeModel), ...named }
        return nodeModel.findOne({ type, query: { filter } })
      }
      const value = source[fieldName]
      if (Array.isArray(value)) return Promise.all(value.map(find))
      return value === undefined || value === null ? null : find(value)
    }).extend(),
}

/**
 * `@withoutSample`: keeps only the date of an object marked `"sample": true`, except in development
 * and in previews.
 */
const withoutSample = resolverExtension(
  'withoutSample',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const value = source[fieldName]
    if (typeof value !== 'object' || value === null || !('sample' in value && value.sample)) {
      return value
    }
    // Read from a node instead of the environment, so that Gatsby drops a cached result when it
    // changes.
    const site = await nodeModel.findOne<SiteNode>({ type: 'Site', query: {} })
    if (site?.siteMetadata?.showsSamples) return value
    return 'date' in value ? { date: value.date } : null
  },
)

/** The extensions that the types of every site can use. */
export const fieldExtensions = (site: SiteConfig) => [
  byIds,
  linkInLanguage,
  withoutSample,
  ...pageExtensions(site),
  ...textExtensions,
]
