import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { buildPages, styleguidePage } from '../../../routes/build-pages'
import { contentEntries, filesNotRead } from './content-entries'
import { writeCaseStudyIndex } from '../output/write-case-study-index'

/** Creates a page of every content file whose kind has pages; in develop the style guide too. */
export function createPages(args: CreatePagesArgs, isDevelop: boolean): void {
  const entries = contentEntries(args)
  const missing = filesNotRead(process.cwd(), entries)
  // In develop a file may just be written; a build has validated them all.
  if (missing.length > 0 && !isDevelop) {
    args.reporter.panicOnBuild(
      `Gatsby has made no node of these files in data/: ${missing.join(', ')}. Run "npm run clean" and build again.`,
    )
  }
  writeCaseStudyIndex(entries)
  const pages = buildPages(entries)
  if (isDevelop) pages.push(styleguidePage)
  for (const { template, ...page } of pages) {
    args.actions.createPage({ ...page, component: resolve(`src/templates/${template}.tsx`) })
  }
}
