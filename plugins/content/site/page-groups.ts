import type { PageRecord } from '../model'
import { homePath, parentPath } from './addresses'

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

/** The most pages of a group: of a long list only the first ones, which link to the rest. */
const longestGroup = 24

/** Builds the tree of pages under a path. */
function branch(pages: readonly PageLink[]): PageBranch[] {
  const paths = new Set(pages.map(({ path }) => path))
  return pages
    .filter(({ path }) => !paths.has(parentPath(path)))
    .slice(0, longestGroup)
    .map((page) => ({ ...page, pages: pages.filter(({ path }) => parentPath(path) === page.path) }))
}

/**
 * All pages that search engines may list, grouped by the first part of their address; of a list only
 * its first page.
 */
export function groupPages(pages: readonly PageRecord[]): PageGroup[] {
  const groups = new Map<string, PageLink[]>()
  for (const { path, title, label, isIndexable, single, number = 1 } of pages) {
    if (!isIndexable || number > 1) continue
    // The title of a single page may be a sentence. Its name is then its label or, for a page under
    // another one, that page's name.
    const isNamedByLabel = single !== undefined && parentPath(path) === homePath
    const link = { path, title: (isNamedByLabel && label) || title }
    groups.set(firstPart(path), [...(groups.get(firstPart(path)) ?? []), link])
  }
  const ungrouped: PageLink[] = []
  const grouped: PageGroup[] = []
  for (const [part, pagesOfPart] of groups) {
    const top = pagesOfPart.find(({ path }) => path === `${homePath}${part}/`)
    const otherPages = pagesOfPart
      .filter((page) => page !== top)
      .sort((a, b) => (a.path < b.path ? -1 : 1))
    if (top && otherPages.length > 0) grouped.push({ top, pages: branch(otherPages) })
    else ungrouped.push(...pagesOfPart)
  }
  return [{ pages: ungrouped.map((page) => ({ ...page, pages: [] })) }, ...grouped]
}
