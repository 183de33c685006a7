import { dataPath } from './files/data-path'

/** The content of a file: an object by its keys. */
export type Content = Readonly<Record<string, unknown>>

/** A value as content; without keys if it is undefined, because its file cannot be parsed. */
export const toObject = (value: unknown): Content => Object(value) as Content

interface CollectionBase {
  /** The name of its GraphQL type: "Article"; several single files can share one. */
  type: string
  /** The name of its JSON Schema: "article.schema.json". */
  schema: string
  /** Whether its icons are logos of brands; by default they are icons of the interface. */
  hasLogos?: true
}

/** A list in a single file with entries for the pages of a folder. */
export interface PageList {
  /** Where it is: "/articles". */
  at: string
  /** The folder with the files of the pages: "articles/". */
  folder: string
  /**
   * What an entry has besides a `title` and a `link`. Without it, a person decides which pages the
   * list has, and writes its entries.
   */
  entry?: Content
  /** The key of an entry's own list, with such entries for the sub-pages of its page. */
  subPages?: string
}

/** A single file of data/. */
export interface FileCollection extends CollectionBase {
  /** Its path under data/: "home.json". */
  file: string
  /** Whether every site needs the file; a page whose file is missing does not exist. */
  required?: true
  /** Whether Gatsby and webpack read it once, when they start. */
  isReadAtStart?: true
  /** Whether it is there once, for all languages of the site. */
  isShared?: true
  /**
   * The key of the list that names the sections of its page in their order; the content of each is
   * under its name.
   */
  sectionsKey?: string
  /** Whether it has menus: pages show only those of its links whose page exists. */
  isMenu?: true
  /**
   * Where it has an entry for each page that lists a folder, and by folder what an entry has
   * besides a `title` and a `link`.
   */
  overviews?: { at: string; entries: Readonly<Record<string, Content>> }
  /** Its other lists of pages. `npm run new` adds the new page to them, or says that it did not. */
  pageLists?: readonly PageList[]
}

/** A text of a content file, by the file's path in data/ and a JSON pointer. */
export type TextReference = readonly [file: string, pointer: string]

/** How a list takes several pages. */
export interface Pagination {
  /** The number of entries on each page. */
  size: number
  /** The label that names a later page, such as "Page {number}". */
  label: TextReference
}

/** A folder of data/ with any number of files of one collection. */
export interface FolderCollection extends CollectionBase {
  /** Its path under data/, with a slash at its end: "articles/". */
  folder: string
  /**
   * "markdown": its files, "<name>.md", have their facts in YAML at the beginning, and a text in
   * Markdown, which is the field "body". By default they are JSON.
   */
  format?: 'markdown'
  /**
   * Which folders it can contain: those with the sub-pages of its pages
   * ("articles/travel/rail.json" is a sub-page of "articles/travel.json"), or any; none by default.
   */
  subfolders?: 'sub-pages' | 'any'
  /** The key of the name of an entry; "title" by default. */
  nameKey?: string
  /**
   * The file in src/templates/ that renders the page of each of its files, without ".tsx"; collections
   * without a template have no pages.
   */
  template?: string | ((content: Content) => string)
  /**
   * What the last part of a page's address comes from: the file's name, which is the default, or its
   * "title", unless it has a "slug".
   */
  addressFrom?: 'title'
  /** Whether addresses leave out the folder: /privacy-policy/ for pages/privacy-policy.json. */
  isAtRoot?: true
  /**
   * Whether lists of links, such as menus, end with its pages that have the name of the list as
   * their "place".
   */
  hasPlaces?: true
  /**
   * The folder whose files name files of this collection in the list with this key: a page exists only
   * while one of them names its file.
   */
  namedBy?: { folder: string; key: string }
  /** How the list of those files, on the page of each, takes several pages; by default it takes one. */
  pagination?: Pagination
  /**
   * The ids of elements of a file's page to which content can link, besides the headings of Markdown:
   * "price" for "/services/web/#price".
   */
  anchors?: (content: Content) => readonly string[]
  /** Whether search engines may list the page of a file; true by default. */
  isIndexable?: (content: Content) => boolean
  /**
   * The keys of lists with what its pages can have in common: names, or addresses of other pages. A
   * template gets the ids of the pages that share the most, as `others`.
   */
  relatedBy?: readonly string[]
  /**
   * The order in which one of its pages leads to the next. A template gets the ids of those before
   * and after, as `previous` and `next`, which are "" at the ends.
   */
  sequence?: (a: Content, b: Content) => number
  /** Which files come after all others among the related ones, whatever they share. */
  isLast?: (content: Content) => boolean
}

/** What a file in data/ can be: its GraphQL type and the schema that it must satisfy. */
export type Collection = FileCollection | FolderCollection

export const isFolderCollection = (collection: Collection): collection is FolderCollection =>
  'folder' in collection

/** Where the files of collections are in a language, in words: "data/articles/ or data/news/". */
export const placeOfCollections = (
  collections: readonly Collection[],
  language: string | undefined,
): string =>
  collections
    .map((collection) =>
      isFolderCollection(collection)
        ? dataPath(collection.folder, language)
        : dataPath(collection.file, collection.isShared ? undefined : language),
    )
    .join(' or ')

/** Whether pages leave out the links of a file whose page does not exist. */
export const isMenu = (collection: Collection): boolean =>
  !isFolderCollection(collection) && collection.isMenu === true

/** Whether a file of this collection is there once, for all languages. */
export const isShared = (collection: Collection): boolean =>
  !isFolderCollection(collection) && collection.isShared === true

/** The folder of a file with a slash at its end; "" for a file directly in data/. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** The name of a file without its folder and its ending: "rail" for "articles/rail.json". */
export const fileName = (path: string): string =>
  path.slice(folderOf(path).length).replace(/\.[^.]+$/, '')

/** How many folders a path has below the folder of a collection. */
const depthIn = ({ folder }: FolderCollection, path: string): number =>
  path.slice(folder.length).split('/').length - 1

/** Whether a folder, with a slash at its end, can have files of a collection. */
function canBeIn(folder: string, collection: FolderCollection): boolean {
  const deepest = { none: 0, 'sub-pages': 1, any: Infinity }[collection.subfolders ?? 'none']
  return folder.startsWith(collection.folder) && depthIn(collection, folder) <= deepest
}

/** Whether a file has the extension of content: that of JSON or Markdown. */
export const isContentPath = (path: string): boolean => /\.(?:json|md)$/.test(path)

/** A path without the extension of a content file. */
export const withoutExtension = (path: string): string => path.replace(/\.(?:json|md)$/, '')

/** The extension of the files of a collection. */
export const extensionOf = (collection: Collection): '.json' | '.md' =>
  isFolderCollection(collection) && collection.format === 'markdown' ? '.md' : '.json'

const holds = (collection: Collection, path: string): boolean =>
  isFolderCollection(collection)
    ? canBeIn(folderOf(path), collection) &&
      path.endsWith(extensionOf(collection)) &&
      !/\/\.\w+$/.test(path)
    : collection.file === path

/**
 * The collection of the file at this path under data/, or undefined if a content file cannot be there.
 */
export const collectionOf = (
  collections: readonly Collection[],
  path: string,
): Collection | undefined => collections.find((collection) => holds(collection, path))

/** The collection of the files directly in a folder; undefined if no content files can be there. */
export const collectionOfFolder = (
  collections: readonly Collection[],
  folder: string,
): FolderCollection | undefined =>
  collections.filter(isFolderCollection).find((collection) => canBeIn(folder, collection))

/** Every GraphQL type once. */
export const collectionsByType = (collections: readonly Collection[]): Collection[] => [
  ...new Map(collections.map((collection) => [collection.type, collection])).values(),
]

/** A collection whose files have pages. */
export type CollectionWithPages = FolderCollection & Required<Pick<FolderCollection, 'template'>>

/** Whether files of a collection have pages. */
export const hasPages = (collection: Collection): collection is CollectionWithPages =>
  isFolderCollection(collection) && collection.template !== undefined

/** Whether the pages of a collection have their addresses from their titles. */
export const hasTitleAddress = (collection: Collection): collection is FolderCollection =>
  isFolderCollection(collection) && collection.addressFrom === 'title'

/** The template that renders the page of a file. */
export const templateOf = ({ template }: CollectionWithPages, content: Content): string =>
  typeof template === 'function' ? template(content) : template

/** The key of the name of a file's content. */
export const nameKeyOf = (collection: Collection): string =>
  (isFolderCollection(collection) ? collection.nameKey : undefined) ?? 'title'

/** The file with the name of a folder: "articles/travel.json" for "articles/travel/". */
export const fileOfFolder = (collection: FolderCollection, folder: string): string =>
  folder.replace(/\/$/, extensionOf(collection))

/** The file of the page that a file is a sub-page of: "articles/travel.json"; undefined if none. */
export function parentFile(collection: Collection, path: string): string | undefined {
  return isFolderCollection(collection) &&
    collection.subfolders === 'sub-pages' &&
    depthIn(collection, path) === 1
    ? fileOfFolder(collection, folderOf(path))
    : undefined
}

/** The single files that a site can have, and those that it must have. */
export const singleFiles = (collections: readonly Collection[]): string[] =>
  collections.flatMap((collection) => (isFolderCollection(collection) ? [] : collection.file))
export const requiredFiles = (collections: readonly Collection[]): string[] =>
  collections.flatMap((collection) =>
    !isFolderCollection(collection) && collection.required ? collection.file : [],
  )

/** The files that Gatsby reads once. */
export const filesReadAtStart = (collections: readonly Collection[]): string[] =>
  collections.flatMap((collection) =>
    !isFolderCollection(collection) && collection.isReadAtStart ? collection.file : [],
  )

/**
 * The content file that a picture belongs to: the nearest one that is named like one of its
 * folders. Of the folder of a list, only the pictures directly in it are those of the list's file:
 * the others belong to the pages that it lists.
 */
export function ownerOf(
  collections: readonly Collection[],
  picture: string,
  files: ReadonlySet<string>,
): string | undefined {
  const folders = picture.split('/').slice(0, -1)
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/'))
    .filter(
      (folder, index) =>
        index === 0 || folder.includes('/') || !collectionOfFolder(collections, `${folder}/`),
    )
    .flatMap((folder) => [`${folder}.json`, `${folder}.md`])
    .find((path) => files.has(path))
}
