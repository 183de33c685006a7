import { useEffect, useState } from 'react'
import { caseStudiesPath } from '../../routes/paths'
import { fetchJson, pageDataPath, type PageData } from '../../hooks/fetch-json'

const isCaseStudy = (path: string): boolean =>
  path.startsWith(caseStudiesPath) && /^[a-z0-9-]+\/$/.test(path.slice(caseStudiesPath.length))

/** What a path says of the title: "/case-studies/rail-freight/" gives "Rail freight". */
const guess = (path: string): string => {
  const labels = path.slice(caseStudiesPath.length, -1).replaceAll('-', ' ')
  return labels.charAt(0).toUpperCase() + labels.slice(1)
}

/** The title on a case study's page; null where there is no such page. */
const fetchTitle = async (path: string): Promise<string | null> => {
  const page = await fetchJson<PageData<Queries.CaseStudyPageQuery>>(pageDataPath(path))
  return page?.result.data.caseStudy?.title ?? null
}

/**
 * The case studies among these paths, with their titles. There may be thousands, so the form does not
 * carry them all: each is asked for, and until it answers, and without a connection, goes by its path.
 */
export function useCaseStudyTitles(paths: readonly string[]): { path: string; title: string }[] {
  const [titles, setTitles] = useState<ReadonlyMap<string, string | null>>(new Map())
  const asked = [...new Set(paths.filter(isCaseStudy))]
  const missing = asked.filter((path) => !titles.has(path)).join()

  useEffect(() => {
    if (!missing) return undefined
    let wanted = true
    for (const path of missing.split(',')) {
      const know = (title: string | null): void => {
        if (wanted) setTitles((before) => new Map(before).set(path, title))
      }
      fetchTitle(path).then(know, () => know(guess(path)))
    }
    return () => {
      wanted = false
    }
  }, [missing])

  return asked.flatMap((path) => {
    const title = titles.has(path) ? titles.get(path) : guess(path)
    return title ? [{ path, title }] : []
  })
}
