import { resolve } from 'node:path'
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby'
import { buildContentPages, styleguidePage } from '../../../../plugins/content/core/pages/content-pages'
import { groupPages } from '../../../../plugins/content/core/pages/page-groups'
import { caseStudyNotFoundPath } from '../../../../plugins/content/core/paths'
import { absentPaths, singlePages } from '../../../../plugins/content/core/single-pages'
import { contentEntries, filesWithoutNode } from '../../../../plugins/content/core/content-entries'

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

const hasSitemap = ({ sections }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(sections) &&
  sections.some((section) => Object.hasOwn(Object(section) as object, 'sitemap'))

/**
 * Creates a page for every content file of a kind with pages and, in development, the style guide.
 */
export function createPages(args: CreatePagesArgs, isDevelop: boolean): void {
  const entries = contentEntries(args)
  const missing = filesWithoutNode(process.cwd(), entries)
  // In development a file may be incomplete.
  if (missing.length > 0 && !isDevelop) {
    args.reporter.panicOnBuild(
      `Gatsby has created no node for these files in data/: ${missing.join(', ')}. Run "npx gatsby clean" and build again.`,
    )
  }
  const pages = buildContentPages(entries)
  const listsPages = new Set(
    entries.filter(({ content }) => hasSitemap(content)).map(({ id }) => id),
  )
  if (isDevelop) pages.push(styleguidePage)
  for (const { path, template, context } of pages) {
    const groups = listsPages.has(context.id ?? '') ? { groups: groupPages(entries) } : {}
    const component = resolve(`src/templates/${template}.tsx`)
    args.actions.createPage({ path, component, context: { ...context, ...groups } })
  }
}
