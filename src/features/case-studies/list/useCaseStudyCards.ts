import { useEffect, useState } from 'react'
import { caseStudiesPagePath } from '../../../routes/paths'
import { fetchPageData } from '../../../hooks/fetch-page-data'

type Card = Queries.CaseStudyCardFragment

const fetchCards = async (page: number): Promise<readonly Card[]> => {
  const data = await fetchPageData<Queries.CaseStudiesPageQuery>(caseStudiesPagePath(page))
  return data?.works.nodes ?? []
}

/**
 * The cards of this page of the list by their paths, and those of other pages as they are asked for.
 * What could not be fetched is simply not there.
 * @param pages the other pages whose cards are wanted
 * @param attempt another number fetches again what could not be fetched
 */
export function useCaseStudyCards(
  own: readonly Card[],
  pages: readonly number[],
  attempt: number,
): ReadonlyMap<string, Card> {
  const [fetched, setFetched] = useState<ReadonlyMap<number, readonly Card[]>>(new Map())
  const missing = pages.filter((page) => !fetched.has(page)).join()

  useEffect(() => {
    if (!missing) return undefined
    let wanted = true
    for (const page of missing.split(',').map(Number)) {
      fetchCards(page).then(
        (cards) => {
          if (wanted) setFetched((before) => new Map(before).set(page, cards))
        },
        () => undefined,
      )
    }
    return () => {
      wanted = false
    }
  }, [missing, attempt])

  return new Map([own, ...fetched.values()].flat().map((card) => [card.path, card]))
}
