import { type BrokenFile, type ParsedFile, textAt } from '../files/parsed-file'
import { splitLanguages } from '../files/languages'
import { parseFiles } from '../files/parse'
import { publishedPeriods, type Period } from '../files/publication'
import type { Issue } from '../issue'
import type { ContentSource, PageRecord } from '../model'
import { contentPath } from '../site/addresses'
import type { AddressSettings } from '../site/address-settings'
import { buildPageIndex, mergePageIndexes, type PageIndex } from '../site/page-index'
import { addressSettingsOf } from '../site/pages'
import { parseUrl } from '../text/parse-url'
import { validPath } from './valid-path'

/** The content of one language, as rules see it. */
export interface LanguageContent {
  source: ContentSource
  /** All files that could be parsed, in the order of their paths, also those that all languages share. */
  files: readonly ParsedFile[]
  broken: readonly BrokenFile[]
  syntaxIssues: readonly Issue[]
  /** The files to check: those that all languages share are checked with the first one. */
  ownFiles: readonly ParsedFile[]
  settings: AddressSettings
  pageIndex: PageIndex
  /** The origin of the site, "https://agency.example", as site.json of the first language has it. */
  origin: string | undefined
  /** The pages of the other languages, by address. */
  otherPages: ReadonlyMap<string, PageRecord>
  /** The pages of all languages; those of this one are the first. */
  siteIndex: PageIndex
  /** When each file is published, by its path; a file that is published neither now nor later has none. */
  periods: ReadonlyMap<string, Period>
}

/** The content of one language, of which it is known which files are valid. */
export interface ValidContent extends LanguageContent {
  /** Those files to check that satisfy their schemas and have valid names. */
  validFiles: readonly ParsedFile[]
}

/** The origin of the site, by the files of its first language. */
export function originIn(files: readonly ParsedFile[]): string | undefined {
  const settings = files.find(({ path }) => path === 'site.json')
  return parseUrl((settings && textAt(settings, '/url')) ?? '')?.origin
}

/** Parses the content of each language, the first one first. */
export function parseLanguages(source: ContentSource): LanguageContent[] {
  const contents = splitLanguages(source).map(parseLanguage)
  const origin = originIn(contents[0]?.files ?? [])
  return contents.map((content) => {
    const others = contents.filter((other) => other !== content).map(({ pageIndex }) => pageIndex)
    return {
      ...content,
      origin,
      otherPages: new Map(others.flatMap(({ pages }) => [...pages])),
      siteIndex: mergePageIndexes([content.pageIndex, ...others]),
    }
  })
}

function parseLanguage(
  source: ContentSource,
): Omit<LanguageContent, 'origin' | 'otherPages' | 'siteIndex'> {
  const { site, language, now = new Date() } = source
  // In the order of their paths, so that the same one of two colliding files is always reported.
  const inOrder = [...source.files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const { files, broken, issues } = parseFiles(site.collections, inOrder)
  const settings = addressSettingsOf(files)
  return {
    source,
    files,
    broken,
    syntaxIssues: issues.filter((issue) => issue.language === language),
    ownFiles: files.filter((file) => file.language === language),
    settings,
    pageIndex: indexPages(source, { files, broken, settings }),
    periods: publishedPeriods(site.collections, source.files, now),
  }
}

/** The pages of the content; a file with a wrong name also has the page of the right one. */
function indexPages(
  { site }: ContentSource,
  { files, broken, settings }: Pick<LanguageContent, 'files' | 'broken' | 'settings'>,
): PageIndex {
  const pageIndex = buildPageIndex(site, { files, broken })
  for (const { path } of files) {
    const valid = validPath(path, settings)
    if (path === valid) continue
    const page = pageIndex.pages.get(contentPath(site.collections, path, settings))
    if (page) pageIndex.pages.set(contentPath(site.collections, valid, settings), page)
  }
  return pageIndex
}
