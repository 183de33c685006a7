import type { SitePage, SiteTable } from '../model'
import type { BrokenFile, JsonFile } from '../files/json/json-file'
import { contentPath, folderPath, ownPath, pagePath, pathOfTitle, slugIn } from './addresses'
import { type Content, hasTitleAddress } from '../kinds'
import { absentPages, listPages, settingsOf, textsOf } from './pages'
import type { SlugSettings } from './slugs'

/** The pages of the site by address, for links between them. */
export interface PageIndex {
  /** The pages that links can have as a target. */
  pages: Map<string, SitePage>
  /** The addresses of pages that exist, but that no page should link to. */
  unlinked: ReadonlySet<string>
  /** The pages that the site does not have: missing single pages, and unpublished ones. */
  absent: ReadonlySet<string>
  /** The new addresses of moved pages, by former address; those of all pages, by the shipped one. */
  moved: ReadonlyMap<string, string>
  /** The addresses under which there is a page whose own address cannot be determined. */
  unknownIn: ReadonlySet<string>
}

type AnyFile = JsonFile | BrokenFile

/**
 * Indexes the pages of the site. A file that cannot be parsed keeps its page, so that links to it
 * are not reported.
 * @param unpublished the addresses of pages that a build excludes, in addition to missing single
 * pages
 */
export function buildPageIndex(
  site: SiteTable,
  { files, broken }: { files: readonly JsonFile[]; broken: readonly BrokenFile[] },
  unpublished: Iterable<string> = [],
): PageIndex {
  const all: AnyFile[] = [...broken, ...files]
  const settings = settingsOf(all)
  const pages = new Map<string, SitePage>()
  const moved = new Map<string, string>()
  const fileAt = new Map(all.map((file) => [file.path, file]))
  const listed = listPages(site, all)
  for (const page of listed.filter(isLinkable)) {
    const file = fileAt.get(page.file)
    if (page.single || !file) {
      pages.set(page.path, page)
      continue
    }
    const [shipped = ''] = addressesOf(site, file, { ...settings, paths: {} })
    for (const path of addressesOf(site, file, settings)) {
      pages.set(path, { ...page, path })
      if (shipped !== path) moved.set(shipped, path)
      for (const former of formerAddresses(file, settings)) moved.set(former, path)
    }
  }
  for (const { path } of site.pages) {
    const own = ownPath(path, settings)
    if (own !== path && pages.has(own)) moved.set(path, own)
  }
  return {
    pages,
    moved,
    unlinked: new Set(unlinkedPaths(site).map((path) => ownPath(path, settings))),
    absent: new Set([...absentPages(site, all), ...unpublished]),
    unknownIn: new Set(
      all.flatMap((file) =>
        hasTitleAddress(file.kind) && !hasKnownAddress(file, settings)
          ? folderPath(file.kind, settings)
          : [],
      ),
    ),
  }
}

const isLinkable = ({ single, number = 1 }: SitePage): boolean =>
  number === 1 && single?.listed !== false

/** The shipped addresses of pages that exist, but that no page should link to. */
const unlinkedPaths = ({ pages }: SiteTable): string[] =>
  pages.flatMap(({ path, listed = true, notFound }) => [
    ...(listed ? [] : [path]),
    ...(notFound === undefined ? [] : [notFound]),
  ])

const isReadable = (file: AnyFile): file is JsonFile => 'value' in file

const contentIn = (file: AnyFile): Content =>
  Object(isReadable(file) ? file.value : { title: file.title }) as Content

const hasKnownAddress = (file: AnyFile, settings: SlugSettings): boolean =>
  isReadable(file) && slugIn(contentIn(file), settings) !== ''

/**
 * The address of a file's page. If it cannot be determined, that of the file's name too: the file
 * usually has the name of its page.
 */
function addressesOf({ kinds }: SiteTable, file: AnyFile, settings: SlugSettings): string[] {
  const content = contentIn(file)
  const hasAddress = !hasTitleAddress(file.kind) || slugIn(content, settings) !== ''
  const own = hasAddress ? [pagePath(kinds, { file: file.path, content }, settings)] : []
  return isReadable(file) && hasAddress
    ? own
    : [...new Set([...own, contentPath(kinds, file.path, settings)])]
}

/** Also that of the current title, if the page has another one from its slug: it redirects too. */
function formerAddresses(file: AnyFile, settings: SlugSettings): string[] {
  if (!isReadable(file)) return []
  const { kind, value } = file
  const { slug, title } = contentIn(file)
  const titles = [
    ...(typeof slug === 'string' && typeof title === 'string' ? [title] : []),
    ...textsOf(value, 'formerTitles'),
  ]
  return [
    ...(hasTitleAddress(kind) ? titles.map((each) => pathOfTitle(kind, each, settings)) : []),
    ...textsOf(value, 'formerPaths'),
  ]
}
