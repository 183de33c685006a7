import type { BrokenFile, ParsedFile } from '../files/parsed-file'
import type { PageRecord, SiteConfig } from '../model'
import { parentPath } from './addresses'
import { absentPages, listPages, unlinkedPages } from './pages'

/** The pages of the site by address, for links between them. */
export interface PageIndex {
  /** The pages that links can have as a target. */
  pages: Map<string, PageRecord>
  /** The addresses of pages that exist, but that no page should link to. */
  unlinked: ReadonlySet<string>
  /** The single pages that the site does not have. */
  absent: ReadonlySet<string>
  /** The new addresses of moved pages, by former address; those of all pages, by the shipped one. */
  moved: ReadonlyMap<string, string>
  /** The addresses under which there is a page whose own address cannot be determined. */
  unknownIn: ReadonlySet<string>
}

/**
 * Indexes the pages of the site. A file that cannot be parsed keeps its page, so that links to it
 * are not reported.
 */
export function buildPageIndex(
  site: SiteConfig,
  { files, broken }: { files: readonly ParsedFile[]; broken: readonly BrokenFile[] },
): PageIndex {
  const all = [...broken, ...files]
  const pages = new Map<string, PageRecord>()
  const moved = new Map<string, string>()
  const unknownIn = new Set<string>()
  for (const page of listPages(site, all)) {
    const { path, defaultPath, formerPaths, pathByFileName, number = 1, single } = page
    if (number > 1 || single?.listed === false) continue
    pages.set(path, page)
    for (const former of [defaultPath, ...formerPaths])
      if (former !== path && !moved.has(former)) moved.set(former, path)
    if (pathByFileName === undefined) continue
    pages.set(pathByFileName, { ...page, path: pathByFileName })
    unknownIn.add(parentPath(pathByFileName))
  }
  return {
    pages,
    moved,
    unlinked: unlinkedPages(site, all),
    absent: absentPages(site, all),
    unknownIn,
  }
}

/** The pages of several languages together; of two with one address, the first one counts. */
export const mergePageIndexes = (indexes: readonly PageIndex[]): PageIndex => ({
  pages: mergeMaps(indexes.map(({ pages }) => pages)),
  moved: mergeMaps(indexes.map(({ moved }) => moved)),
  unlinked: new Set(indexes.flatMap(({ unlinked }) => [...unlinked])),
  absent: new Set(indexes.flatMap(({ absent }) => [...absent])),
  unknownIn: new Set(indexes.flatMap(({ unknownIn }) => [...unknownIn])),
})

/** One map with the entries of all; of one key, the first one counts. */
function mergeMaps<Value>(maps: readonly ReadonlyMap<string, Value>[]): Map<string, Value> {
  const entries = maps.flatMap((map) => [...map])
  return new Map([...entries, ...entries.toReversed()])
}
