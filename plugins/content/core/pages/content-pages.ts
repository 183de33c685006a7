import { templateOf } from '../kinds'
import { compareByOrder, type ContentEntry, textsOf } from './content-entry'
import { caseStudiesPagePath, caseStudiesPerPage, styleguidePath } from '../paths'

/** The data of a case study that decides which others are related to it. */
export interface RelatedSource {
  id: string
  /** What it can share with others: the pages it is tagged with, plain tags, technologies. */
  tags: readonly string[]
  /** Unfinished case studies come last. */
  inProgress?: boolean
}

/** The number of other case studies on the page of a case study. */
const relatedLimit = 8

/** The number of candidates for each case study; more would make builds of large sites slow. */
const candidateLimit = 64

/**
 * For each case study, the ids of the most closely related ones: the more tags they share and the
 * rarer these tags are, the closer. Equally close ones, and those that fill up the list, keep their
 * order. Finished case studies come first.
 */
export function relatedTo(sources: readonly RelatedSource[]): (id: string) => string[] {
  const position = new Map(sources.map(({ id }, index) => [id, index]))
  const unfinished = (index: number): number => (sources[index]?.inProgress ? 1 : 0)
  const tagged = new Map<string, number[]>()
  sources.forEach(({ tags }, index) => {
    for (const tag of new Set(tags)) {
      const indices = tagged.get(tag)
      if (indices) indices.push(index)
      else tagged.set(tag, [index])
    }
  })
  return (id) => {
    const own = position.get(id)
    if (own === undefined) return []
    const closeness = new Map<number, number>()
    const byRarity = [...new Set(sources[own]?.tags)]
      .map((tag) => tagged.get(tag) ?? [])
      .sort((a, b) => a.length - b.length)
    for (const indices of byRarity) {
      for (const index of indices.slice(0, candidateLimit)) {
        closeness.set(index, (closeness.get(index) ?? 0) + 1 / indices.length)
      }
    }
    for (let index = 0; index <= relatedLimit && index < sources.length; index++) {
      closeness.set(index, closeness.get(index) ?? 0)
    }
    closeness.delete(own)
    return [...closeness]
      .sort(([a, x], [b, y]) => unfinished(a) - unfinished(b) || y - x || a - b)
      .slice(0, relatedLimit)
      .map(([index]) => sources[index]?.id ?? '')
  }
}

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
const caseStudyListPages = (count: number): PageToCreate[] =>
  Array.from({ length: Math.ceil(count / caseStudiesPerPage) }, (_, index) => ({
    path: caseStudiesPagePath(index + 1),
    template: 'case-studies',
    context: { page: index + 1 },
  }))

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
  return [...caseStudyListPages(caseStudiesIn(entries).length), ...made]
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

/** A page for developers, which a production build does not contain. */
export const styleguidePage: PageToCreate = {
  path: styleguidePath,
  template: 'styleguide',
  context: {},
}
