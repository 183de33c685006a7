import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { facetsOf, namedPages } from '../../../content/facets'
import { packIndex } from '../../../routes/case-study-index'
import { byOrder, textAt, textsOf, type ContentEntry } from '../../../routes/content-entry'
import { caseStudyIndexPath } from '../../../routes/paths'

/** Writes the file by which the browser filters the list of case studies, in the order of the list. */
export function writeCaseStudyIndex(entries: readonly ContentEntry[]): void {
  const named = namedPages(
    entries
      .filter(({ type }) => type === 'Industry' || type === 'Service')
      .map(({ path, groupPath, content }) => ({
        path,
        groupPath,
        title: textAt(content, '/title'),
      })),
  )
  const caseStudies = entries.filter(({ type }) => type === 'CaseStudy').sort(byOrder)
  const index = packIndex(
    caseStudies.map((entry) => {
      const [industries = [], services = [], tech = []] = ['industries', 'services', 'tech'].map(
        (field) => textsOf(entry, field),
      )
      return {
        title: textAt(entry.content, '/title'),
        ...facetsOf({ industries, services, tech }, named),
      }
    }),
  )
  const file = join('public', caseStudyIndexPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(index))
}
