import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'
import { caseStudiesPath } from '../../../plugins/content'

const isCaseStudy = (path: string): boolean =>
  path.startsWith(caseStudiesPath) &&
  /^[\p{L}\p{M}\p{N}-]+\/$/u.test(path.slice(caseStudiesPath.length))

/** Derives a title from a path: "Rail freight" from "/case-studies/rail-freight/". */
const titleFromPath = (path: string): string => {
  const labels = path.slice(caseStudiesPath.length, -1).replaceAll('-', ' ')
  return labels.charAt(0).toUpperCase() + labels.slice(1)
}

/**
 * Fetches the title of a case study; null if there is no such page.
 * @throws if there is no connection
 */
const fetchTitle = async (path: string): Promise<string | null> => {
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  if (!response.ok) return null
  const page = (await response.json()) as { result: { data: Queries.CaseStudyPageQuery } }
  return page.result.data.caseStudy?.title ?? null
}

/**
 * The case studies among these paths, with their titles. There may be thousands of case studies, so
 * the form fetches each title that it needs. Until then, and without a connection, the title is
 * derived from the path.
 */
export function useCaseStudyTitles(paths: readonly string[]): { path: string; title: string }[] {
  const [titles, setTitles] = useState<ReadonlyMap<string, string | null>>(new Map())
  const caseStudyPaths = [...new Set(paths.filter(isCaseStudy))]
  const missing = caseStudyPaths.filter((path) => !titles.has(path)).join()

  useEffect(() => {
    if (!missing) return undefined
    let isCurrent = true
    for (const path of missing.split(',')) {
      const setTitle = (title: string | null): void => {
        if (isCurrent) setTitles((before) => new Map(before).set(path, title))
      }
      fetchTitle(path).then(setTitle, () => setTitle(titleFromPath(path)))
    }
    return () => {
      isCurrent = false
    }
  }, [missing])

  return caseStudyPaths.flatMap((path) => {
    const title = titles.has(path) ? titles.get(path) : titleFromPath(path)
    return title ? [{ path, title }] : []
  })
}
