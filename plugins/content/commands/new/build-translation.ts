import { withoutInherited } from '../../files/inherit'
import { parseFiles } from '../../files/parse'
import { unpublishedFiles } from '../../files/publication'
import { schemaResolver } from '../../files/resolve-schema'
import {
  asContent,
  type Content,
  extensionOf,
  fileName,
  fileOfFolder,
  type FolderKind,
  folderOf,
  hasPages,
  hasTitleAddress,
  isContentPath,
  isFolderKind,
  isShared,
  nameKeyOf,
  parentFile,
  withoutExtension,
} from '../../kinds'
import type { ContentSource, SitePage } from '../../model'
import { ownPath, pagePath, replacePaths } from '../../site/addresses'
import { buildPageIndex, type PageIndex } from '../../site/page-index'
import { addressSettingsOf, textsOf } from '../../site/pages'
import { slugOf } from '../../site/slugs'
import { mapTexts } from '../../text/map-texts'
import { refuse, type Rejection } from '../rejection'
import { toPath } from '../changes/typed-address'
import { contentIn } from '../content-in'
import { withoutDanglingLinks } from './build-new-language'
import type { NewPage } from './build-new-page'

/** The arguments of `npm run new -- translation`. */
export interface TranslationRequest {
  /** The path of the original under data/. */
  original: string
  language: string
  /** Its title in the other language; a single file has none. */
  title?: string | undefined
  /** The last part of the address, if it should not be derived from the title. */
  slug?: string | undefined
  /** The labels of the language by those of the first one, in case the original has them. */
  labels?: ReadonlyMap<string, string>
}

/**
 * The path under data/ of the file that an argument names by its path or the address of its page.
 * @param translated the content in another language
 */
export function findOriginal(typed: string, { site, first }: ContentSource): string {
  if (isContentPath(typed)) return typed.replaceAll('\\', '/').replace(/^(?:.*\/)?data\//, '')
  const { pages } = buildPageIndex(site, parseFiles(site.kinds, first?.files ?? []))
  return pages.get(toPath(site.kinds, typed, []))?.file ?? typed
}

/**
 * Builds the translation of a file: with the texts of the original to replace, as a draft if it can
 * be one, and with links to translated pages and the labels of the language. Or returns the reasons
 * why there can be none. Does not access the disk.
 */
export function buildTranslation(
  { original: path, language, title, slug, labels }: TranslationRequest,
  source: ContentSource,
): NewPage | Rejection {
  const translated = contentIn(source, language)
  if ('refused' in translated) return translated
  const { first = source, site, schemas } = translated
  const originals = parseFiles(site.kinds, first.files)
  const originalFile = originals.files.find((each) => each.path === path)
  if (!originalFile) return refuse(`The first language has no data/${path}.`)
  const { kind } = originalFile
  if (isShared(kind)) return refuse(`data/${path} is the same in all languages.`)
  const translations: Translations = new Map(
    translated.files.map((each) => [each.original?.path ?? each.path, each.path]),
  )
  const present = translations.get(path)
  if (present !== undefined) return refuse(`data/${language}/${present} is its translation.`)
  if (hasPages(kind) && !title) return refuse('A page needs a title in its language.')
  const parent = parentFile(kind, path)
  if (parent !== undefined && !translations.has(parent))
    return refuse(`Translate data/${parent} first: data/${path} is a sub-page of its page.`)

  const own = parseFiles(site.kinds, translated.files)
  const settings = addressSettingsOf(own.files)
  const isNamed = hasPages(kind) && !hasTitleAddress(kind)
  if (slug !== undefined && !hasPages(kind))
    return refuse(`No address comes from the name of data/${path}: leave out --slug.`)
  const name = (isNamed && (slug ?? slugOf(title ?? '', settings))) || fileName(path)
  const newPath = isFolderKind(kind)
    ? folderIn(translations, folderOf(path), kind) + name + extensionOf(kind)
    : path
  const single = site.pages.find((page) => page.title[0] === path)
  const ownAddress = { file: newPath, content: { title, slug } }
  const pageAddress = hasPages(kind) ? pagePath(site.kinds, ownAddress, settings) : ''
  const { resolve, target } = schemaResolver(schemas)
  const { properties = {}, required = [] } = resolve(target(kind.schema).node).node
  const canBeDraft = properties.draft !== undefined
  const hidden = unpublishedFiles(site.kinds, translated.files, translated.now ?? new Date())
  const linked = own.files.filter((each) => canBeDraft || !hidden.has(each.path))
  const linkedPages = buildPageIndex(site, { files: linked, broken: [] }).pages
  const originalPages = buildPageIndex(site, originals)
  const texts = translateLinksAndLabels(
    asContent(withoutInherited(originalFile.value, { schema: kind.schema, schemas })),
    originalPages,
    [...linkedPages.values(), { path: pageAddress, subject: path }],
    labels,
  )
  const { formerPaths: _paths, formerTitles: _titles, slug: _slug, ...rest } = texts
  const tags = ((isFolderKind(kind) && kind.relatedBy) || []).filter((key) =>
    required.includes(key),
  )
  const content: Content = {
    ...rest,
    ...namedTags(rest, tags, originalPages),
    ...(canBeDraft && { draft: true }),
    ...(name !== fileName(path) && { translationOf: fileName(path) }),
    ...(title !== undefined && { [nameKeyOf(kind)]: title }),
    ...(slug !== undefined && hasTitleAddress(kind) && { slug }),
  }
  const whole = { path: newPath, content, pictures: [] }
  const [made = whole] = withoutDanglingLinks([whole], language, source)
  return { ...made, pagePath: single ? ownPath(single.path, settings) : pageAddress }
}

/** The paths of translations by those of their originals. */
type Translations = ReadonlyMap<string, string>

/** The folder of the translations of the files in a folder: that of the page which it belongs to. */
function folderIn(translations: Translations, folder: string, kind: FolderKind): string {
  if (folder === kind.folder) return folder
  const page = fileOfFolder(kind, folder)
  const above = folderIn(translations, folderOf(page), kind)
  return `${withoutExtension(translations.get(page) ?? above + fileName(page))}/`
}

/** Tags that a page must have, as plain names where their pages have no translation. */
const namedTags = (content: Content, keys: readonly string[], { pages }: PageIndex): Content =>
  Object.fromEntries(
    keys
      .filter((key) => content[key] !== undefined)
      .map((key) => [key, textsOf(content, key).map((tag) => pages.get(tag)?.title ?? tag)]),
  )

/** Content with the addresses of translated pages and the labels of their language. */
function translateLinksAndLabels(
  content: Content,
  from: PageIndex,
  to: readonly Pick<SitePage, 'path' | 'subject'>[],
  labels: ReadonlyMap<string, string> = new Map(),
): Content {
  const bySubject = new Map(to.map(({ path, subject }) => [subject, path]))
  const translatedPath = (path: string): string =>
    bySubject.get(from.pages.get(path)?.subject ?? '') ?? path
  return mapTexts(content, (text, key) =>
    key === '$schema' ? text : replacePaths(labels.get(text) ?? text, translatedPath),
  )
}
