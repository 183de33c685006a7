import type { Node } from 'gatsby'
import { toObject, type Content } from '../collections'
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

type FileNode = Node & { fields: { file: string } }

/** The filter for the value of a field: "fields.name". */
const nestedFilter = (field: string, value: unknown): Content =>
  field.split('.').reduceRight<Content>((at, key) => ({ [key]: at }), { eq: value })

/**
 * `@linkInLanguage`: the file of the field's type that a text names, or that each text of a list
 * names, by the value of one of its fields, in the language of the file with the text: the file with
 * this name, or the translation of the one in the first language. `@link`, which Gatsby has, finds it
 * in any language.
 */
const linkInLanguage = {
  name: 'linkInLanguage',
  args: { by: { type: 'String!' } },
  extend: ({ by }: { by: string }) =>
    resolverExtension('', (source, _args, { nodeModel }, { fieldName, returnType }) => {
      const type = typeName(returnType)
      const findOne = (filter: object): Promise<FileNode | null> =>
        nodeModel.findOne<FileNode>({ type, query: { filter } })
      const find = async (name: unknown): Promise<Node | null> => {
        const named = nestedFilter(by, name)
        const inLanguage = languageFilter(source, nodeModel)
        const found = await findOne({ ...inLanguage, ...named })
        if (found) return found
        const fields = { ...toObject(named.fields), folder: { eq: null } }
        const original = await findOne({ ...named, fields })
        const translation = nestedFilter('fields.original', original?.fields.file)
        return original && findOne({ ...inLanguage, ...translation })
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
