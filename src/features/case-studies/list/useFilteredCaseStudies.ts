import { useState } from 'react'
import { pageDataPath, type PageData } from '../../../browser/fetch-json'
import {
  filterQuery,
  isFiltered,
  matchesFilter,
  parsePage,
  type FilterValues,
  type IndexedCaseStudy,
} from '../../../routes/case-study-filter'
import { caseStudiesPagePath, caseStudiesPerPage, caseStudyIndexPath } from '../../../routes/paths'
import { clearJsonFiles, useJsonFiles } from './useJsonFiles'

type Card = Queries.CaseStudyCardFragment
type ListPage = PageData<Queries.CaseStudiesPageQuery>

/** A page of the unfiltered list; the first is 1. */
export interface CaseStudyListPage {
  page: number
  cards: readonly Card[]
}

/** The page of a list that shows the entry at an index from 0. */
export const pageOf = (index: number): number => Math.floor(index / caseStudiesPerPage) + 1

/**
 * Filters all case studies: the index says which match, and their cards come from the data of the
 * unfiltered list's pages. Nothing is fetched without a filter.
 * @param total how many case studies there are; an index of another length is of another build
 * @returns `result` is undefined without a filter, while the index loads and if loading failed
 */
export function useFilteredCaseStudies(
  values: FilterValues,
  search: string,
  total: number,
  own: CaseStudyListPage,
) {
  const [attempt, setAttempt] = useState(0)
  const request = `${attempt}${filterQuery(values)}`
  const indexFile = useJsonFiles<readonly IndexedCaseStudy[]>(
    isFiltered(values) ? [caseStudyIndexPath] : [],
    request,
  )
  const index = indexFile.files[0]
  const matches = (index ?? []).flatMap((caseStudy, place) =>
    matchesFilter(caseStudy, values) ? [{ path: caseStudy.path, listPage: pageOf(place) }] : [],
  )
  const pageCount = Math.max(1, pageOf(matches.length - 1))
  const page = Math.min(parsePage(search), pageCount)
  const shown = matches.slice((page - 1) * caseStudiesPerPage, page * caseStudiesPerPage)
  const listPages = new Set(shown.map(({ listPage }) => listPage))
  listPages.delete(own.page)
  const listFiles = useJsonFiles<ListPage>(
    [...listPages].map((listPage) => pageDataPath(caseStudiesPagePath(listPage))),
    request,
  )
  const fetched = listFiles.files.flatMap((file) => file?.result.data.caseStudies.nodes ?? [])
  const cards = new Map([...own.cards, ...fetched].map((card) => [card.path, card]))
  const isOutdated = index !== undefined && index.length !== total
  const hasFailed = indexFile.hasFailed || listFiles.hasFailed || isOutdated
  return {
    result:
      index && !hasFailed
        ? {
            count: matches.length,
            cards: shown.flatMap(({ path }) => cards.get(path) ?? []),
            page,
            pageCount,
          }
        : undefined,
    hasFailed,
    retry: () => {
      clearJsonFiles()
      setAttempt(attempt + 1)
    },
  }
}
