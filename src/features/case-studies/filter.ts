import { queryOption } from '../../browser/query-option'

/** The filters of the case study list; also the names of their query parameters. */
export const filterNames = ['industry', 'service', 'technology'] as const

/**
 * The number of case studies from which the list has filter controls; filters in the URL always
 * work.
 */
export const minForFilters = 8

/** The name of one filter. */
export type FilterName = (typeof filterNames)[number]

/** The selected option of each filter; "" selects all. */
export type FilterValues = Record<FilterName, string>

/** The options of each filter: all of them, or those that match a case study. */
export type Facets = Record<FilterName, readonly string[]>

/** One value for each filter. */
export const mapFilters = <T>(valueOf: (name: FilterName) => T): Record<FilterName, T> => ({
  industry: valueOf('industry'),
  service: valueOf('service'),
  technology: valueOf('technology'),
})

/** Whether any filter has a value. */
export const isFiltered = (values: FilterValues): boolean =>
  filterNames.some((name) => values[name])

/**
 * The filters in a query such as "?industry=retail&technology=Node". The case and the
 * spelling of letters do not matter; unknown options are dropped.
 */
export function parseFilter(search: string, options: Facets): FilterValues {
  const query = new URLSearchParams(search)
  return mapFilters((name) => queryOption(query, name, options[name]) ?? '')
}

/**
 * The query of a filtered list with its "?"; "" without a filter.
 * @param page the page of the filtered list, from 1
 */
export function filterQuery(values: Partial<FilterValues>, page = 1): string {
  const parameters = filterNames.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
  if (parameters.length === 0) return ''
  if (page > 1) parameters.push(['page', String(page)])
  return `?${new URLSearchParams(parameters).toString()}`
}

/** Whether a case study matches every filter. */
export const matchesFilter = (facets: Facets, values: FilterValues): boolean =>
  filterNames.every((name) => !values[name] || facets[name].includes(values[name]))

/** The page of a filtered list in the query of its address, from 1. */
export const parsePage = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** All case studies, and how their list is divided into pages. */
export interface CaseStudyIndex {
  /** In their order, with the filter options that each matches. */
  caseStudies: readonly { path: string; facets: Facets }[]
  options: Facets
  /** The page of the unfiltered list, from 1. */
  page: number
  perPage: number
}

/**
 * What a page of the list shows for a query.
 * @returns the number of all case studies that match, the pages that they take, and the paths of those
 *   on the current page
 */
export function findMatches(
  { caseStudies, options, page: currentPage, perPage }: CaseStudyIndex,
  search: string,
) {
  const values = parseFilter(search, options)
  const hasFilter = isFiltered(values)
  const matches = caseStudies.filter(({ facets }) => matchesFilter(facets, values))
  const pageCount = Math.max(1, Math.ceil(matches.length / perPage))
  const page = hasFilter ? Math.min(parsePage(search), pageCount) : currentPage
  const paths = matches.slice((page - 1) * perPage, page * perPage).map(({ path }) => path)
  return { values, hasFilter, count: matches.length, page, pageCount, paths }
}
