import { validate } from '../../check/validate'
import type { PictureFacts } from '../../core/content-source'
import { formatIssue, isError } from '../../core/issue'
import { parseFiles } from '../../core/json/parse'
import type { ContentSource } from '../../model'
import { ownPath, type Segments } from '../../site/addresses'
import { schemaReference } from '../../kinds'
import { buildPageIndex } from '../../site/page-index'
import { settingsOf } from '../../site/pages'
import { buildNewPage, fillTemplate, type NewPage } from './build-new-page'
import siteTemplate from './site.json'

/** What `npm run new -- site` asks for, and the question of each. */
export const siteQuestions = {
  name: 'The name of the agency',
  language: 'The language of the site, such as es or pt-BR',
  currency: 'The currency of prices, such as EUR',
  color: 'The color of buttons and links, such as #0f766e',
  email: 'The email address on the site',
} as const

type Answer = keyof typeof siteQuestions

/** The arguments of `npm run new -- site`. */
export interface NewSiteRequest extends Readonly<Record<Answer, string>> {
  /** The current month: "2026-11". */
  month: string
}

/** The labels of a language: a file of plugins/content/labels/. */
export interface LabelSet {
  /** "paths" of data/site.json: the segments of addresses in this language by the shipped ones. */
  paths: Record<string, string>
  /** The words that the templates name in braces. */
  words: Record<string, string>
  /** The content of data/ui-text.json. */
  uiText: Record<string, string>
  /** The content of data/status-pages.json. */
  statusPages: Record<string, unknown>
  /** "form" of data/contact.json, without its name and budgets. */
  form: Record<string, unknown> & { privacyPolicy: string }
  /** "loading", "prefilled" and "fallback" of data/scheduling.json. */
  scheduling: Record<string, unknown>
}

/** A file under data/ that has not been written to disk, and the pictures to draw for it. */
export type NewFile = Pick<NewPage, 'path' | 'content' | 'pictures'>

/** The changes that replace the content of a site. */
export interface NewSite {
  written: NewFile[]
  /** The files to delete first, by their paths from the root; some are written again. */
  deleted: string[]
}

/** The pages that a new site has, one of each kind; their titles say so. */
const skeletons = ['service', 'industry', 'product', 'case-study', 'person'] as const

const rightToLeft: readonly unknown[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

/** The fields of an answer, by which an error in it is found. */
const fieldsOf: Record<Answer, string> = {
  name: 'data/site.json/name',
  language: 'data/site.json/language',
  currency: 'data/site.json/currency',
  color: 'data/theme.json/colors/brand',
  email: 'data/site.json/email',
}

/** A language with its most likely script and country. */
function findLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language).maximize()
  } catch {
    return undefined
  }
}

/** The content of these files and nothing else, with the pictures to draw for them. */
const contentOf = (source: ContentSource, files: readonly NewFile[]): ContentSource => ({
  ...source,
  files: files.map(({ path, content }) => ({ path, text: JSON.stringify(content, null, 2) })),
  pictures: new Map<string, PictureFacts>([
    ...[...source.pictures].filter(([path]) => isKept(path)),
    ...files
      .flatMap(({ pictures }) => pictures)
      .map((path) => [path, { width: 1600, height: 1000, bytes: 1 }] as const),
  ]),
})

/**
 * Builds the content of a site with a skeleton of each kind of page. Of the present site only the
 * custom pages, which are legal drafts, and the logos of technologies stay. Returns the reasons if
 * it cannot. Does not access the disk.
 */
export function buildNewSite(
  request: NewSiteRequest,
  labels: LabelSet,
  source: ContentSource,
): NewSite | { refused: string[] } {
  const refuse = (...refused: string[]) => ({ refused })
  const locale = findLocale(request.language)
  if (!locale?.region) return refuse(`--language: "${request.language}" is not a language.`)
  if (!Intl.supportedValuesOf('currency').includes(request.currency))
    return refuse(`--currency: "${request.currency}" is not the code of a currency, such as EUR.`)

  let written = singleFiles(source, request, labels, locale)
  const invalid = validate(contentOf(source, written))
  for (const [answer, field] of Object.entries(fieldsOf)) {
    const error = invalid.find(({ file, pointer }) => file + pointer === field)
    if (error) return refuse(`--${answer}: ${error.message}${error.hint ? ` (${error.hint})` : ''}`)
  }
  for (const kind of skeletons) {
    const title = `TODO ${kind.replace('-', ' ')}`
    const page = buildNewPage({ kind, title, month: request.month }, contentOf(source, written))
    if ('refused' in page) return page
    written = [...written, page]
  }
  written = [...written, ...keptFiles(source, written)]
  const errors = validate(contentOf(source, written)).filter(isError)
  if (errors.length > 0) return refuse(...errors.map(formatIssue))

  const pictures = [...source.pictures.keys()].filter((path) => !isKept(path))
  const logos = [...source.staticFiles].filter((path) => path.startsWith('/clients/'))
  const deleted = [...source.files.map(({ path }) => path), ...pictures]
  return {
    written,
    deleted: [...deleted.map((path) => `data/${path}`), ...logos.map((path) => `static${path}`)],
  }
}

function singleFiles(
  { site, schemas }: ContentSource,
  request: NewSiteRequest,
  { paths: segments, words, uiText, statusPages, form, scheduling }: LabelSet,
  { language, region = '', script = '' }: Intl.Locale,
): NewFile[] {
  const { privacyPolicy } = form
  const translated = Object.entries(segments).filter(([shipped, own]) => shipped !== own)
  const paths = Object.fromEntries(translated)
  const settings = { ...request, region, locale: `${language}-${region}` }
  const filled = fillTemplate(siteTemplate, { ...uiText, privacyPolicy, ...words, ...settings })
  const files = {
    ...filled,
    'site.json': {
      ...filled['site.json'],
      ...(rightToLeft.includes(script) && { direction: 'rtl' }),
      ...(script !== 'Latn' && { slugLetters: 'keep' }),
      ...(translated.length > 0 && { paths }),
    },
    'contact.json': {
      ...filled['contact.json'],
      form: { ...filled['contact.json'].form, ...form },
    },
    'scheduling.json': { ...filled['scheduling.json'], ...scheduling },
    'ui-text.json': uiText,
    'status-pages.json': statusPages,
  }
  return Object.entries(files).map(([path, content]) => {
    const $schema = schemaReference(site.kinds, path, schemas)
    return { path, content: { $schema, ...withOwnPaths(content, { paths }) }, pictures: [] }
  })
}

/** Content with the links to the pages of the templates in the segments of the new site. */
const withOwnPaths = <Content extends object>(content: Content, settings: Segments): Content =>
  JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? ownPath(value, settings) : value,
  ) as Content

const isKept = (path: string): boolean => /^(?:pages\/|technologies\.json$)/.test(path)

/** The files that stay: no technology is featured, and links to missing pages are plain text. */
function keptFiles(source: ContentSource, written: readonly NewFile[]): NewFile[] {
  const kept = source.files.filter(({ path }) => isKept(path))
  const others = contentOf(source, written).files
  const { site } = source
  const { pages } = buildPageIndex(site, parseFiles(site.kinds, [...others, ...kept]))
  const settings = settingsOf(parseFiles(site.kinds, others).files)
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
      key === 'featured' ? undefined : typeof part === 'string' ? relinked(part) : part,
    ) as Record<string, unknown>
    return { path, content, pictures: [] }
  })
}
