import { posix } from 'node:path'
import {
  type Collection,
  collectionOf,
  collectionOfFolder,
  extensionOf,
  folderOf,
  isContentPath,
  isShared,
  ownerOf,
  singleFiles,
} from '../../collections'
import { dataPath } from '../../files/data-path'
import { canonicalTag } from '../../files/languages'
import { issueAt } from '../../files/parsed-file'
import { fileIssue, type Issue, rootFileIssue } from '../../issue'
import type { ContentSource, SiteConfig } from '../../model'
import type { Rule } from '../rule'
import { notAFile } from '../special-files'
import { validPicturePath } from '../text-problems'
import { didYouMean } from '../../text/suggest'

const id = 'unknown-file'

export const unknownFile: Rule = {
  id,
  requirement: 'The folder data/ contains only content files and their pictures.',

  checkTranslations: ({ ownFiles }) =>
    ownFiles
      .filter(({ collection, language }) => language !== undefined && isShared(collection))
      .map((file) => {
        const remedy = 'delete it: the one of the first language applies'
        return issueAt(file, '', id, 'is the same in all languages', remedy)
      }),

  checkContent: ({ source }) => {
    const existing = new Set(source.files.map(({ path }) => path))
    return [
      ...[...existing]
        .filter((path) => !collectionOf(source.site.collections, path))
        .map((path) => unknownFileIssue(path, existing, source)),
      ...checkStrayPictures(existing, source),
    ]
  },

  checkSite: ({ source }) => [
    ...checkListedFolders(source.site),
    ...(source.specialFiles ?? [])
      .filter((path) => path.startsWith('data/'))
      .map((path) => rootFileIssue(path, id, ...notAFile)),
  ],
}

/** Checks that the folder that a page lists has a collection, as the entries in the code say. */
const checkListedFolders = ({ collections, pages }: SiteConfig): Issue[] =>
  pages.flatMap(({ lists }) => {
    if (!lists || collectionOfFolder(collections, lists)) return []
    const problem = `a page lists data/${lists}, whose files have no collection`
    const remedy =
      'name the folder of a collection in the collection.ts of its feature, or add the collection'
    return [rootFileIssue('src/site.ts', id, problem, remedy)]
  })

function unknownFileIssue(
  path: string,
  existing: ReadonlySet<string>,
  { site: { collections, pages }, language }: ContentSource,
): Issue {
  const missing = singleFiles(collections).filter((file) => !existing.has(file))
  const folder = path.slice(0, path.indexOf('/') + 1)
  const lists = pages.flatMap(({ lists: listed }) => listed ?? [])
  const proper = canonicalTag(folder.slice(0, -1))
  const isTranslation =
    proper !== undefined && collectionOf(collections, path.slice(folder.length)) !== undefined
  const remedy =
    (isTranslation ? `name the folder data/${proper}/` : undefined) ??
    didYouMean(path, missing) ??
    (lists.includes(folder) ? undefined : didYouMean(folder, lists)) ??
    remedyFor(path, collections, language)
  const problem = 'this is not a content file of the site'
  const issue = fileIssue({ path, language }, id, problem, remedy)
  return { ...issue, cause: `${folder || path} ${remedy}` }
}

/** What to do with a file that is not one of the site's content. */
function remedyFor(
  path: string,
  collections: readonly Collection[],
  language: string | undefined,
): string {
  const folder = folderOf(path)
  const collection = collectionOfFolder(collections, folder)
  if (collection && isContentPath(path))
    return `the files in ${dataPath(folder, language)} end in "${extensionOf(collection)}"`
  if (path.endsWith('.json'))
    return 'a new collection needs an entry in the collection.ts of a feature; restart "npm run develop" after adding it'
  if (/\.hei[cf]$/i.test(path)) return 'browsers cannot show HEIC: export it as JPEG, and delete it'
  return 'only content files and pictures can be here: files to download are in static/'
}

/**
 * The pictures in one folder are reported once. A warning if the file with its name can have been
 * deleted: they are shown nowhere then.
 */
function checkStrayPictures(
  existing: ReadonlySet<string>,
  { site: { collections }, pictures, first, language }: ContentSource,
): Issue[] {
  const hasOwner = (path: string): boolean =>
    Boolean(ownerOf(collections, path, existing)) || first?.pictures.has(path) === true
  const paths = [...pictures.keys()].filter((path) => {
    const valid = validPicturePath(path)
    // The one that a file names in another spelling is reported with the file.
    return !hasOwner(path) && (pictures.has(valid) || !hasOwner(valid))
  })
  return [...new Set(paths.map((path) => posix.dirname(path)))].map((folder) => {
    const [path = '', ...otherPaths] = paths.filter((other) => posix.dirname(other) === folder)
    const problem =
      otherPaths.length > 0
        ? `this picture and ${otherPaths.length} more are not in the folder of a content file`
        : 'the picture is not in the folder of a content file'
    const collection = folder.includes('/')
      ? collectionOfFolder(collections, folderOf(folder))
      : undefined
    const issue = fileIssue({ path, language }, id, problem)
    if (!collection)
      return { ...issue, remedy: 'the folder has the name of the file that shows its pictures' }
    const file = dataPath(`${folder}${extensionOf(collection)}`, language)
    return { ...issue, remedy: `there is no ${file}: delete the folder too`, isWarning: true }
  })
}
