import { type ContentEntry, settingsOf } from './content-entry'
import { listPages } from './page-registry'
import { caseStudiesPerPage, homePath, parentPath, sitePaths } from '../paths'
import { singlePagesOf } from '../single-pages'

/** Pages under a common address, or pages without a group. */
export interface PageGroup {
  /** The page above the others; undefined for pages without a group. */
  top?: PageLink
  pages: PageBranch[]
}

export interface PageLink {
  path: string
  title: string
}

/** A page of a group, with the pages under it. */
export interface PageBranch extends PageLink {
  pages: PageLink[]
}

const firstPart = (path: string): string => path.split('/')[1] ?? ''

/**
 * Builds the tree of pages under a path; of a long list it contains only what the first page shows.
 */
function branch(pages: readonly PageLink[]): PageBranch[] {
  const paths = new Set(pages.map(({ path }) => path))
  return pages
    .filter(({ path }) => !paths.has(parentPath(path)))
    .slice(0, caseStudiesPerPage)
    .map((page) => ({ ...page, pages: pages.filter(({ path }) => parentPath(path) === page.path) }))
}

/**
 * All pages that search engines may list, grouped by the first part of their address. A long list
 * contains only what its first page shows, which links to the rest.
 */
export function groupPages(entries: readonly ContentEntry[]): PageGroup[] {
  const settings = settingsOf(entries)
  const singlePaths = new Set(singlePagesOf(settings).map(({ path }) => path))
  const { caseStudiesPage } = sitePaths(settings)
  const groups = new Map<string, PageLink[]>()
  for (const { path, title, label, indexable } of listPages(entries)) {
    // The later pages of the list are reached from its first page.
    if (!indexable || path.startsWith(caseStudiesPage)) continue
    // The title of a single page may be a sentence. Its name is then its label or, for a page under
    // another one, that page's name.
    const isNamedByLabel = singlePaths.has(path) && parentPath(path) === homePath
    const link = { path, title: (isNamedByLabel && label) || title }
    groups.set(firstPart(path), [...(groups.get(firstPart(path)) ?? []), link])
  }
  const ungrouped: PageLink[] = []
  const grouped: PageGroup[] = []
  for (const [part, pages] of groups) {
    const top = pages.find(({ path }) => path === `${homePath}${part}/`)
    const others = pages.filter((page) => page !== top).sort((a, b) => (a.path < b.path ? -1 : 1))
    if (top && others.length > 0) grouped.push({ top, pages: branch(others) })
    else ungrouped.push(...pages)
  }
  return [{ pages: ungrouped.map((page) => ({ ...page, pages: [] })) }, ...grouped]
}
