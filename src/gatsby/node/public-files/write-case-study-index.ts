import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { facetsOf } from '../../../content/filter-options'
import type { IndexedCaseStudy } from '../../../routes/case-study-filter'
import { compareByOrder, textAt, textsOf, type ContentEntry } from '../../../routes/content-entry'
import { caseStudyIndexPath } from '../../../routes/paths'

/**
 * Writes the index with which the browser filters the case studies, in the order of their list; no
 * file without case studies.
 */
export function writeCaseStudyIndex(entries: readonly ContentEntry[]): void {
  const pages = new Map(
    entries
      .filter(({ type }) => type === 'Industry' || type === 'Service')
      .map(({ path, groupPath, content }) => [
        path,
        { title: textAt(content, '/title'), groupPath },
      ]),
  )
  const index = entries
    .filter(({ type }) => type === 'CaseStudy')
    .sort(compareByOrder)
    .map((entry): IndexedCaseStudy => {
      const industries = textsOf(entry, 'industries')
      const services = textsOf(entry, 'services')
      return {
        path: entry.path,
        ...facetsOf({ industries, services, tech: textsOf(entry, 'tech') }, pages),
      }
    })
  const file = join('public', caseStudyIndexPath)
  if (index.length === 0) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(index))
}
