import { pagePath, pathOfTitle } from '../../../core/page-path'
import { slugOf, slugSettings, type SlugSettings } from '../../../core/slugs'
import { contentPath, ownPath, sitePaths, type SitePaths } from '../../../core/paths'
import { absentPaths, existingPages, singlePages } from '../../../core/single-pages'
import { templateOf } from '../../../core/kinds'
import {
  textAt,
  textsAt,
  valueAt,
  type BrokenFile,
  type JsonFile,
} from '../../../core/json/json-file'
import type { Parsed } from '../../../core/json/parse'

/** The page of a content file. */
export interface ContentPage {
  /** Path under data/ of the file. */
  file: string
  /** The GraphQL type of its content, for example "CaseStudy". */
  type: string
  title?: string
  inProgress: boolean
  /** Whether its content has a value under a key; true if the file cannot be parsed. */
  has: (key: string) => boolean
}

/** The pages that links can have as a target. */
export interface PageIndex {
  /** The addresses of the pages that every site can have. */
  own: SitePaths
  /** All paths, including those of single pages. */
  paths: Set<string>
  /** The pages that the site does not have: missing single pages, and unpublished ones. */
  absent: ReadonlySet<string>
  /** The pages that have content files, by path. */
  pages: Map<string, ContentPage>
  /** The new paths of moved pages, by former path; those of all pages, by the shipped path. */
  moved: Map<string, string>
  /** Whether the title of a case study cannot be parsed, so that its address is unknown. */
  hasUnknownCaseStudy: boolean
}

/**
 * Collects the pages of the site. A file that cannot be parsed keeps its page, so that links to it
 * are not reported.
 * @param unpublished the addresses of pages that a build excludes, in addition to missing single
 * pages
 */
export function buildPageIndex(
  { files, broken }: Parsed,
  unpublished: Iterable<string> = [],
): PageIndex {
  const settings = slugSettingsOf(files)
  const pages = new Map<string, ContentPage>()
  const moved = new Map<string, string>()
  for (const file of [...broken, ...files]) {
    if (templateOf(file.kind.type) === undefined) continue
    const page = pageOf(file)
    const [shipped = ''] = pathsOf(file, page, { ...settings, paths: {} })
    for (const path of pathsOf(file, page, settings)) {
      pages.set(path, page)
      if (shipped !== path) moved.set(shipped, path)
      for (const title of formerTitles(file)) moved.set(pathOfTitle(title, settings), path)
      listAt(file, '/formerPaths').forEach((former) => moved.set(former, path))
    }
  }
  const hasUnknownCaseStudy = [...broken, ...files].some(
    (file) => file.kind.type === 'CaseStudy' && !hasKnownPath(file, settings),
  )
  const contents = contentsOf({ files, broken })
  const linkable = existingPages(contents).filter(({ listed = true }) => listed)
  const absent = new Set([...absentPaths(contents), ...unpublished])
  const paths = new Set([...linkable.map(({ path }) => path), ...pages.keys()])
  for (const { path } of singlePages) {
    const own = ownPath(path, settings)
    if (own !== path && paths.has(own)) moved.set(path, own)
  }
  return { own: sitePaths(settings), pages, moved, paths, absent, hasUnknownCaseStudy }
}

/** The settings for addresses; the defaults if data/site.json cannot be parsed. */
export function slugSettingsOf(files: readonly JsonFile[]): SlugSettings {
  return slugSettings(files.find(({ kind }) => kind.type === 'SiteSettings')?.value)
}

/** The slug of a case study: its own, or that of its title; "" if it has none. */
const ownSlug = (file: JsonFile, settings: SlugSettings): string =>
  textAt(file, '/slug') ?? slugOf(textAt(file, '/title') ?? '', settings)

const hasKnownPath = (file: JsonFile | BrokenFile, settings: SlugSettings): boolean =>
  isReadable(file) && ownSlug(file, settings) !== ''

/** The values of all files by path; undefined for one that cannot be parsed. */
const contentsOf = ({ files, broken }: Pick<Parsed, 'files' | 'broken'>): Map<string, unknown> =>
  new Map([
    ...broken.map(({ path }) => [path, undefined] as const),
    ...files.map(({ path, value }) => [path, value] as const),
  ])

const isReadable = (file: JsonFile | BrokenFile): file is JsonFile => 'value' in file

function pageOf(file: JsonFile | BrokenFile): ContentPage {
  const { path, kind } = file
  const title = isReadable(file) ? textAt(file, '/title') : file.title
  const inProgress = isReadable(file) && valueAt(file, '/inProgress') === true
  const has = (key: string) => !isReadable(file) || valueAt(file, `/${key}`) !== undefined
  return { file: path, type: kind.type, title, inProgress, has }
}

function pathsOf(
  file: JsonFile | BrokenFile,
  { title = '', type }: ContentPage,
  settings: SlugSettings,
): string[] {
  const slug = isReadable(file) ? textAt(file, '/slug') : undefined
  const hasAddress = type !== 'CaseStudy' || Boolean(slug ?? slugOf(title, settings))
  const own = hasAddress ? [pagePath({ type, file: file.path, title, slug }, settings)] : []
  // The file usually has the name of its page, which helps if the title cannot be read.
  return isReadable(file) && hasAddress
    ? own
    : [...new Set([...own, contentPath(file.path, settings)])]
}

/** Includes the current title if the page has another slug: its address redirects too. */
const formerTitles = (file: JsonFile | BrokenFile): string[] => {
  const title = isReadable(file) && textAt(file, '/slug') !== undefined && textAt(file, '/title')
  return [...(title ? [title] : []), ...listAt(file, '/formerTitles')]
}

const listAt = (file: JsonFile | BrokenFile, list: string): string[] =>
  isReadable(file) ? textsAt(file, `${list}/*`).map(({ text }) => text) : []
