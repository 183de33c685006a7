import type { Node } from 'gatsby'

interface NodeModel {
  findOne: <T extends Node>(args: { type: string; query: object }) => Promise<T | null>
}
interface ResolverContext {
  nodeModel: NodeModel
}
type FieldSource = Record<string, unknown>
interface ResolverInfo {
  fieldName: string
}

type OfferNode = Node & { title: string }
type SiteNode = Node & { siteMetadata?: { production?: boolean } }
type TechnologiesNode = Node & { technologies: { name: string; icon: string }[] }

const namesIn = (source: FieldSource, field: string): string[] => {
  const value = source[field]
  return Array.isArray(value) ? value.map(String) : []
}

/** `@technologies`: a list of names becomes a list of technologies, each with its mark where it has one. */
export const technologies = {
  name: 'technologies',
  extend: () => ({
    async resolve(
      source: FieldSource,
      _args: unknown,
      { nodeModel }: ResolverContext,
      { fieldName }: ResolverInfo,
    ) {
      const known = await nodeModel.findOne<TechnologiesNode>({ type: 'Technologies', query: {} })
      return namesIn(source, fieldName).map((name) => ({
        name,
        icon: known?.technologies.find((technology) => technology.name === name)?.icon ?? null,
      }))
    },
  }),
}

/** `@tags`: a path becomes the page it names, anything else a plain name. */
export const tags = {
  name: 'tags',
  extend: () => ({
    resolve(
      source: FieldSource,
      _args: unknown,
      { nodeModel }: ResolverContext,
      { fieldName }: ResolverInfo,
    ) {
      return Promise.all(
        namesIn(source, fieldName).map(async (tag) => {
          if (!tag.startsWith('/')) return { title: tag, page: null }
          const query = { filter: { path: { eq: tag } } }
          const page = await nodeModel.findOne<OfferNode>({ type: 'Offer', query })
          return { title: page?.title ?? tag, page }
        }),
      )
    },
  }),
}

/** `@withoutSample`: an object marked `"sample": true` keeps only its date in a build for production. */
export const withoutSample = {
  name: 'withoutSample',
  extend: () => ({
    async resolve(
      source: FieldSource,
      _args: unknown,
      { nodeModel }: ResolverContext,
      { fieldName }: ResolverInfo,
    ) {
      const value = source[fieldName]
      if (typeof value !== 'object' || value === null || !('sample' in value && value.sample)) {
        return value
      }
      // Asked of a node, not of the environment: so Gatsby knows when a cached answer is out of date.
      const site = await nodeModel.findOne<SiteNode>({ type: 'Site', query: {} })
      if (!site?.siteMetadata?.production) return value
      return 'date' in value ? { date: value.date } : null
    },
  }),
}
