import { withoutInherited } from '../../content/files/inherit'
import { type ParsedFiles, parseFiles } from '../../content/files/parse'
import { unpublishedFiles } from '../../content/files/publication'
import { schemaResolver } from '../../content/files/resolve-schema'
import {
  toObject,
  type Content,
  extensionOf,
  fileName,
  fileOfFolder,
  type FolderCollection,
  folderOf,
  hasPages,
  hasTitleAddress,
  isContentPath,
  isFolderCollection,
  isShared,
  nameKeyOf,
  parentFile,
  withoutExtension,
} from '../../content/collections'
import type { ContentSource, PageRecord, SiteConfig } from '../../content/model'
import { localizePath, pagePath } from '../../content/site/addresses'
import { replacePaths } from '../../content/site/replace-paths'
import { buildPageIndex, type PageIndex } from '../../content/site/page-index'
import { addressSettingsOf, textsWithKey } from '../../content/site/pages'
import { isSlug, slugOf, slugProblem } from '../../content/site/slugs'
import { toComparable } from '../../content/text/normal-form'
import { mapTexts } from '../../content/text/map-texts'
import { refuse, type Rejection } from '../rejection'
import { missingFileNamed, toDataPath, toPath, whichPageIsMeant } from '../changes/typed-address'
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
  if (isContentPath(typed)) return toDataPath(typed)
  const { pages } = buildPageIndex(site, parseFiles(site.collections, first?.files ?? []))
  return pages.get(toPath(site.collections, typed, []))?.file ?? typed
}

/**
 * Builds the translation of a file: with the texts of the original to replace, as a draft if it can
 * be one, and with links to translated pages and the labels of the language. Or returns the reasons
 * why there can be none. Does not access the disk.
 */
export function buildTranslation(
  { original: path, language, labels, ...typed }: TranslationRequest,
  source: ContentSource,
): NewPage | Rejection {
  const [title, slug] = [typed.title, typed.slug].map((text) =>
    text === undefined ? undefined : toComparable(text),
  )
  const translated = contentIn(source, language)
  if ('refused' in translated) return translated
  const { first = source, site, schemas } = translated
  const originals = parseFiles(site.collections, first.files)
  const originalFile = originals.files.find((candidate) => candidate.path === path)
  if (!originalFile) return refuse(...noOriginal(path, site, originals))
  const { collection } = originalFile
  if (isShared(collection)) return refuse(`data/${path} is the same in all languages.`)
  const translations: Translations = new Map(
    translated.files.map((translation) => [
      translation.original?.path ?? translation.path,
      translation.path,
    ]),
  )
  const existing = translations.get(path)
  if (existing !== undefined) return refuse(`data/${language}/${existing} is its translation.`)
  if (hasPages(collection) && !title) return refuse('A page needs a title in its language.')
  const parent = parentFile(collection, path)
  if (parent !== undefined && !translations.has(parent))
    return refuse(`Translate data/${parent} first: data/${path} is a sub-page of its page.`)

  const translatedFiles = parseFiles(site.collections, translated.files)
  const settings = addressSettingsOf(translatedFiles.files)
  const isNamed = hasPages(collection) && !hasTitleAddress(collection)
  if (slug !== undefined && !hasPages(collection))
    return refuse(`No address comes from the name of data/${path}: leave out --slug.`)
  const name = (isNamed && (slug ?? slugOf(title ?? '', settings))) || fileName(path)
  if (isNamed && !isSlug(name, settings)) return refuse(`${slugProblem(name, language).problem}.`)
  const newPath = isFolderCollection(collection)
    ? folderIn(translations, folderOf(path), collection) + name + extensionOf(collection)
    : path
  const single = site.pages.find((page) => page.title[0] === path)
  const newAddress = { file: newPath, content: { title, slug } }
  const pageAddress = hasPages(collection) ? pagePath(site.collections, newAddress, settings) : ''
  const { resolve, target } = schemaResolver(schemas)
  const { properties = {}, required = [] } = resolve(target(collection.schema).node).node
  const canBeDraft = properties.draft !== undefined
  const hidden = unpublishedFiles(site.collections, translated.files, translated.now ?? new Date())
  const linked = translatedFiles.files.filter(
    (linkedFile) => canBeDraft || !hidden.has(linkedFile.path),
  )
  const linkedPages = buildPageIndex(site, { files: linked, broken: [] }).pages
  const originalPages = buildPageIndex(site, originals)
  const texts = translateLinksAndLabels(
    toObject(withoutInherited(originalFile.value, { schema: collection.schema, schemas })),
    originalPages,
    [...linkedPages.values(), { path: pageAddress, translationKey: path }],
    labels,
  )
  const { formerPaths: _paths, formerTitles: _titles, slug: _slug, ...rest } = texts
  const tags = ((isFolderCollection(collection) && collection.relatedBy) || []).filter((key) =>
    required.includes(key),
  )
  const content: Content = {
    ...rest,
    ...namedTags(rest, tags, originalPages),
    ...(canBeDraft && { draft: true }),
    ...(name !== fileName(path) && { translationOf: fileName(path) }),
    ...(title !== undefined && { [nameKeyOf(collection)]: title }),
    ...(slug !== undefined && hasTitleAddress(collection) && { slug }),
  }
  const whole = { path: newPath, content, pictures: [] }
  const [made = whole] = withoutDanglingLinks([whole], language, source)
  return { ...made, pagePath: single ? localizePath(single.path, settings) : pageAddress }
}

/** Lines about a file or page that the first language does not have. */
function noOriginal(named: string, site: SiteConfig, originals: ParsedFiles): string[] {
  if (isContentPath(named)) {
    const paths = originals.files.map(({ path }) => path)
    const [, ...hints] = missingFileNamed(named, paths)
    return [`The first language has no data/${named}.`, ...hints]
  }
  const address = toPath(site.collections, named, [])
  const hints = whichPageIsMeant(address, buildPageIndex(site, originals))
  return [`The first language has no page ${address}.`, ...hints]
}

/** The paths of translations by those of their originals. */
type Translations = ReadonlyMap<string, string>

/** The folder of the translations of the files in a folder: that of the page which it belongs to. */
function folderIn(
  translations: Translations,
  folder: string,
  collection: FolderCollection,
): string {
  if (folder === collection.folder) return folder
  const page = fileOfFolder(collection, folder)
  const above = folderIn(translations, folderOf(page), collection)
  return `${withoutExtension(translations.get(page) ?? above + fileName(page))}/`
}

/** Tags that a page must have, as plain names where their pages have no translation. */
const namedTags = (content: Content, keys: readonly string[], { pages }: PageIndex): Content =>
  Object.fromEntries(
    keys
      .filter((key) => content[key] !== undefined)
      .map((key) => [key, textsWithKey(content, key).map((tag) => pages.get(tag)?.title ?? tag)]),
  )

/** Content with the addresses of translated pages and the labels of their language. */
function translateLinksAndLabels(
  content: Content,
  from: PageIndex,
  to: readonly Pick<PageRecord, 'path' | 'translationKey'>[],
  labels: ReadonlyMap<string, string> = new Map(),
): Content {
  const byTranslationKey = new Map(to.map(({ path, translationKey }) => [translationKey, path]))
  const translatedPath = (path: string): string =>
    byTranslationKey.get(from.pages.get(path)?.translationKey ?? '') ?? path
  return mapTexts(content, (text, key) =>
    key === '$schema' ? text : replacePaths(labels.get(text) ?? text, translatedPath),
  )
}
