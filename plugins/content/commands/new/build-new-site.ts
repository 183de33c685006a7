import { validate } from '../../check/validate'
import { formatIssue, isError } from '../../issue'
import { fileText } from '../../files/file-text'
import { valueAt } from '../../files/json/json-file'
import { parseFiles, parseText } from '../../files/json/parse'
import { withoutInherited } from '../../files/inherit'
import { inLanguage, languageOf, parseAllLanguages, splitLanguages } from '../../files/languages'
import type { ContentSource, Labels } from '../../model'
import { languageBase, ownPath, type Segments } from '../../site/addresses'
import {
  asContent,
  type Content,
  isShared,
  kindOf,
  requiredFiles,
  schemaReference,
} from '../../kinds'
import { buildPageIndex } from '../../site/page-index'
import { slugSettingsOf } from '../../site/pages'
import { refuse, type Rejection } from '../rejection'
import { withoutParts } from '../changes/file-edits'
import { removablePart } from '../changes/removable-parts'
import { buildNewPage, type NewFile, templateTitle, withNewFiles } from './build-new-page'

/** The answers by the names of the questions. */
export type Answers = Readonly<Record<string, string>> &
  Readonly<Record<'language' | 'currency', string>>

/** The arguments of `npm run new -- site`, and the current month: "2026-11". */
export type NewSiteRequest = Answers & { month: string }

/** The changes that replace the content of a site. */
export interface NewSite {
  written: NewFile[]
  /** The files to delete first, by their paths from the root; some are written again. */
  deleted: string[]
}

const rightToLeft: readonly unknown[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

/** A language with its most likely script and country. */
function findLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language).maximize()
  } catch {
    return undefined
  }
}

/**
 * The time zone of a country that has a single one, else that of this computer.
 * @param own that of this computer
 */
export function likelyTimeZone(
  locale: Intl.Locale,
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  // Newer versions of JavaScript have a method in place of the property.
  const { timeZones, getTimeZones } = locale as LocaleWithTimeZones
  const zones = timeZones ?? getTimeZones?.call(locale) ?? []
  return zones.length === 1 && zones[0] !== undefined ? zones[0] : own
}

interface LocaleWithTimeZones extends Intl.Locale {
  timeZones?: readonly string[]
  getTimeZones?: () => readonly string[]
}

/** The content of these files and nothing else, with the pictures to draw for them. */
const onlyWith = (source: ContentSource, files: readonly NewFile[]): ContentSource => {
  const pictures = [...source.pictures].filter(([path]) => isKept(path, source))
  return withNewFiles({ ...source, files: [], pictures: new Map(pictures) }, files)
}

const isKept = (path: string, { site }: ContentSource): boolean =>
  site.newSite.kept.paths.some((kept) => path.startsWith(kept))

/**
 * Builds the content of a site with a page of each template that the table names. Of the present
 * site only the files stay that it names. Returns the reasons if it cannot. Does not access the
 * disk.
 */
export function buildNewSite(
  request: NewSiteRequest,
  labels: Labels,
  source: ContentSource,
): NewSite | Rejection {
  const { questions, pages, drafts, staticFolders } = source.site.newSite
  const locale = findLocale(request.language)
  if (!locale?.region) return refuse(`--language: "${request.language}" is not a language.`)
  if (!Intl.supportedValuesOf('currency').includes(request.currency))
    return refuse(`--currency: "${request.currency}" is not the code of a currency, such as EUR.`)

  let written = newSingleFiles(source, request, labels, locale)
  const invalid = validate(onlyWith(source, written))
  for (const [answer, { field }] of Object.entries(questions)) {
    const error = invalid.find(({ file, pointer }) => file + pointer === field)
    if (error) return refuse(`--${answer}: ${error.message}${error.hint ? ` (${error.hint})` : ''}`)
  }
  const titles = pages.map((kind) => [kind, templateTitle(kind)] as const)
  for (const [kind, title] of [...titles, ...Object.entries(drafts)]) {
    const page = buildNewPage({ kind, title, month: request.month }, onlyWith(source, written))
    if ('refused' in page) return page
    written = [...written, page]
  }
  written = [...written, ...keptFiles(source, written)]
  const errors = validate(onlyWith(source, written)).filter(isError)
  if (errors.length > 0) return refuse(...errors.map(formatIssue))

  const pictures = [...source.pictures.keys()].filter((path) => !isKept(path, source))
  const unused = [...source.staticFiles].filter((path) =>
    staticFolders.some((folder) => path.startsWith(folder)),
  )
  const deleted = [...source.files.map(({ path }) => path), ...pictures]
  return {
    written,
    deleted: [...deleted.map((path) => `data/${path}`), ...unused.map((path) => `static${path}`)],
  }
}

function newSingleFiles(
  { site, schemas }: ContentSource,
  request: NewSiteRequest,
  labels: Labels,
  { language, region = '', script = '' }: Intl.Locale,
  base = '',
): NewFile[] {
  const translated = Object.entries(labels.paths).filter(([shipped, own]) => shipped !== own)
  const paths = Object.fromEntries(translated)
  const locale = new Intl.Locale(`${language}-${region}`)
  const timezone = request.timezone || likelyTimeZone(locale)
  const settings = { ...request, region, locale: locale.toString(), timezone }
  const made = site.newSite.files(labels, settings)
  const files = {
    ...made,
    'site.json': {
      ...made['site.json'],
      ...(rightToLeft.includes(script) && { direction: 'rtl' }),
      ...(script !== 'Latn' && { slugLetters: 'keep' }),
      ...(translated.length > 0 && { paths }),
    },
  }
  return Object.entries(files).map(([path, content]) =>
    singleFile({ site, schemas }, path, content, { base, paths }),
  )
}

/** A new file of another language, in its folder. */
export const inFolder = (file: NewFile, language: string | undefined): NewFile => {
  const { content } = file
  if (language === undefined) return file
  const schema = typeof content.$schema === 'string' && { $schema: `../${content.$schema}` }
  return { ...file, path: inLanguage(file.path, language), content: { ...content, ...schema } }
}

/**
 * The files that each language needs, for another one of the site. They link to no page that it
 * lacks. Returns the reason if there can be none. Does not access the disk.
 */
export function buildNewLanguage(
  language: string,
  labels: Labels,
  source: ContentSource,
): readonly NewFile[] | Rejection {
  const { kinds } = source.site
  const locale = findLocale(language)
  if (!locale?.region || languageOf(inLanguage('', language)) !== language)
    return refuse(`"${language}" is not the tag of a language, such as nb or pt-BR.`)
  if (splitLanguages(source).some((each) => each.language === language))
    return refuse(`data/${language}/ exists already.`)
  const base = languageBase(language)
  const answers = { language, currency: '', month: '' }
  const needed = requiredFiles(kinds)
  const made = newSingleFiles(source, answers, labels, locale, base).flatMap((file) => {
    const kind = kindOf(kinds, file.path)
    if (!kind || isShared(kind) || !needed.includes(file.path)) return []
    const { schemas } = source
    // The sections of a page are its own, as its texts are.
    const content =
      file.path === 'site.json'
        ? withoutInherited(file.content, { schema: kind.schema, schemas })
        : file.content
    return { ...file, content: asContent(content) }
  })
  return withoutDanglingLinks(made, language, source)
}

/** New files of a language without what links to missing pages, as far as it can be missing. */
export function withoutDanglingLinks(
  made: readonly NewFile[],
  language: string,
  source: ContentSource,
): readonly NewFile[] {
  const after = withNewFiles(
    source,
    made.map((file) => inFolder(file, language)),
  )
  const issues = validate(after).filter(
    ({ rule }) => rule === 'dangling-link' || rule === 'out-of-range',
  )
  const { files } = parseAllLanguages(source.site.kinds, after.files)
  const changed = made.map((own) => {
    const path = inLanguage(own.path, language)
    const file = files.find((each) => each.path === path)
    if (!file) return own
    const isEmptyList = (pointer: string): boolean =>
      JSON.stringify(valueAt(file, pointer)) === '[]'
    const parts = issues
      .filter((issue) => issue.file === `data/${path}`)
      .filter(({ rule, pointer }) => rule === 'dangling-link' || isEmptyList(pointer))
      .flatMap(({ pointer }) => removablePart(file, pointer, source.schemas) ?? [])
    if (parts.length === 0) return own
    const text = withoutParts({ path, text: fileText(path, own.content) }, [...new Set(parts)])
    return { ...own, content: asContent(parseText(path, text).value) }
  })
  // Errors of a file can hide others.
  return changed.some((file) => !made.includes(file))
    ? withoutDanglingLinks(changed, language, source)
    : changed
}

/** A single file of a new site, with the addresses of the site. */
const singleFile = (
  { site, schemas }: Pick<ContentSource, 'site' | 'schemas'>,
  path: string,
  content: Content,
  settings: Segments,
): NewFile => {
  const $schema = schemaReference(site.kinds, path, schemas)
  return { path, content: { $schema, ...withOwnPaths(content, settings) }, pictures: [] }
}

/**
 * The file of the page that lists the pages of a folder, as a new site has it, if the site does not
 * have it any more.
 */
export function missingListFile(
  source: ContentSource,
  folder: string,
  labels: Labels,
): NewFile | undefined {
  const { pages, newSite } = source.site
  const [path] = pages.find(({ lists }) => lists && folder.startsWith(lists))?.title ?? []
  if (path === undefined || source.files.some((file) => file.path === path)) return undefined
  const content = newSite.files(labels, {})[path]
  const settings = slugSettingsOf(parseFiles(source.site.kinds, source.files).files)
  return content && singleFile(source, path, content, settings)
}

/** Content with the links to the pages of the templates in the segments of the new site. */
const withOwnPaths = <Content extends object>(content: Content, settings: Segments): Content =>
  JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? ownPath(value, settings) : value,
  ) as Content

/** The files that stay, without keys about the present content; links to missing pages are plain text. */
function keptFiles(source: ContentSource, written: readonly NewFile[]): NewFile[] {
  const isWritten = (path: string): boolean => written.some((file) => file.path === path)
  const kept = source.files.filter(({ path }) => isKept(path, source) && !isWritten(path))
  const others = onlyWith(source, written).files
  const { site } = source
  const { withoutKeys } = site.newSite.kept
  const { pages } = buildPageIndex(site, parseFiles(site.kinds, [...others, ...kept]))
  const settings = slugSettingsOf(parseFiles(site.kinds, others).files)
  const relinked = (text: string): string =>
    text.replace(
      /\[([^[\]]+)\]\((\/[^)#?]*)([^)]*)\)/g,
      (_link, words: string, shipped: string, rest: string) => {
        const target = ownPath(shipped, settings)
        return pages.has(target) ? `[${words}](${target}${rest})` : words
      },
    )
  return parseFiles(site.kinds, kept).files.map(({ path, value }) => {
    const moved = withOwnPaths(Object(value) as object, settings)
    const content = JSON.parse(JSON.stringify(moved), (key, part: unknown) =>
      withoutKeys.includes(key) ? undefined : typeof part === 'string' ? relinked(part) : part,
    ) as Record<string, unknown>
    return { path, content, pictures: [] }
  })
}
