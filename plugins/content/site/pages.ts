import { originalPath } from '../files/languages'
import { valueAt } from '../files/parsed-file'
import type { NotFoundPage, SinglePage, PageRecord, SiteConfig } from '../model'
import {
  contentPath,
  homePath,
  listPath,
  localizePath,
  pagePath,
  parentPath,
  pathOfTitle,
  shippedPageSegment,
  slugIn,
} from './addresses'
import {
  type CollectionWithPages,
  toObject,
  fileName,
  type FolderCollection,
  folderOf,
  hasPages,
  hasTitleAddress,
  isFolderCollection,
  type Pagination,
  type TextReference,
  type Collection,
  nameKeyOf,
  parentFile,
  templateOf,
} from '../collections'
import { memoize, memoizeByText } from '../memoize'
import { fillText } from '../text/fill-text'
import { addressSettings, type AddressSettings } from './address-settings'
import { slugOf } from './slugs'

/** A content file, as far as its page depends on it. */
export interface PageFile {
  /** Path under data/, below the folder of its language. */
  path: string
  /** The language, if it is not the first one of the site. */
  language?: string | undefined
  collection: Collection
  /** Its content; undefined if it cannot be parsed. */
  value?: unknown
  /** Its text, in which letters are spelled as they were typed. */
  text?: string
  /** Of a file that cannot be parsed, the title that its text contains. */
  title?: string | undefined
}

/** The text at a JSON pointer; a list of texts is joined with spaces; "" if there is none. */
export function lineAt(content: unknown, pointer: string): string {
  const value = valueAt({ value: content }, pointer)
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}

/** The texts of a list in the content; empty if the field is missing. */
export function textsWithKey(content: unknown, key: string): string[] {
  const value = toObject(content)[key]
  return Array.isArray(value) ? value.map(String) : []
}

/**
 * The settings for addresses of files in one language, in its site.json; the defaults if that cannot
 * be parsed.
 */
export const addressSettingsOf = (files: readonly PageFile[]): AddressSettings => {
  const language = files.find((file) => file.language !== undefined)?.language
  const settings = files.find(({ path }) => path === 'site.json')
  return settings && settings.language === language
    ? settingsIn(settings)
    : addressSettings(settings?.value, language)
}

/** The same object until the file changes, so that the addresses by it need not be made again. */
const settingsIn = memoize(({ value, language }: PageFile): AddressSettings =>
  addressSettings(value, language),
)

/** The format of numbers and dates of files in one language, in its site.json. */
export const localeOf = (files: readonly PageFile[]): string =>
  lineAt(files.find(({ path }) => path === 'site.json')?.value, '/locale')

/** Writes numbers as a locale does; as in code if there is no such locale, which the check reports. */
const numberWriter = memoizeByText((locale): ((number: number) => string) => {
  try {
    const numbers = new Intl.NumberFormat(locale)
    return (number) => numbers.format(number)
  } catch {
    return String
  }
})

/** Whether a site has a page: its file exists and does not turn it off, and its list is not empty. */
function isPresent(
  { title: [name], lists, isOff }: SinglePage,
  files: readonly PageFile[],
): boolean {
  const file = files.find(({ path }) => path === name)
  if (!file || isOff?.(file.value)) return false
  return lists === undefined || files.some(({ path }) => folderOf(path) === lists)
}

/** The addresses of single pages that the site does not have with these files. */
export function absentPages(site: SiteConfig, files: readonly PageFile[]): Set<string> {
  const settings = addressSettingsOf(files)
  const absent = site.pages.filter((page) => !isPresent(page, files))
  const paths = absent.flatMap(({ path, notFound }) => (notFound ? [path, notFound.path] : [path]))
  return new Set(paths.map((path) => localizePath(path, settings)))
}

/** The pages of the site for unknown addresses, with their own addresses. */
export const listNotFoundPages = (site: SiteConfig, files: readonly PageFile[]): NotFoundPage[] => {
  const settings = addressSettingsOf(files)
  const lists = site.pages.filter((page) => isPresent(page, files))
  return [site.notFound, ...lists.flatMap(({ notFound = [] }) => notFound)].map((page) => ({
    ...page,
    path: localizePath(page.path, settings),
  }))
}

/** The addresses of the site that no page links to, whether it has them or not. */
export function unlinkedPages(site: SiteConfig, files: readonly PageFile[]): Set<string> {
  const settings = addressSettingsOf(files)
  const paths = site.pages.flatMap(({ path, notFound, listed = true }) => [
    ...(listed ? [] : [path]),
    ...(notFound ? [notFound.path] : []),
  ])
  return new Set(paths.map((path) => localizePath(path, settings)))
}

/**
 * Lists all pages of the site: single pages, those of content files, and the later pages of lists.
 * @param files the content files: in a build, those that are published
 */
export function listPages(site: SiteConfig, files: readonly PageFile[]): PageRecord[] {
  const settings = addressSettingsOf(files)
  const single = singlePages(site, files, settings)
  const made = contentPages(site, files, settings)
  const titles = new Map([
    ...made.map(({ path, title }) => [path, title] as const),
    // The name of a page whose heading is a sentence.
    ...single.map(({ path, title, label }) => [path, label || title] as const),
  ])
  const home = localizePath(homePath, settings)
  const labelOf = ({ path, parent }: PageRecord): string =>
    [parent === undefined ? home : parentPath(parent), parentPath(path)]
      // The home page is above all others and has no pages above it.
      .map((above) => above !== home && titles.get(above))
      .filter(Boolean)
      .join(' / ')
  const withLater = (page: PageRecord): PageRecord[] => [page, ...laterPages(page, files, settings)]
  return [...single, ...made.map((page) => ({ ...page, label: labelOf(page) }))].flatMap(withLater)
}

function singlePages(
  site: SiteConfig,
  files: readonly PageFile[],
  settings: AddressSettings,
): PageRecord[] {
  const fileAt = new Map(files.map((file) => [file.path, file]))
  const textOf = (reference: TextReference | undefined): string =>
    reference ? lineAt(fileAt.get(reference[0])?.value, reference[1]) : ''
  return site.pages.flatMap((single) => {
    const file = fileAt.get(single.title[0])
    if (!file || !isPresent(single, files)) return []
    return {
      path: localizePath(single.path, settings),
      language: settings.language,
      defaultPath: localizePath(single.path, { ...settings, paths: {} }),
      translationKey: single.path,
      formerPaths: [],
      file: file.path,
      collection: file.collection,
      content: file.value,
      title: textOf(single.title),
      label: textOf(single.label),
      description: textOf(single.description),
      isIndexable: single.listed ?? true,
      single,
      template: single.template,
      ...(single.pagination && { number: 1 }),
    }
  })
}

/** How the list on a page takes several pages; undefined if it takes one, or there is none. */
export function paginationOf({
  single,
  collection,
}: Pick<PageRecord, 'single' | 'collection'>): Pagination | undefined {
  if (single) return single.pagination
  return isFolderCollection(collection) ? collection.pagination : undefined
}

/** The files that a page lists. */
function listedFiles(
  { single, collection, file, translationKey }: PageRecord,
  files: readonly PageFile[],
): readonly PageFile[] {
  if (single) return files.filter(({ path }) => folderOf(path) === single.lists)
  return isFolderCollection(collection)
    ? filesNaming([fileName(file), fileName(translationKey)], collection, files)
    : []
}

/** The pages of the list on a page, after the first one. */
function laterPages(
  page: PageRecord,
  files: readonly PageFile[],
  settings: AddressSettings,
): PageRecord[] {
  const pagination = paginationOf(page)
  if (!pagination) return []
  const [file, pointer] = pagination.label
  const label = lineAt(files.find(({ path }) => path === file)?.value, pointer)
  const writeNumber = numberWriter(localeOf(files))
  const home = localizePath(homePath, settings)
  const segment = localizePath(shippedPageSegment, settings).slice(home.length - 1)
  const count = Math.ceil(listedFiles(page, files).length / pagination.size)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    const number = index + 2
    return {
      ...page,
      path: listPath(page.path, number, segment),
      defaultPath: listPath(page.defaultPath, number),
      translationKey: `${page.translationKey}#${number}`,
      formerPaths: page.formerPaths.map((former) => listPath(former, number, segment)),
      label: fillText(label, { number: writeNumber(number) }),
      number,
    }
  })
}

/** The files that name one of a collection, by one of its names. */
const filesNaming = (
  names: readonly string[],
  { namedBy }: FolderCollection,
  files: readonly PageFile[],
): readonly PageFile[] =>
  files.filter(
    ({ path, value }) =>
      namedBy &&
      folderOf(path) === namedBy.folder &&
      textsWithKey(value, namedBy.key).some((name) => names.includes(name)),
  )

/** The pages of content files, without labels. */
function contentPages(
  { collections }: SiteConfig,
  files: readonly PageFile[],
  settings: AddressSettings,
): PageRecord[] {
  const contents = new Map(files.map(({ path, value }) => [path, value]))
  return files.flatMap((file): PageRecord[] => {
    const { path, collection } = file
    const translationKey = originalPath(path, collections, (name) => contents.get(name))
    const names = [fileName(path), fileName(translationKey)]
    if (!hasPages(collection)) return []
    if (collection.namedBy && filesNaming(names, collection, files).length === 0) return []
    return [{ ...ownPage(file, collection, settings, collections), translationKey, label: '' }]
  })
}

/** The page of a file, as far as no other file decides it. */
const ownPage = memoize(
  (
    file: PageFile,
    collection: CollectionWithPages,
    settings: AddressSettings,
    collections: SiteConfig['collections'],
  ): Omit<PageRecord, 'translationKey' | 'label'> => {
    const { path: name, value } = file
    const content = toObject(value ?? { title: file.title })
    const source = { file: name, content }
    const path = pagePath(collections, source, settings)
    const parent = parentFile(collection, name)
    const isFromTitle = value !== undefined && slugIn(content, settings) !== ''
    return {
      path,
      language: settings.language,
      defaultPath: pagePath(collections, source, { ...settings, paths: {} }),
      formerPaths: formerPathsOf(file, settings).filter((former) => former !== path),
      file: name,
      collection,
      content: value,
      title: lineAt(content, `/${nameKeyOf(collection)}`),
      description: lineAt(content, '/seo/description') || lineAt(content, '/description'),
      isIndexable: collection.isIndexable?.(content) ?? true,
      template: templateOf(collection, content),
      ...(parent !== undefined && { parent: contentPath(collections, parent, settings) }),
      ...(hasTitleAddress(collection) &&
        !isFromTitle && { pathByFileName: contentPath(collections, name, settings) }),
    }
  },
)

/** Also the address of the present title, if a slug gives the page another one. */
function formerPathsOf({ collection, value }: PageFile, settings: AddressSettings): string[] {
  const named = textsWithKey(value, 'formerPaths')
  if (!hasTitleAddress(collection)) return named
  const fromTitles = [lineAt(value, '/title'), ...textsWithKey(value, 'formerTitles')]
    .filter((title) => slugOf(title, settings))
    .map((title) => pathOfTitle(collection, title, settings))
  return [...fromTitles, ...named]
}
