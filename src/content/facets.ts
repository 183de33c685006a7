import { filterNames, type Facets } from '../routes/case-study-filter'

/** The tags of a case study as its file has them: paths of pages, or plain names. */
export interface TaggedCaseStudy {
  industries: readonly string[]
  services: readonly string[]
  tech: readonly string[]
}

/** A page that tags can name. */
export interface TagPage {
  path: string
  title: string
  /** Of a sub-page, the path of the group above it. */
  groupPath: string | null
}

/** The names that a tag with this path stands for: the page's own, and that of the group above it. */
export type NamedPages = ReadonlyMap<string, readonly string[]>

/** Collects them, by the path of each page. */
export function namedPages(pages: readonly TagPage[]): NamedPages {
  const titles = new Map(pages.map(({ path, title }) => [path, title]))
  return new Map(
    pages.map(({ path, title, groupPath }) => {
      const group = groupPath === null ? undefined : titles.get(groupPath)
      return [path, group === undefined ? [title] : [title, group]]
    }),
  )
}

/** What a case study can be found by. What is tagged with a sub-page is found by the group above it too. */
export function facetsOf(
  { industries, services, tech }: TaggedCaseStudy,
  pages: NamedPages,
): Facets {
  const names = (tags: readonly string[]): string[] => [
    ...new Set(tags.flatMap((tag) => pages.get(tag) ?? [tag])),
  ]
  return { industry: names(industries), service: names(services), technology: [...tech] }
}

/** What can be chosen, and of how many case studies. */
export type FilterOptions = Facets & { total: number }

/** Everything that the case studies can be found by, from A to Z, each once. */
export function filterOptions(works: readonly TaggedCaseStudy[], pages: NamedPages): FilterOptions {
  const found = {
    industry: new Set<string>(),
    service: new Set<string>(),
    technology: new Set<string>(),
  }
  for (const work of works) {
    const facets = facetsOf(work, pages)
    for (const name of filterNames) facets[name].forEach((each) => found[name].add(each))
  }
  const sorted = (names: Set<string>): string[] =>
    [...names].sort((a, b) => a.localeCompare(b, 'en'))
  return {
    total: works.length,
    industry: sorted(found.industry),
    service: sorted(found.service),
    technology: sorted(found.technology),
  }
}
