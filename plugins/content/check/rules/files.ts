import { posix } from 'node:path'
import { countOf } from '../../text/count-of'
import { fileIssue, type Issue, rootFileIssue } from '../../issue'
import type { ContentSource, SiteConfig } from '../../model'
import {
  extensionOf,
  folderOf,
  isContentPath,
  type Collection,
  collectionOf,
  collectionOfFolder,
  ownerOf,
  parentFile,
  requiredFiles,
  singleFiles,
  withoutExtension,
} from '../../collections'
import type { AddressSettings } from '../../site/address-settings'
import { isSlug, slugOf, slugProblem } from '../../site/slugs'
import { didYouMean } from '../suggest'

/** Checks that data/ contains the required files, and no others. */
export function checkFiles(source: ContentSource, settings: AddressSettings): Issue[] {
  const { site, files, pictures } = source
  const { collections } = site
  const existing = new Set(files.map((file) => file.path))
  const absent = requiredFiles(collections).filter((path) => !existing.has(path))
  return [
    ...absent.map((path) => {
      const hint = `"git restore data/${path}" brings it back`
      return fileIssue(path, 'missing-file', 'the site needs this file', hint)
    }),
    ...checkListedFolders(site),
    ...checkListFiles(site, existing),
    ...checkParents(site, new Set([...existing].map((path) => validPath(path, settings)))),
    ...[...existing].flatMap((path) =>
      collectionOf(collections, path)
        ? checkFileName(path, settings)
        : checkUnknownFile(site, path, existing),
    ),
    ...checkStrayPictures(
      site,
      [...pictures.keys()].filter(
        (path) => !ownerOf(collections, path, existing) && !source.first?.pictures.has(path),
      ),
    ),
  ]
}

/** Checks that the folder that a page lists has a collection, as the entries in the code say. */
const checkListedFolders = ({ collections, pages }: SiteConfig): Issue[] =>
  pages.flatMap(({ lists }) => {
    if (!lists || collectionOfFolder(collections, lists)) return []
    const message = `a page lists data/${lists}, whose files have no collection`
    const hint =
      'name the folder of a collection in the collection.ts of its feature, or add the collection'
    return [rootFileIssue('src/site.ts', 'unknown-file', message, hint)]
  })

/** Checks that the page that lists the pages of a folder exists, because they link to it. */
const checkListFiles = (
  { collections, pages }: SiteConfig,
  existing: ReadonlySet<string>,
): Issue[] =>
  pages.flatMap(({ title: [file], lists }) => {
    if (!lists || existing.has(file) || requiredFiles(collections).includes(file)) return []
    if (![...existing].some((path) => path.startsWith(lists))) return []
    const hint = `write it, or delete data/${lists}`
    return [fileIssue(file, 'missing-file', `data/${lists} has pages that this file lists`, hint)]
  })

function checkParents({ collections }: SiteConfig, existing: ReadonlySet<string>): Issue[] {
  const parents = new Map<string, number>()
  for (const path of existing) {
    const collection = collectionOf(collections, path)
    const parent = collection && parentFile(collection, path)
    if (parent !== undefined) parents.set(parent, (parents.get(parent) ?? 0) + 1)
  }
  return [...parents]
    .filter(([parent]) => !existing.has(parent))
    .map(([parent, count]) => {
      const message = `is missing, but data/${withoutExtension(parent)}/ has ${countOf(count, 'sub-page')}`
      return fileIssue(parent, 'missing-file', message, 'write it, or move what is in the folder')
    })
}

const slugLike = (part: string, settings: AddressSettings): string =>
  slugOf(part.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '), settings)

/** The path of a content file with valid names: its own if it has them. */
export const validPath = (path: string, settings: AddressSettings): string =>
  path.replace(/[^/]+?(?=\/|\.(?:json|md)$)/g, (part) =>
    isSlug(part, settings) ? part : slugLike(part, settings),
  )

function checkFileName(path: string, settings: AddressSettings): Issue[] {
  const wrong = withoutExtension(path)
    .split('/')
    .find((part) => !isSlug(part, settings))
  if (wrong === undefined) return []
  const fixed = slugLike(wrong, settings)
  const hint = fixed === wrong ? slugProblem(wrong).message : fixed && `name it "${fixed}"`
  const message = `"${wrong}" cannot be part of an address`
  const issue = fileIssue(path, 'file-name', message, hint || undefined)
  return [{ ...issue, cause: path.slice(0, path.indexOf(wrong)) + wrong }]
}

/** What to do with a file that is not one of the site's content. */
function remedyFor(path: string, collections: readonly Collection[]): string {
  const collection = collectionOfFolder(collections, folderOf(path))
  if (collection && isContentPath(path))
    return `the files in data/${folderOf(path)} end in "${extensionOf(collection)}"`
  if (path.endsWith('.json'))
    return 'a new collection needs an entry in the collection.ts of a feature; restart "npm run develop" after adding it'
  if (/\.hei[cf]$/i.test(path)) return 'browsers cannot show HEIC: export it as JPEG, and delete it'
  return 'only content files and pictures can be here: files to download are in static/'
}

const checkUnknownFile = (
  { collections, pages }: SiteConfig,
  path: string,
  existing: ReadonlySet<string>,
): Issue[] => {
  const missing = singleFiles(collections).filter((file) => !existing.has(file))
  const message = 'this is not a content file of the site'
  const folder = path.slice(0, path.indexOf('/') + 1)
  const lists = pages.flatMap(({ lists: listed }) => listed ?? [])
  const similar =
    didYouMean(path, missing) ?? (lists.includes(folder) ? undefined : didYouMean(folder, lists))
  const issue = fileIssue(path, 'unknown-file', message, similar ?? remedyFor(path, collections))
  return [{ ...issue, cause: `${folder || path} ${issue.hint}` }]
}

/**
 * The pictures in one folder are reported once. A warning if the file with its name can have been
 * deleted: they are shown nowhere then.
 */
const checkStrayPictures = ({ collections }: SiteConfig, paths: readonly string[]): Issue[] =>
  [...new Set(paths.map((path) => posix.dirname(path)))].map((folder) => {
    const [first = '', ...otherPaths] = paths.filter((path) => posix.dirname(path) === folder)
    const collection = folder.includes('/')
      ? collectionOfFolder(collections, folderOf(folder))
      : undefined
    const message =
      otherPaths.length > 0
        ? `this picture and ${otherPaths.length} more are not in the folder of a content file`
        : 'the picture is not in the folder of a content file'
    return collection
      ? {
          ...fileIssue(
            first,
            'unknown-file',
            message,
            `there is no data/${folder}${extensionOf(collection)}: delete the folder too`,
          ),
          isWarning: true,
        }
      : fileIssue(
          first,
          'unknown-file',
          message,
          'the folder has the name of the file that shows its pictures',
        )
  })
