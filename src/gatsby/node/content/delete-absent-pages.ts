import type { CreatePageArgs } from 'gatsby'
import { absentPaths, singlePages } from '../../../routes/single-pages'
import { caseStudyNotFoundPath } from '../../../routes/paths'
import { contentEntries } from './content-entries'

const optional = new Set([...singlePages.map(({ path }) => path), caseStudyNotFoundPath])

/**
 * Deletes a page that Gatsby has created from a file in src/pages/ if the site does not have it.
 */
export function deleteAbsentPage(args: CreatePageArgs): void {
  const { page, actions } = args
  if (!optional.has(page.path)) return
  const files = new Map(contentEntries(args).map(({ file, content }) => [file, content]))
  if (absentPaths(files).has(page.path)) actions.deletePage(page)
}
