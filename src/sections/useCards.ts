import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'
import { caseStudiesPagePath } from '../routes/paths'

type Card = Queries.CaseStudyCardFragment

/** The part of a page's data, as Gatsby keeps it, that is of interest here. */
interface PageData {
  result: { data: { works: { nodes: Card[] } } }
}

const fetchCards = async (page: number): Promise<Card[]> => {
  const response = await fetch(withPrefix(`/page-data${caseStudiesPagePath(page)}page-data.json`))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  const { result } = (await response.json()) as PageData
  return result.data.works.nodes
}

/**
 * The cards of this page of the list by their paths, and those of other pages as they are asked for.
 * What could not be fetched is simply not there.
 * @param pages the other pages whose cards are wanted
 */
export function useCards(
  own: readonly Card[],
  pages: readonly number[],
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
  }, [missing])

  return new Map([own, ...fetched.values()].flat().map((card) => [card.path, card]))
}
