import type { Node } from 'gatsby'
import { type Facets, mapFilters } from '../core/case-study-filter'
import type { SiteTable } from '../model'
import { pageExtensions } from './page-extensions'
import { type FieldSource, type NodeModel, resolverExtension } from './resolver'
import { textExtensions } from './text-extensions'

/** The tags of a case study as in its file: paths of pages, or plain names. */
interface TaggedCaseStudy {
  industries: readonly string[]
  services: readonly string[]
  tech: readonly string[]
}

/** The pages that tags can name, by path; a sub-page has that of its parent page. */
type TagPages = ReadonlyMap<string, { title: string; parentPath: string | null }>

/**
 * The filter options that a case study matches. The tag of a sub-page also matches its parent page; the
 * tag of an unpublished page matches nothing.
 */
export function facetsOf({ industries, services, tech }: TaggedCaseStudy, pages: TagPages): Facets {
  const titlesOf = (tag: string): string[] => {
    const page = pages.get(tag)
    const parent = pages.get(page?.parentPath ?? '')
    if (!page && tag.startsWith('/')) return []
    return [page?.title ?? tag, ...(parent ? [parent.title] : [])]
  }
  return {
    industry: [...new Set(industries.flatMap(titlesOf))],
    service: [...new Set(services.flatMap(titlesOf))],
    technology: tech,
  }
}

/** The options of each filter, sorted by the rules of the language. */
export const filterOptions = (facets: readonly Facets[], language: string): Facets =>
  mapFilters((name) =>
    [...new Set(facets.flatMap((each) => each[name]))].sort((a, b) => a.localeCompare(b, language)),
  )

type OfferingNode = Node & { title: string; fields: { path: string; parentPath: string | null } }
type SiteNode = Node & { siteMetadata?: { showsSamples?: boolean } }
type SettingsNode = Node & { language: string }
type TechnologiesNode = Node & { technologies: { name: string; icon: string }[] }

const namesIn = (source: FieldSource, field: string): string[] => {
  const value = source[field]
  return Array.isArray(value) ? value.map(String) : []
}

/** `@named`: turns a list of names into a list of objects with a name. */
const named = resolverExtension('named', (source, _args, _context, { fieldName }) =>
  namesIn(source, fieldName).map((name) => ({ name })),
)

/** `@technologyIcon`: the icon of the technology with this name in data/technologies.json. */
const technologyIcon = resolverExtension(
  'technologyIcon',
  async ({ name }, _args, { nodeModel }) => {
    const known = await nodeModel.findOne<TechnologiesNode>({ type: 'Technologies', query: {} })
    return known?.technologies.find((technology) => technology.name === name)?.icon ?? null
  },
)

/**
 * `@tags`: turns a path into the page with this path, or into nothing if the page is not published;
 * other texts stay plain names.
 */
const tags = resolverExtension('tags', async (source, _args, { nodeModel }, { fieldName }) => {
  const found = await Promise.all(
    namesIn(source, fieldName).map(async (tag) => {
      if (!tag.startsWith('/')) return { title: tag, page: null }
      const query = { filter: { path: { eq: tag } } }
      const page = await nodeModel.findOne<OfferingNode>({ type: 'Offering', query })
      return page ? { title: page.title, page } : undefined
    }),
  )
  return found.filter((tag) => tag !== undefined)
})

/**
 * `@byIds`: the case studies with the ids in the argument. Unlike a filter, it makes the page
 * depend only on these.
 */
const byIds = resolverExtension<unknown, { ids: readonly string[] }>(
  'byIds',
  (_source, { ids }, { nodeModel }) => nodeModel.getNodesByIds({ ids, type: 'CaseStudy' }),
)

/** The pages that the tags of case studies can name, by path. */
async function findTagPages(nodeModel: NodeModel): Promise<TagPages> {
  const { entries } = await nodeModel.findAll<OfferingNode>({ type: 'Offering' })
  return new Map(
    [...entries].map(({ title, fields: { path, parentPath } }) => [path, { title, parentPath }]),
  )
}

/** `@facets`: the filter options that a case study matches. */
const facets = resolverExtension('facets', async (source, _args, { nodeModel }) =>
  facetsOf(
    {
      industries: namesIn(source, 'industries'),
      services: namesIn(source, 'services'),
      tech: namesIn(source, 'tech'),
    },
    await findTagPages(nodeModel),
  ),
)

/** `@filterOptions`: the filter options of all case studies. */
const caseStudyFilters = resolverExtension(
  'filterOptions',
  async (_source, _args, { nodeModel }) => {
    const { entries } = await nodeModel.findAll<Node & TaggedCaseStudy>({ type: 'CaseStudy' })
    const pages = await findTagPages(nodeModel)
    const site = await nodeModel.findOne<SettingsNode>({ type: 'SiteSettings', query: {} })
    return filterOptions(
      [...entries].map((caseStudy) => facetsOf(caseStudy, pages)),
      site?.language ?? 'en',
    )
  },
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

/** All extensions that the GraphQL types use. */
export const fieldExtensions = (site: SiteTable) => [
  named,
  technologyIcon,
  tags,
  byIds,
  facets,
  caseStudyFilters,
  withoutSample,
  ...pageExtensions(site),
  ...textExtensions,
]
