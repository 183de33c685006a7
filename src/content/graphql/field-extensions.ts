import type { Node } from 'gatsby'
import { pageExtensions } from './page-extensions'
import { textExtensions } from './text-extensions'
import { facetsOf, filterOptions, type TaggedCaseStudy } from '../filter-options'

interface NodeModel {
  findOne: <T extends Node>(args: { type: string; query: object }) => Promise<T | null>
  findAll: <T extends Node>(args: {
    type: string
    query?: object
  }) => Promise<{ entries: Iterable<T> }>
  getNodesByIds: <T extends Node>(args: { ids: readonly string[]; type: string }) => T[]
}
interface ResolverContext {
  nodeModel: NodeModel
}
type FieldSource = Record<string, unknown>
interface ResolverInfo {
  fieldName: string
}

type OfferingNode = Node & { title: string; fields: { path: string; groupPath: string | null } }
type SiteNode = Node & { siteMetadata?: { production?: boolean } }
type SettingsNode = Node & { language: string }
type TechnologiesNode = Node & { technologies: { name: string; icon: string }[] }

const namesIn = (source: FieldSource, field: string): string[] => {
  const value = source[field]
  return Array.isArray(value) ? value.map(String) : []
}

/** `@named`: a list of names becomes a list of objects with that name. */
export const named = {
  name: 'named',
  extend: () => ({
    resolve: (
      source: FieldSource,
      _args: unknown,
      _context: unknown,
      { fieldName }: ResolverInfo,
    ) => namesIn(source, fieldName).map((name) => ({ name })),
  }),
}

/** `@technologyIcon`: the icon that data/technologies.json gives to the technology of this name. */
export const technologyIcon = {
  name: 'technologyIcon',
  extend: () => ({
    async resolve({ name }: FieldSource, _args: unknown, { nodeModel }: ResolverContext) {
      const known = await nodeModel.findOne<TechnologiesNode>({ type: 'Technologies', query: {} })
      return known?.technologies.find((technology) => technology.name === name)?.icon ?? null
    },
  }),
}

/** `@tags`: a path becomes the page it names, or nothing while that is not published; anything else a plain name. */
export const tags = {
  name: 'tags',
  extend: () => ({
    async resolve(
      source: FieldSource,
      _args: unknown,
      { nodeModel }: ResolverContext,
      { fieldName }: ResolverInfo,
    ) {
      const found = await Promise.all(
        namesIn(source, fieldName).map(async (tag) => {
          if (!tag.startsWith('/')) return { title: tag, page: null }
          const query = { filter: { path: { eq: tag } } }
          const page = await nodeModel.findOne<OfferingNode>({ type: 'Offering', query })
          return page ? { title: page.title, page } : undefined
        }),
      )
      return found.filter((tag) => tag !== undefined)
    },
  }),
}

/** `@byIds`: the case studies of the ids in the argument. Unlike a filter, it makes the page depend on these alone. */
export const byIds = {
  name: 'byIds',
  extend: () => ({
    resolve: (
      _source: unknown,
      { ids }: { ids: readonly string[] },
      { nodeModel }: ResolverContext,
    ) => nodeModel.getNodesByIds({ ids, type: 'CaseStudy' }),
  }),
}

/** `@filterOptions`: what all case studies together can be filtered by. */
const caseStudyFilters = {
  name: 'filterOptions',
  extend: () => ({
    async resolve(_source: unknown, _args: unknown, { nodeModel }: ResolverContext) {
      const offerings = await nodeModel.findAll<OfferingNode>({ type: 'Offering' })
      const { entries } = await nodeModel.findAll<Node & TaggedCaseStudy>({ type: 'CaseStudy' })
      const pages = new Map(
        [...offerings.entries].map(({ title, fields: { path, groupPath } }) => [
          path,
          { title, groupPath },
        ]),
      )
      const site = await nodeModel.findOne<SettingsNode>({ type: 'SiteSettings', query: {} })
      const facets = [...entries].map((caseStudy) => facetsOf(caseStudy, pages))
      return filterOptions(facets, site?.language ?? 'en')
    },
  }),
}

/** `@withoutSample`: an object marked `"sample": true` keeps only its date in a build for production. */
const withoutSample = {
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
      // Read from a node, not from the environment: so Gatsby drops a cached result that is out of date.
      const site = await nodeModel.findOne<SiteNode>({ type: 'Site', query: {} })
      if (!site?.siteMetadata?.production) return value
      return 'date' in value ? { date: value.date } : null
    },
  }),
}

/** Every extension that the GraphQL types use. */
export const fieldExtensions = [
  named,
  technologyIcon,
  tags,
  byIds,
  caseStudyFilters,
  withoutSample,
  ...pageExtensions,
  ...textExtensions,
]
