import { useEffect, useReducer, useState } from 'react'
import { fetchJson, pageDataPath, type PageData } from '../../../browser/fetch-json'
import {
  filterQuery,
  isFiltered,
  matchesFilter,
  parsePage,
  type FilterValues,
  type IndexedCaseStudy,
} from '../../../routes/case-study-filter'
import { caseStudiesPagePath, caseStudiesPerPage, caseStudyIndexPath } from '../../../routes/paths'

type ListPage = PageData<Queries.CaseStudiesPageQuery>

/** A page of the unfiltered list, from 1. */
export interface CaseStudyListPage {
  page: number
  cards: readonly Queries.CaseStudyCardFragment[]
}

/** The page of a list that contains the entry with this index, from 0. */
export const pageOf = (index: number): number => Math.floor(index / caseStudiesPerPage) + 1

/**
 * The files that have loaded, kept until the document is unloaded, so that Back shows a complete
 * list.
 */
const files = new Map<string, unknown>()

/** Makes the next request load every file again. */
export const clearFiles = (): void => files.clear()

async function load(path: string): Promise<void> {
  const content = await fetchJson(path)
  if (content === undefined) throw new Error(`${path} is missing`)
  files.set(path, content)
}

/** The cards on these pages of the unfiltered list that have loaded. */
const cardsOn = (paths: readonly string[]) =>
  paths.flatMap((path) => {
    const file = files.get(path) as ListPage | undefined
    return file?.result.data.caseStudies.nodes ?? []
  })

/** A page of the matching case studies, and the files that have their cards. */
function filterIndex(
  index: readonly IndexedCaseStudy[],
  values: FilterValues,
  search: string,
  own: CaseStudyListPage,
) {
  const matches = index.flatMap((caseStudy, place) =>
    matchesFilter(caseStudy, values) ? [{ path: caseStudy.path, listPage: pageOf(place) }] : [],
  )
  const pageCount = Math.max(1, pageOf(matches.length - 1))
  const page = Math.min(parsePage(search), pageCount)
  const shown = matches.slice((page - 1) * caseStudiesPerPage, page * caseStudiesPerPage)
  const listPages = new Set(shown.map(({ listPage }) => listPage))
  listPages.delete(own.page)
  const needed = [...listPages].map((listPage) => pageDataPath(caseStudiesPagePath(listPage)))
  const cards = new Map([...own.cards, ...cardsOn(needed)].map((card) => [card.path, card]))
  const result = {
    count: matches.length,
    cards: shown.flatMap(({ path }) => cards.get(path) ?? []),
    page,
    pageCount,
  }
  return { result, needed }
}

/**
 * Filters all case studies: the index says which ones match, and their cards come from the data of
 * the unfiltered list's pages. Nothing is fetched without a filter.
 * @param total the number of case studies; an index of another length belongs to another build
 * @returns `result` is undefined without a filter, while the index loads and if loading failed
 */
export function useFilteredCaseStudies(
  values: FilterValues,
  search: string,
  total: number,
  own: CaseStudyListPage,
) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState('')
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const request = `${attempt}${filterQuery(values)}`
  const index = files.get(caseStudyIndexPath) as readonly IndexedCaseStudy[] | undefined
  const filtered = isFiltered(values) && index ? filterIndex(index, values, search, own) : undefined
  const needed = filtered?.needed ?? (isFiltered(values) ? [caseStudyIndexPath] : [])
  const missing = needed.filter((path) => !files.has(path)).join(' ')

  useEffect(() => {
    if (!missing) return undefined
    let isCurrent = true
    Promise.all(missing.split(' ').map(load)).then(
      () => isCurrent && renderAgain(),
      () => isCurrent && setFailed(request),
    )
    return () => {
      isCurrent = false
    }
  }, [missing, request])

  const hasFailed = failed === request || (filtered !== undefined && index?.length !== total)
  return {
    result: hasFailed ? undefined : filtered?.result,
    hasFailed,
    retry: () => {
      clearFiles()
      setAttempt(attempt + 1)
    },
  }
}
