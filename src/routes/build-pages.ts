import { caseStudyNotFoundPath, caseStudiesPath, styleguidePath } from './paths'

/** A content node as far as addresses are concerned. */
export interface PageSource {
  id: string
  path: string
}

/** The nodes that have a page each. */
export interface PageSources {
  caseStudies: readonly PageSource[]
  industries: readonly PageSource[]
  services: readonly PageSource[]
  products: readonly (PageSource & { inProgress: boolean | null })[]
}

/** A page to create; `template` is the name of a file in src/templates/. */
export interface PageToCreate {
  path: string
  template:
    | 'case-study'
    | 'case-study-not-found'
    | 'industry'
    | 'service'
    | 'product'
    | 'in-progress'
    | 'styleguide'
  /** Identifiers only; the template queries the rest. */
  context: { id?: string }
  /** Further addresses that the page answers in the browser, as @gatsbyjs/reach-router patterns. */
  matchPath?: string
}

/** Every page that is made from content; the single pages stand in src/pages/. */
export function buildPages(sources: PageSources): PageToCreate[] {
  const from =
    (template: PageToCreate['template']) =>
    ({ id, path }: PageSource): PageToCreate => ({ path, template, context: { id } })
  return [
    ...sources.caseStudies.map(from('case-study')),
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
