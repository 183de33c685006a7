import { templateOf } from '../kinds'
import { relatedTo } from './related-case-studies'
import { compareByOrder, type ContentEntry, settingsOf, textsOf } from './content-entry'
import { caseStudiesPerPage, caseStudyListPath, sitePaths } from '../paths'

/** A page to create; `template` is the name of a file in src/templates/. */
export interface PageToCreate {
  path: string
  template: string
  /** Identifiers only; the template queries the rest. */
  context: {
    id?: string
    others?: string[]
    page?: number
  }
}

/** The pages of the list of case studies, with 24 case studies each. */
function caseStudyListPages(entries: readonly ContentEntry[]): PageToCreate[] {
  const paths = sitePaths(settingsOf(entries))
  const { length } = caseStudiesIn(entries)
  return Array.from({ length: Math.ceil(length / caseStudiesPerPage) }, (_, index) => ({
    path: caseStudyListPath(index + 1, paths),
    template: 'case-studies',
    context: { page: index + 1 },
  }))
}

/**
 * What a case study can share with others: the pages it is tagged with, plain tags, technologies.
 */
const tagsOf = (entry: ContentEntry): string[] => [
  ...entry.taggedPaths,
  ...['industries', 'services', 'tech'].flatMap((field) => textsOf(entry, field)),
]

const caseStudiesIn = (entries: readonly ContentEntry[]): ContentEntry[] =>
  entries.filter(({ type }) => type === 'CaseStudy')

/** All pages that are made from content files; the single pages are in src/pages/. */
export function listContentPages(entries: readonly ContentEntry[]): PageToCreate[] {
  const made = entries.flatMap(({ id, path, type, content }): PageToCreate[] => {
    const template = templateOf(type)
    if (template === undefined) return []
    const isPlaceholder = type === 'Product' && content.inProgress === true
    return [{ path, template: isPlaceholder ? 'product-in-progress' : template, context: { id } }]
  })
  return [...caseStudyListPages(entries), ...made]
}

/** The same pages, with the ids of the case studies that each case study's page shows. */
export function buildContentPages(entries: readonly ContentEntry[]): PageToCreate[] {
  const caseStudies = caseStudiesIn(entries).sort(compareByOrder)
  const others = relatedTo(
    caseStudies.map((entry) => ({
      id: entry.id,
      tags: tagsOf(entry),
      inProgress: entry.content.inProgress === true,
    })),
  )
  return listContentPages(entries).map((page) => {
    const { id } = page.context
    return id !== undefined && page.template === 'case-study'
      ? { ...page, context: { id, others: others(id) } }
      : page
  })
}
