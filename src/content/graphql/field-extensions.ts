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

/** `@named`: turns a list of names into a list of objects with a name. */
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

/** `@technologyIcon`: the icon of the technology with this name in data/technologies.json. */
export const technologyIcon = {
  name: 'technologyIcon',
  extend: () => ({
    async resolve({ name }: FieldSource, _args: unknown, { nodeModel }: ResolverContext) {
      const known = await nodeModel.findOne<TechnologiesNode>({ type: 'Technologies', query: {} })
      return known?.technologies.find((technology) => technology.name === name)?.icon ?? null
    },
  }),
}

/**
 * `@tags`: turns a path into the page with this path, or into nothing if the page is not published;
 * other texts stay plain names.
 */
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

/**
 * `@byIds`: the case studies with the ids in the argument. Unlike a filter, it makes the page
 * depend only on these.
 */
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

/** `@filterOptions`: the filter options of all case studies. */
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

/**
 * `@withoutSample`: in a production build, keeps only the date of an object marked `"sample":
 * true`.
 */
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
      // Read from a node instead of the environment, so that Gatsby drops a cached result when it
      // changes.
      const site = await nodeModel.findOne<SiteNode>({ type: 'Site', query: {} })
      if (!site?.siteMetadata?.production) return value
      return 'date' in value ? { date: value.date } : null
    },
  }),
}

/** All extensions that the GraphQL types use. */
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
