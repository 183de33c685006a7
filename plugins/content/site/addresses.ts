import {
  type Content,
  extensionOf,
  type FolderCollection,
  folderOf,
  hasTitleAddress,
  isFolderCollection,
  type Collection,
  collectionOf,
  collectionOfFolder,
  withoutExtension,
} from '../collections'
import { languageBase, type AddressSettings } from './address-settings'
import { slugOf } from './slugs'

/** How addresses are made; each ends with a slash. */

/** A path in ASCII, as browsers send it; encoded characters stay unchanged. */
export const encodePath = (path: string): string => path.replace(/[^\x21-\x7e]+/g, encodeURI)

/**
 * A path as a complete URL.
 * @param site the site's own address, with or without a slash at the end
 */
export const absoluteUrl = (site: string, path: string): string =>
  site.replace(/\/$/, '') + encodePath(path)

export const homePath = '/'

/** The shipped address of the page for unknown addresses; Gatsby also writes it as /404.html. */
export const notFoundPath = '/404/'

/** The content editor, which is not a page of the site. */
export const editorPath = '/admin/'

/** Whether an address is in another language than the first one. */
export const isInLanguage = (path: string, language: string): boolean =>
  path.startsWith(`${languageBase(language)}/`)

/** The segments of a site's addresses that are not the shipped ones, and their beginning. */
export type Segments = Pick<AddressSettings, 'base' | 'paths'>

/** A shipped address in the site's own segments: "/articulos/" for "/articles/". */
export const localizePath = (path: string, { base = '', paths = {} }: Segments): string =>
  base +
  path
    .split('/')
    .map((segment) => paths[segment] ?? segment)
    .join('/')

/** Named addresses in the site's own segments. */
export const localizePaths = <Paths extends Readonly<Record<string, string>>>(
  paths: Paths,
  settings: Segments,
): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([page, path]) => [page, localizePath(path, settings)]),
  ) as Paths

/** The address under which the files of a collection have theirs: "/articulos/" for "articles/". */
export const folderPath = ({ folder, isAtRoot }: FolderCollection, settings: Segments): string =>
  localizePath(isAtRoot ? homePath : `/${folder}`, settings)

/**
 * The address that a file's name gives its page: /articles/rail/ for
 * data/articles/rail.json, and /privacy-policy/ for data/pages/privacy-policy.json.
 * @param file path under data/, with forward slashes
 */
export function contentPath(
  collections: readonly Collection[],
  file: string,
  settings: Segments,
): string {
  const name = withoutExtension(file)
  const collection = collectionOfFolder(collections, folderOf(file))
  if (collection)
    return `${folderPath(collection, settings)}${name.slice(collection.folder.length)}/`
  const [first = '', ...rest] = name.split('/')
  return `${[localizePath(`/${first}`, settings), ...rest].join('/')}/`
}

/**
 * The file whose page has an address, if the page has it from the file's name:
 * articles/rail.json for /articles/rail/.
 */
export function contentFile(
  collections: readonly Collection[],
  address: string,
  settings: Segments,
): string {
  const { base = '', paths = {} } = settings
  const path = address.slice(base.length)
  const [first = '', ...rest] = path.slice(1, -1).split('/')
  const [folder = first] = Object.entries(paths).find(([, segment]) => segment === first) ?? []
  const [inFolder] = collections
    .filter(isFolderCollection)
    .map((folderCollection) => ({
      from: folderCollection.isAtRoot ? '' : folderPath(folderCollection, settings),
      to: folderCollection.folder,
    }))
    .filter(({ from }) => from !== '' && from !== address && address.startsWith(from))
    // The folder of tags is in that of articles.
    .sort((one, other) => other.from.length - one.from.length)
  const name = inFolder
    ? inFolder.to + address.slice(inFolder.from.length, -1)
    : [folder, ...rest].join('/')
  const collection = collectionOfFolder(collections, folderOf(name))
  const root = collections.filter(isFolderCollection).find(({ isAtRoot }) => isAtRoot)
  if (collection || !root) return name + (collection ? extensionOf(collection) : '.json')
  const single = `${name}.json`
  return collectionOf(collections, single)
    ? single
    : root.folder + path.slice(1, -1) + extensionOf(root)
}

/** The address of a page whose last part is this one. */
export const pathOfSlug = (
  collection: FolderCollection,
  slug: string,
  settings: Segments,
): string => `${folderPath(collection, settings)}${slug}/`

/** The address that a title gives a page of a collection with addresses from titles. */
export const pathOfTitle = (
  collection: FolderCollection,
  title: string,
  settings: AddressSettings,
): string => pathOfSlug(collection, slugOf(title, settings), settings)

/** The last part of the address of a page that has it from its title or slug; "" if it has none. */
export function slugIn({ slug, title }: Content, settings: AddressSettings): string {
  if (typeof slug === 'string') return slug
  return typeof title === 'string' ? slugOf(title, settings) : ''
}

/**
 * The address of a file's page, if its collection has pages. A title or slug that gives none leaves the
 * one of the file's name.
 */
export function pagePath(
  collections: readonly Collection[],
  { file, content }: { file: string; content: Content },
  settings: AddressSettings,
): string {
  const collection = collectionOf(collections, file)
  const slug = collection && hasTitleAddress(collection) ? slugIn(content, settings) : ''
  return collection && hasTitleAddress(collection) && slug
    ? pathOfSlug(collection, slug, settings)
    : contentPath(collections, file, settings)
}

/** The shipped address, under a list, of its later pages. */
export const shippedPageSegment = '/page/'

/** The address under which a list has its later pages: "/articles/page/". */
export const laterPagesPath = (list: string, segment = shippedPageSegment): string =>
  list.slice(0, -1) + segment

/**
 * A page of a list; page 1 is the list's own address.
 * @param segment of later pages, in the language of the address
 */
export const listPath = (list: string, page: number, segment = shippedPageSegment): string =>
  page === 1 ? list : `${laterPagesPath(list, segment)}${page}/`

/** The path in a link, without its query and hash. */
export const withoutQuery = (link: string): string => link.replace(/[?#].*/s, '')

/** The path one level up: /articles/travel/ for one of its sub-pages; "/" at the top level. */
export const parentPath = (path: string): string => path.replace(/[^/]+\/$/, '')
