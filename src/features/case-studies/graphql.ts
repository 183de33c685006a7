import type { Node } from 'gatsby'
import {
  type NodeModel,
  resolverExtension,
  readSiteLabels,
  textsWithKey,
} from '../../../plugins/content'
import { durationText, type Months } from './duration'
import { type Facets, mapFilters } from './filter'

/** What GraphQL has for case studies in addition to the types of their schema. */

const types = `
"A tag of a case study: a name, and the page with this name if there is one."
type Tag {
  "The page's title, or the tag as written."
  title: String!
  "The page, or null for a plain name."
  page: Offering
}

"The filter options that a case study matches."
type CaseStudyFacets {
  "Industries: titles of their pages and of their parent pages, and plain tags."
  industry: [String!]!
  "Services: titles of their pages and of their parent pages, and plain tags."
  service: [String!]!
  "Technologies by name."
  technology: [String!]!
}

"The filter options for case studies, in alphabetical order."
type CaseStudyFilters {
  "Industries: titles of their pages, and plain tags."
  industry: [String!]!
  "Services: titles of their pages, and plain tags."
  service: [String!]!
  "Technologies by name."
  technology: [String!]!
}
`

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
  const titlesOfTag = (tag: string): string[] => {
    const page = pages.get(tag)
    const parent = pages.get(page?.parentPath ?? '')
    if (!page && tag.startsWith('/')) return []
    return [page?.title ?? tag, ...(parent ? [parent.title] : [])]
  }
  return {
    industry: [...new Set(industries.flatMap(titlesOfTag))],
    service: [...new Set(services.flatMap(titlesOfTag))],
    technology: tech,
  }
}

/** The options of each filter, sorted by the rules of the language. */
export const filterOptions = (facets: readonly Facets[], language: string): Facets =>
  mapFilters((name) =>
    [...new Set(facets.flatMap((facet) => facet[name]))].sort((a, b) =>
      a.localeCompare(b, language),
    ),
  )

type OfferingNode = Node & { title: string; fields: { path: string; parentPath: string | null } }
type SettingsNode = Node & { language: string }

/**
 * `@tags`: turns a path into the page with this path, or into nothing if the page is not published;
 * other texts stay plain names.
 */
const tags = resolverExtension('tags', async (source, _args, { nodeModel }, { fieldName }) => {
  const found = await Promise.all(
    textsWithKey(source, fieldName).map(async (tag) => {
      if (!tag.startsWith('/')) return { title: tag, page: null }
      const query = { filter: { path: { eq: tag } } }
      const page = await nodeModel.findOne<OfferingNode>({ type: 'Offering', query })
      return page ? { title: page.title, page } : undefined
    }),
  )
  return found.filter((tag) => tag !== undefined)
})

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
      industries: textsWithKey(source, 'industries'),
      services: textsWithKey(source, 'services'),
      tech: textsWithKey(source, 'tech'),
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

/** `@duration`: formats months as text in the site's locale. */
const duration = resolverExtension(
  'duration',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const { locale, ongoingDuration: ongoing } = await readSiteLabels<{ ongoingDuration: string }>(
      nodeModel,
    )
    return durationText(source[fieldName] as string | Months, { locale, ongoing })
  },
)

export const caseStudyGraphql = { types, extensions: [tags, facets, caseStudyFilters, duration] }
