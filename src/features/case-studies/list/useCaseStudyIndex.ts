import { useEffect, useState } from 'react'
import type { IndexedCaseStudy, PackedIndex } from '../../../routes/case-study-index'
import { caseStudyIndexPath } from '../../../routes/paths'
import { fetchJson } from '../../../hooks/fetch-page-data'

type Index = readonly IndexedCaseStudy[]

// Kept for the visit, so that a list come back to is whole at once.
let kept: Index = []

async function fetchIndex(): Promise<Index | undefined> {
  const packed = await fetchJson<PackedIndex>(caseStudyIndexPath)
  // Its table of letters is only fetched by those who filter.
  const { unpackIndex } = await import('../../../routes/case-study-index')
  return packed && unpackIndex(packed)
}

/**
 * Every case study of the site, in the order of the list: fetched once a visitor chooses.
 * @param choice what is chosen, as in the address; "" when nothing is, and then nothing is fetched
 * @param attempt another number fetches again what could not be fetched
 * @param total how many there are; an index of another number is of another build, and fetched anew
 * @returns undefined until it is there, "failed" when it could not be fetched
 */
export function useCaseStudyIndex(
  choice: string,
  attempt: number,
  total: number,
): Index | 'failed' | undefined {
  const asked = `${attempt} ${choice}`
  const isKept = kept.length === total
  const [answer, setAnswer] = useState<{ asked: string; index: Index | 'failed' }>()

  useEffect(() => {
    if (!choice || kept.length === total) return undefined
    let wanted = true
    const answerWith = (index: Index | 'failed'): void => {
      if (wanted) setAnswer({ asked, index })
    }
    fetchIndex().then(
      (index) => {
        if (index) kept = index
        answerWith(index ?? 'failed')
      },
      () => answerWith('failed'),
    )
    return () => {
      wanted = false
    }
  }, [choice, asked, total])

  return isKept ? kept : answer?.asked === asked ? answer.index : undefined
}
