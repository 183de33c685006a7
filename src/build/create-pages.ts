import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { buildPages, styleguidePage } from '../routes/build-pages'
import { contentEntries } from './content-entries'
import { writeCaseStudyIndex } from './write-case-study-index'

/** Creates a page of every content file whose kind has pages; in develop the style guide too. */
export function createPages(args: CreatePagesArgs, isDevelop: boolean): void {
  const entries = contentEntries(args)
  writeCaseStudyIndex(entries)
  const pages = buildPages(entries)
  if (isDevelop) pages.push(styleguidePage)
  for (const { template, ...page } of pages) {
    args.actions.createPage({ ...page, component: resolve(`src/templates/${template}.tsx`) })
  }
}
