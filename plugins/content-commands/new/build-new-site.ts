import { validate } from '../../content/check/run'
import { parseFiles } from '../../content/files/parse'
import { formatIssue, isError } from '../../content/issue'
import { schemaReference } from '../../content/files/schema-reference'
import type { Content } from '../../content/collections'
import type { ContentSource, LabelFile } from '../../content/model'
import { localizePath, type Segments } from '../../content/site/addresses'
import { buildPageIndex } from '../../content/site/page-index'
import { addressSettingsOf } from '../../content/site/pages'
import { withFormats } from '../../content/text/locale-formats'
import { mapTexts } from '../../content/text/map-texts'
import { refuse, type Rejection } from '../rejection'
import { buildNewPage, templateTitle } from './build-new-page'
import { findLocale, likelyTimeZone } from './locale'
import { type NewFile, withNewFiles } from './new-file'

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

/** The content of these files and nothing else, with the pictures to draw for them. */
const onlyWith = (source: ContentSource, files: readonly NewFile[]): ContentSource => {
  const pictures = [...source.pictures].filter(([path]) => isKept(path, source))
  return withNewFiles({ ...source, files: [], pictures: new Map(pictures) }, files)
}

const isKept = (path: string, { site }: ContentSource): boolean =>
  site.newSite.kept.paths.some((kept) => path.startsWith(kept))

/**
 * Builds the content of a site with a page of each template that `SiteConfig` names. Of the present
 * site only the files stay that it names. Returns the reasons if it cannot. Does not access the
 * disk.
 * @param byText the labels by those of the present language, which files that stay can have
 */
export function buildNewSite(
  request: NewSiteRequest,
  labels: LabelFile,
  source: ContentSource,
  byText: ReadonlyMap<string, string> = new Map(),
): NewSite | Rejection {
  const { questions, pages, drafts, staticFolders } = source.site.newSite
  const locale = findLocale(request.language)
  if (!locale?.region) return refuse(`--language: "${request.language}" is not a language.`)

  let written = newSingleFiles(source, request, labels, locale)
  const invalid = validate(onlyWith(source, written))
  for (const [answer, { field }] of Object.entries(questions)) {
    const error = invalid.find(({ file, pointer }) => file + pointer === field)
    if (error)
      return refuse(`--${answer}: ${error.problem}${error.remedy ? ` (${error.remedy})` : ''}`)
  }
  const titles = pages.map((kind) => [kind, templateTitle(kind)] as const)
  for (const [kind, title] of [...titles, ...Object.entries(drafts)]) {
    const page = buildNewPage({ kind, title, month: request.month }, onlyWith(source, written))
    if ('refused' in page) return page
    written = [...written, page]
  }
  written = [...written, ...keptFiles(source, written, byText)]
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

const rightToLeft: readonly unknown[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

/**
 * The single files of a new site, with the addresses of the site.
 * @param base the beginning of addresses in another language than the first
 */
export function newSingleFiles(
  { site, schemas }: ContentSource,
  answers: Answers,
  labels: LabelFile,
  { language, region = '', script = '' }: Intl.Locale,
  base = '',
): NewFile[] {
  const translated = Object.entries(labels.paths).filter(
    ([shipped, segment]) => shipped !== segment,
  )
  const paths = Object.fromEntries(translated)
  const locale = new Intl.Locale(`${language}-${region}`)
  const timezone = answers.timezone || likelyTimeZone(locale)
  const settings = { ...answers, region, locale: withFormats(locale).toString(), timezone }
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

/** A single file of a new site, with the addresses of the site. */
const singleFile = (
  { site, schemas }: Pick<ContentSource, 'site' | 'schemas'>,
  path: string,
  content: Content,
  settings: Segments,
): NewFile => {
  const $schema = schemaReference(site.collections, path, schemas)
  return { path, content: { $schema, ...withOwnPaths(content, settings) }, pictures: [] }
}

/**
 * The file of the page that lists the pages of a folder, as a new site has it, if the site does not
 * have it any more.
 */
export function missingListFile(
  source: ContentSource,
  folder: string,
  labels: LabelFile,
): NewFile | undefined {
  const { pages, newSite } = source.site
  const [path] = pages.find(({ lists }) => lists && folder.startsWith(lists))?.title ?? []
  if (path === undefined || source.files.some((file) => file.path === path)) return undefined
  const content = newSite.files(labels, {})[path]
  const settings = addressSettingsOf(parseFiles(source.site.collections, source.files).files)
  return content && singleFile(source, path, content, settings)
}

/** Content with the links to the pages of the templates in the segments of the new site. */
const withOwnPaths = <Content extends object>(content: Content, settings: Segments): Content =>
  mapTexts(content, (text) => (text.startsWith('/') ? localizePath(text, settings) : text))

/**
 * The files that stay, with labels in the new language and without keys about the present content;
 * links to missing pages are plain text.
 */
function keptFiles(
  source: ContentSource,
  written: readonly NewFile[],
  byText: ReadonlyMap<string, string>,
): NewFile[] {
  const isWritten = (path: string): boolean => written.some((file) => file.path === path)
  const kept = source.files.filter(({ path }) => isKept(path, source) && !isWritten(path))
  const otherFiles = onlyWith(source, written).files
  const { site } = source
  const { withoutKeys } = site.newSite.kept
  const { pages } = buildPageIndex(site, parseFiles(site.collections, [...otherFiles, ...kept]))
  const settings = addressSettingsOf(parseFiles(site.collections, otherFiles).files)
  const relinked = (text: string): string =>
    text.replace(
      /\[([^[\]]+)\]\((\/[^)#?]*)([^)]*)\)/g,
      (_link, words: string, shipped: string, rest: string) => {
        const target = localizePath(shipped, settings)
        return pages.has(target) ? `[${words}](${target}${rest})` : words
      },
    )
  return parseFiles(site.collections, kept).files.map(({ path, value }) => {
    const moved = withOwnPaths(Object(value) as object, settings)
    const content = JSON.parse(JSON.stringify(moved), (key, part: unknown) =>
      withoutKeys.includes(key)
        ? undefined
        : typeof part === 'string'
          ? (byText.get(part) ?? relinked(part))
          : part,
    ) as Record<string, unknown>
    return { path, content, pictures: [] }
  })
}
