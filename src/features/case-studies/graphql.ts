import type { Node } from 'gatsby'
import {
  languageFilter,
  type NodeModel,
  resolverExtension,
  readFormatsAndLabels,
  textsWithKey,
} from '../../../plugins/content'
import { durationText, monthWriter, type Months } from './duration'
import { type Facets, mapFilters } from './filter'

const types = {
  Tag: {
    description: 'A tag of a case study: a name, and the page with this name if there is one.',
    fields: {
      title: { type: 'String!', description: "The page's title, or the tag as written." },
      page: { type: 'Offering', description: 'The page, or null for a plain name.' },
    },
  },
  CaseStudyFacets: {
    description: 'The filter options that a case study matches.',
    fields: {
      industry: {
        type: '[String!]!',
        description: 'Industries: titles of their pages and of their parent pages, and plain tags.',
      },
      service: {
        type: '[String!]!',
        description: 'Services: titles of their pages and of their parent pages, and plain tags.',
      },
      technology: { type: '[String!]!', description: 'Technologies by name.' },
    },
  },
  CaseStudyFilters: {
    description: 'The filter options for case studies, in alphabetical order.',
    fields: {
      industry: {
        type: '[String!]!',
        description: 'Industries: titles of their pages, and plain tags.',
      },
      service: {
        type: '[String!]!',
        description: 'Services: titles of their pages, and plain tags.',
      },
      technology: { type: '[String!]!', description: 'Technologies by name.' },
    },
  },
}

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

/** The options of each filter, sorted by the rules of the language, or of English if Node.js lacks it. */
export const filterOptions = (facets: readonly Facets[], language: string): Facets =>
  mapFilters((name) =>
    [...new Set(facets.flatMap((facet) => facet[name]))].sort((a, b) =>
      a.localeCompare(b, [language, 'en']),
    ),
  )

type OfferingNode = Node & { title: string; fields: { path: string; parentPath: string | null } }
type CaseStudyNode = Node & TaggedCaseStudy

/**
 * `@tags`: turns a path into the page with this path, or into nothing if the page is not published;
 * other texts stay plain names.
 */
const tags = resolverExtension('tags', async (source, _args, { nodeModel }, { fieldName }) => {
  const found = await Promise.all(
    textsWithKey(source, fieldName).map(async (tag) => {
      if (!tag.startsWith('/')) return { title: tag, page: null }
      const query = { filter: { ...languageFilter(source, nodeModel), path: { eq: tag } } }
      const page = await nodeModel.findOne<OfferingNode>({ type: 'Offering', query })
      return page ? { title: page.title, page } : undefined
    }),
  )
  return found.filter((tag) => tag !== undefined)
})

/** The pages that the tags of case studies can name in the language of a file, by path. */
async function findTagPages(file: object, nodeModel: NodeModel): Promise<TagPages> {
  const query = { filter: languageFilter(file, nodeModel) }
  const { entries } = await nodeModel.findAll<OfferingNode>({ type: 'Offering', query })
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
    await findTagPages(source, nodeModel),
  ),
)

/** `@filterOptions`: the filter options of all case studies. */
const caseStudyFilters = resolverExtension(
  'filterOptions',
  async (source, _args, { nodeModel }) => {
    const filter = languageFilter(source, nodeModel)
    const query = { filter }
    const { entries } = await nodeModel.findAll<CaseStudyNode>({ type: 'CaseStudy', query })
    const pages = await findTagPages(source, nodeModel)
    return filterOptions(
      [...entries].map((caseStudy) => facetsOf(caseStudy, pages)),
      filter.language.eq,
    )
  },
)

/** `@duration`: formats months as text in the site's locale. */
const duration = resolverExtension(
  'duration',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const labels = await readFormatsAndLabels<{ ongoingDuration: string; durationRange: string }>(
      source,
      nodeModel,
    )
    return durationText(source[fieldName] as string | Months, {
      locale: labels.locale,
      ongoing: labels.ongoingDuration,
      range: labels.durationRange,
    })
  },
)

/** `@month`: writes a month, "2024-04", in the site's locale. */
const month = resolverExtension('month', async (source, _args, { nodeModel }, { fieldName }) => {
  const { locale } = await readFormatsAndLabels<object>(source, nodeModel)
  return monthWriter(locale, 'long')(String(source[fieldName]))
})

/** What GraphQL has for case studies in addition to the types of their schema. */
export const caseStudyGraphql = {
  types,
  extensions: [tags, facets, caseStudyFilters, duration, month],
}
