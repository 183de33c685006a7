import type { Node } from 'gatsby'
import type { SiteConfig } from '../model'
import { pageExtensions } from './page-extensions'
import { resolverExtension } from './resolver'
import { textExtensions } from './text-extensions'

type SiteNode = Node & { siteMetadata?: { showsSamples?: boolean } }

/**
 * `@byIds`: the files of the field's type with the ids in the argument. Unlike a filter, it makes
 * the page depend only on these.
 */
const byIds = resolverExtension<unknown, { ids: readonly string[] }>(
  'byIds',
  (_source, { ids }, { nodeModel }, { returnType }) =>
    // The name of a list's type has the brackets and exclamation marks of a schema.
    nodeModel.getNodesByIds({ ids, type: String(returnType).replace(/\W/g, '') }),
)

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
  withoutSample,
  ...pageExtensions(site),
  ...textExtensions,
]
