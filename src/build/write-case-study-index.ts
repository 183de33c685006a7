import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { facetsOf, namedPages, type TaggedWork, type TagPage } from '../content/facets'
import { packIndex } from '../routes/case-study-index'
import { caseStudyIndexPath } from '../routes/paths'

/**
 * Writes the file by which the browser filters the list of case studies.
 * @param works in the order of the list
 * @param pages the pages that their tags can name
 */
export function writeCaseStudyIndex(
  works: readonly (TaggedWork & { title: string })[],
  pages: readonly TagPage[],
): void {
  const named = namedPages(pages)
  const index = packIndex(works.map((work) => ({ title: work.title, ...facetsOf(work, named) })))
  const file = join('public', caseStudyIndexPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(index))
}
