import { mapFilters, type Facets } from '../routes/case-study-filter'

/** The tags of a case study as in its file: paths of pages, or plain names. */
export interface TaggedCaseStudy {
  industries: readonly string[]
  services: readonly string[]
  tech: readonly string[]
}

/** The pages that tags can name, by path; a sub-page has that of its parent page. */
export type TagPages = ReadonlyMap<string, { title: string; parentPath: string | null }>

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
