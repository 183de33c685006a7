import type { BrokenFile, ParsedFile } from '../files/parsed-file'
import { parseFiles } from '../files/parse'
import { compareIssues, isError, type Issue } from '../issue'
import { memoize } from '../memoize'
import { splitLanguages } from '../files/languages'
import { publishedPeriods } from '../files/publication'
import type { ContentSource, PageRecord, SiteConfig } from '../model'
import { contentPath } from '../site/addresses'
import { buildPageIndex, type PageIndex } from '../site/page-index'
import { addressSettingsOf } from '../site/pages'
import type { AddressSettings } from '../site/address-settings'
import { checkRepeatedNames, checkRepeatedTitles } from './rules/duplicates'
import { checkFiles, validPath } from './rules/files'
import { checkLogos } from './rules/logos'
import { checkNames, checkSections } from './rules/names'
import { checkLinks } from './rules/pages/links'
import {
  checkFormerPaths,
  checkListPaths,
  checkReservedPaths,
  checkSegments,
} from './rules/pages/paths'
import { checkRedirects } from './rules/pages/redirects'
import { checkTitles } from './rules/pages/titles'

import { checkPictures } from './rules/pictures'
import { checkPublication } from './rules/publication'
import { checkBody } from './rules/single-file/body'
import { checkInlineLinks, checkMarkup } from './rules/single-file/markup'
import { checkSchemaPath } from './rules/single-file/schema'
import { checkRanges, checkRegion } from './rules/single-file/values'
import { checkStaticFiles } from './rules/static-files'
import { checkTranslations } from './rules/translations'
import { checkSchemas } from './schema-errors/check-schemas'

/**
 * All errors and warnings of the content, sorted by file, line and column. Does not access the
 * disk, but rules of the site may.
 */
export function validate(source: ContentSource): Issue[] {
  const sources = splitLanguages(source)
  const issues = withOtherPages(sources).flatMap((content) => {
    const found = findIssues(content)
    const { language } = content
    return language === undefined ? found : issuesIn(language, content, found)
  })
  return [...issues, ...checkPublication(sources)].sort(compareIssues)
}

/** Also each page of one language can be the target of a link in another one. */
function withOtherPages(sources: readonly ContentSource[]): ContentSource[] {
  if (sources.length === 1) return [...sources]
  const pages = sources.map(
    ({ site, files }) => buildPageIndex(site, parseFiles(site.collections, files)).pages,
  )
  return sources.map((source, index) => ({
    ...source,
    otherPages: new Map(
      pages.flatMap((pagesByPath, other) => (other === index ? [] : [...pagesByPath])),
    ),
  }))
}

/**
 * The issues of content in a language, with its folder in paths. What it shares with the first
 * language is reported there.
 */
function issuesIn(language: string, source: ContentSource, issues: readonly Issue[]): Issue[] {
  const shared = new Set(
    source.files.flatMap((file) => (file.language === undefined ? `data/${file.path}` : [])),
  )
  const withFolder = (text: string): string => text.replaceAll(/\bdata\//g, `data/${language}/`)
  return issues
    .filter(({ file }) => file.startsWith('data/') && !shared.has(file))
    .map((issue) => ({
      ...issue,
      file: withFolder(issue.file),
      message: withFolder(issue.message),
      ...(issue.hint !== undefined && { hint: withFolder(issue.hint) }),
    }))
}

/** The issues of the content in a language, but for what is not published. */
function findIssues(source: ContentSource): Issue[] {
  const parsed = parseContent(source)
  return [...parsed.issues, ...checkRules(source, parsed, indexPages(source.site, parsed))]
}

/** The content after parsing, with what is wrong in single files. */
interface ParsedContent {
  files: ParsedFile[]
  broken: BrokenFile[]
  /** Issues of syntax and schema. */
  issues: Issue[]
  settings: AddressSettings
  /** The files whose names cannot be part of an address, with names that can. */
  misnamed: ReadonlyMap<string, string>
  /**
   * The files that satisfy their schemas and have valid names. The others get no more issues, most
   * of which would follow from that.
   */
  valid: ParsedFile[]
}

function parseContent(source: ContentSource): ParsedContent {
  const { site, files: texts, schemas } = source
  // In the order of their paths, so that the same one of two colliding files is always reported.
  const inOrder = [...texts].sort((a, b) => (a.path < b.path ? -1 : 1))
  const { files, broken, issues } = parseFiles(site.collections, inOrder)
  const translationIssues = checkTranslations(source, files)
  const misplaced = new Set(translationIssues.filter(isError).map(({ file }) => file))
  // Without its original, a translation lacks what it would have from it.
  const placed = files.filter(({ path }) => !misplaced.has(`data/${path}`))
  const fileIssues = [...issues, ...translationIssues, ...checkSchemas(placed, schemas)]
  const settings = addressSettingsOf(files)
  const misnamed = new Map(
    files
      .map(({ path }) => [path, validPath(path, settings)] as const)
      .filter(([path, valid]) => path !== valid),
  )
  const faulty = new Set(fileIssues.filter(isError).map(({ file }) => file))
  const valid = files.filter(({ path }) => !faulty.has(`data/${path}`) && !misnamed.has(path))
  return { files, broken, issues: fileIssues, settings, misnamed, valid }
}

/** The pages of the content; a file with a wrong name also has the page of the right one. */
function indexPages(
  site: SiteConfig,
  { files, broken, settings, misnamed }: ParsedContent,
): PageIndex {
  const pageIndex = buildPageIndex(site, { files, broken })
  for (const [path, valid] of misnamed) {
    const page = pageIndex.pages.get(contentPath(site.collections, path, settings))
    if (page) pageIndex.pages.set(contentPath(site.collections, valid, settings), page)
  }
  return pageIndex
}

/** The issues that the rules find. */
function checkRules(source: ContentSource, parsed: ParsedContent, pageIndex: PageIndex): Issue[] {
  const { site, schemas } = source
  const { files, valid, settings } = parsed
  const { otherPages = new Map<string, PageRecord>() } = source
  const allPages = { ...pageIndex, pages: new Map([...otherPages, ...pageIndex.pages]) }
  // What no visitor sees is not held to its references.
  const periods = publishedPeriods(site.collections, source.files, source.now ?? new Date())
  const isPublished = ({ path }: ParsedFile): boolean => periods.has(path)
  const isValid = new Set(valid.map(({ path }) => `data/${path}`))
  const paths = source.files.map(({ path }) => validPath(path, settings))
  const titleIssues = checkTitles(site, files, settings)
  const clashing = new Set(titleIssues.map(({ file }) => file))
  const ruleIssues = [
    ...valid.flatMap((file) => checkFile(site, schemas, file)),
    ...titleIssues,
    // A copied page with the address of another one is reported once, by its address.
    ...checkRepeatedTitles(files).filter(({ file }) => !clashing.has(file)),
    ...checkLinks(source, files.filter(isPublished), pageIndex),
    ...checkSegments(site, files, settings),
    ...checkReservedPaths(site, files, settings),
    ...checkListPaths(site, files, settings),
    ...checkFormerPaths(files, allPages),
    ...checkRedirects(source, valid, allPages),
    ...checkPictures(source, valid),
    ...checkNames({ ...parsed, source }, isPublished),
  ]
  const wrongFiles = new Set(ruleIssues.filter(isError).map(({ file }) => file))
  const hasErrors = (path: string): boolean => wrongFiles.has(`data/${path}`)
  const content = { files: valid, source, paths, settings, hasErrors }
  const otherIssues = [...ruleIssues, ...site.rules.ofContent.flatMap((check) => check(content))]
  return [
    ...checkFiles(source, settings),
    ...checkLogos(source),
    ...checkStaticFiles(source, allPages, settings),
    ...otherIssues.filter(({ file }) => isValid.has(file)),
  ]
}

/** Checks a single file by the rules that depend on no other file, once for each. */
const checkFile = memoize(
  (site: SiteConfig, schemas: ContentSource['schemas'], file: ParsedFile): readonly Issue[] => [
    ...checkInlineLinks(file, schemas),
    ...checkBody(file),
    ...checkSections(file),
    ...checkRepeatedNames(file, site),
    ...checkRanges(file),
    ...checkRegion(file),
    ...checkMarkup(file, schemas),
    ...checkSchemaPath(file, site.collections, schemas),
    ...site.rules.ofFiles.flatMap((check) => check(file)),
  ],
)
