import {
  caseStudyPath,
  pathOfTitle,
  slugOf,
  type SlugSettings,
} from '../../../routes/case-study-path'
import { contentPath } from '../../../routes/paths'
import { absentPaths, existingPages } from '../../../routes/single-pages'
import { templateOf } from '../../kinds'
import { entriesOf, textAt, valueAt, type BrokenFile, type JsonFile } from '../json/json-file'
import type { Parsed } from '../json/parse'

/** The page of a content file. */
export interface ContentPage {
  /** Path under data/ of the file. */
  file: string
  /** The GraphQL type of its content, for example "CaseStudy". */
  type: string
  title?: string
  inProgress: boolean
  /** Whether its content has a value under a key; unknown, and thus true, if the file cannot be read. */
  has: (key: string) => boolean
}

/** The pages that links may lead to. */
export interface KnownPages {
  /** Every path, also those of single pages. */
  paths: Set<string>
  /** Pages that the site could have and does not: single pages, and what is not published. */
  absent: ReadonlySet<string>
  /** The pages with content files of their own, by path. */
  pages: Map<string, ContentPage>
  /** Where pages have moved: former path to present path. */
  moved: Map<string, string>
  /** The paths of the pages that go by a name; see nameOf. */
  named: Map<string, string[]>
  /** True while the title of a case study cannot be read, so that its address is not known. */
  hasUnknownCaseStudy: boolean
}

/** The key under which pages of a type and title are found, in any letter case. */
export const nameOf = (type: string, title: string): string =>
  `${type} ${title
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()}`

/**
 * Which pages there will be. A file that cannot be read keeps its page, so that links to it are not reported.
 * @param unpublished the addresses of pages that a build leaves out, in addition to those of missing single pages
 */
export function buildKnownPages(
  { files, broken }: Parsed,
  unpublished: Iterable<string> = [],
): KnownPages {
  const settings = slugSettingsOf(files)
  const pages = new Map<string, ContentPage>()
  const moved = new Map<string, string>()
  const named = new Map<string, string[]>()
  for (const file of [...broken, ...files]) {
    if (templateOf(file.kind.type) === undefined) continue
    const page = pageOf(file)
    const name = nameOf(page.type, page.title ?? '')
    for (const path of pathsOf(file, page, settings)) {
      pages.set(path, page)
      named.set(name, [...(named.get(name) ?? []), path])
      for (const title of formerTitles(file)) moved.set(pathOfTitle(title, settings), path)
      textsAt(file, '/formerPaths').forEach((former) => moved.set(former, path))
    }
  }
  const hasUnknownCaseStudy = [...broken, ...files].some(
    (file) => file.kind.type === 'CaseStudy' && !hasKnownAddress(file, settings),
  )
  const contents = contentsOf({ files, broken })
  const linkable = existingPages(contents).filter(({ listed = true }) => listed)
  const absent = new Set([...absentPaths(contents), ...unpublished])
  const paths = new Set([...linkable.map(({ path }) => path), ...pages.keys()])
  return { pages, moved, named, paths, absent, hasUnknownCaseStudy }
}

/** What the site says about addresses; as in English if its file cannot be read. */
export function slugSettingsOf(files: readonly JsonFile[]): SlugSettings {
  const site = files.find(({ kind }) => kind.type === 'SiteSettings')
  if (!site) return { language: 'en' }
  return {
    language: textAt(site, '/language') ?? 'en',
    slugLetters: textAt(site, '/slugLetters'),
  }
}

/** The slug of a case study: its own, or that of its title; "" if it has none. */
const ownSlug = (file: JsonFile, settings: SlugSettings): string =>
  textAt(file, '/slug') ?? slugOf(textAt(file, '/title') ?? '', settings)

const hasKnownAddress = (file: JsonFile | BrokenFile, settings: SlugSettings): boolean =>
  isReadable(file) && ownSlug(file, settings) !== ''

/** The values of all files by their paths; undefined for one that cannot be read. */
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
  if (type !== 'CaseStudy') return [contentPath(file.path)]
  const slug = isReadable(file) ? ownSlug(file, settings) : slugOf(title, settings)
  const titled = slug ? [caseStudyPath(slug)] : []
  // The file usually has the name of its page, which helps if the title cannot be read.
  return isReadable(file) && titled.length ? titled : [...titled, contentPath(file.path)]
}

/** Also the present title, if the page has a slug of its own: its address redirects too. */
const formerTitles = (file: JsonFile | BrokenFile): string[] => {
  const title = isReadable(file) && textAt(file, '/slug') !== undefined && textAt(file, '/title')
  return [...(title ? [title] : []), ...textsAt(file, '/formerTitles')]
}

const textsAt = (file: JsonFile | BrokenFile, list: string): string[] =>
  isReadable(file) ? entriesOf(file, list).flatMap((pointer) => textAt(file, pointer) ?? []) : []
