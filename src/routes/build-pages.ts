import {
  caseStudiesPagePath,
  caseStudiesPath,
  caseStudiesPerPage,
  caseStudyNotFoundPath,
  styleguidePath,
} from './paths'
import { relatedTo, type RelatedSource } from './related'

/** A content node as far as addresses are concerned. */
export interface PageSource {
  id: string
  path: string
}

/** The nodes that have a page each. */
export interface PageSources {
  /** In the order of their list. */
  caseStudies: readonly (PageSource & RelatedSource)[]
  industries: readonly PageSource[]
  services: readonly PageSource[]
  products: readonly (PageSource & { inProgress: boolean | null })[]
}

/** A page to create; `template` is the name of a file in src/templates/. */
export interface PageToCreate {
  path: string
  template:
    | 'case-studies'
    | 'case-study'
    | 'case-study-not-found'
    | 'industry'
    | 'service'
    | 'product'
    | 'in-progress'
    | 'styleguide'
  /** Identifiers only; the template queries the rest. */
  context: { id?: string; others?: string[]; page?: number; skip?: number; limit?: number }
  /** Further addresses that the page answers in the browser, as @gatsbyjs/reach-router patterns. */
  matchPath?: string
}

/** The list of case studies, a page for every 24; there is always a first. */
const listPages = (count: number): PageToCreate[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / caseStudiesPerPage)) }, (_, index) => ({
    path: caseStudiesPagePath(index + 1),
    template: 'case-studies',
    context: { page: index + 1, skip: index * caseStudiesPerPage, limit: caseStudiesPerPage },
  }))

/** Every page that is made from content; the single pages stand in src/pages/. */
export function buildPages(sources: PageSources): PageToCreate[] {
  const from =
    (template: PageToCreate['template']) =>
    ({ id, path }: PageSource): PageToCreate => ({ path, template, context: { id } })
  const others = relatedTo(sources.caseStudies)
  return [
    ...listPages(sources.caseStudies.length),
    ...sources.caseStudies.map(({ id, path }) => ({
      path,
      template: 'case-study' as const,
      context: { id, others: others(id) },
    })),
    ...sources.industries.map(from('industry')),
    ...sources.services.map(from('service')),
    ...sources.products.map((product) =>
      from(product.inProgress ? 'in-progress' : 'product')(product),
    ),
    {
      path: caseStudyNotFoundPath,
      template: 'case-study-not-found',
      context: {},
      matchPath: `${caseStudiesPath}*`,
    },
  ]
}

/** A page for those who build the site, not for its visitors. */
export const styleguidePage: PageToCreate = {
  path: styleguidePath,
  template: 'styleguide',
  context: {},
}
