import { findDuplicates } from '../../find-duplicates'
import type { Issue } from '../../../issue'
import { issueAt, type ParsedFile, textsAt } from '../../../files/parsed-file'
import type { SiteConfig } from '../../../model'
import { contentPath, folderPath, laterPagesPath, localizePath } from '../../../site/addresses'
import {
  folderOf,
  hasPages,
  hasTitleAddress,
  isFolderCollection,
  collectionOfFolder,
} from '../../../collections'
import type { PageIndex } from '../../../site/page-index'
import type { AddressSettings } from '../../../site/address-settings'
import { isSlug, slugProblem } from '../../../site/slugs'
import { didYouMean } from '../../suggest'

/**
 * Checks that former addresses can redirect: none is the address of a page, and none belongs to two
 * pages.
 */
export function checkFormerPaths(files: ParsedFile[], { pages }: PageIndex): Issue[] {
  const former = files.flatMap((file) =>
    // In data/site.json it is the beginning of addresses.
    ['/formerPaths/*', '/formerPaths/*/from']
      .flatMap((where) => textsAt(file, where))
      .map(({ pointer, text: path }) => ({ file, pointer, path })),
  )
  const hint = 'delete this entry'
  return [
    ...former
      .filter(({ path }) => pages.has(path))
      .map(({ file, pointer, path }) =>
        issueAt(file, pointer, 'address', `${path} is the address of a page`, hint),
      ),
    ...findDuplicates(former, ({ path }) => path)
      .filter(({ item, first }) => item.file !== first.file)
      .map(({ item: { file, pointer, path }, first }) => {
        const message = `${path} redirects to the page of data/${first.file.path}`
        return issueAt(file, pointer, 'address', message, hint)
      }),
  ]
}

/** The folders of the built site that no page can have: those of every build, and the site's. */
const takenFolders = ({ reservedFolders }: SiteConfig): Set<string> =>
  new Set(['static', 'page-data', '404', ...reservedFolders])

const isAtRoot = ({ collection }: ParsedFile): boolean =>
  isFolderCollection(collection) && collection.isAtRoot === true

const hasFolderInPath = (file: ParsedFile): boolean => hasPages(file.collection) && !isAtRoot(file)

/** Checks that the site's own segments of addresses can be used, and that no two are the same. */
export function checkSegments(
  site: SiteConfig,
  files: ParsedFile[],
  settings: AddressSettings,
): Issue[] {
  const folders = takenFolders(site)
  const settingsFile = files.find(({ collection }) => collection.type === 'SiteSettings')
  const { paths = {} } = settings
  const shipped = site.pages
    .flatMap(({ path, notFound, pagination }) => [
      path,
      notFound?.path ?? '',
      pagination ? laterPagesPath(path) : '',
    ])
    .flatMap((path) => path.split('/').filter(Boolean))
  const ownFolders = site.collections
    .filter((collection) => hasPages(collection) && !collection.isAtRoot)
    .flatMap((collection) =>
      isFolderCollection(collection) ? collection.folder.split('/').filter(Boolean) : [],
    )
  // A shipped segment stays reserved for its own pages.
  const all = [...new Set([...shipped, ...ownFolders])]
  const another = 'choose another one'
  const problemOf = (
    name: string,
    segment: string,
  ): [message: string, hint: string] | undefined => {
    if (!all.includes(name))
      return [`no address has the segment "${name}"`, didYouMean(name, all) ?? 'delete it']
    if (!isSlug(segment, settings)) {
      const { message, hint } = slugProblem(segment)
      return [message, hint]
    }
    if (folders.has(segment)) return [`/${segment}/ is a folder that the build writes`, another]
    const other = all.find(
      (otherName) => otherName !== name && [otherName, paths[otherName]].includes(segment),
    )
    return other ? [`"${segment}" is the segment for "${other}" too`, another] : undefined
  }
  return Object.entries(paths).flatMap(([name, segment = '']) => {
    const problem = problemOf(name, segment)
    return settingsFile && problem
      ? [issueAt(settingsFile, `/paths/${name}`, 'address', ...problem)]
      : []
  })
}

/** Checks that no page whose address has no folder takes the address of another page. */
export function checkReservedPaths(
  site: SiteConfig,
  files: ParsedFile[],
  settings: AddressSettings,
): Issue[] {
  const { collections, pages } = site
  const folders = takenFolders(site)
  const pagesByPath = new Map(
    files
      .filter(hasFolderInPath)
      .map(({ path }) => [contentPath(collections, path, settings), path]),
  )
  const singlePaths = new Set(pages.map(({ path }) => localizePath(path, settings)))
  // Under these, addresses come from titles.
  const titled = collections
    .filter(hasTitleAddress)
    .map((collection) => folderPath(collection, settings).slice(1, -1))
  return files.filter(isAtRoot).flatMap((file) => {
    const path = contentPath(collections, file.path, settings)
    const other = pagesByPath.get(path)
    const [, folder = ''] = path.split('/')
    const reason = other
      ? `is an address of data/${other}`
      : singlePaths.has(path)
        ? 'is an address of the site itself'
        : (folders.has(folder) || titled.includes(folder)) &&
          `is in a folder that the build writes, /${folder}/`
    const hint = 'give the file another name'
    return reason ? [issueAt(file, '', 'address', `${path} ${reason}`, hint)] : []
  })
}

/** Reports lists whose entries have addresses elsewhere, so that visitors do not see where they are. */
export function checkListPaths(
  { collections, pages }: SiteConfig,
  files: ParsedFile[],
  settings: AddressSettings,
): Issue[] {
  return pages.flatMap(({ path, title, lists = '' }) => {
    const collection = collectionOfFolder(collections, lists)
    const file = files.find((candidate) => candidate.path === title[0])
    const isEmpty = files.every((candidate) => folderOf(candidate.path) !== lists)
    if (!file || !collection || isEmpty || !hasPages(collection) || collection.isAtRoot) return []
    const list = localizePath(path, settings)
    const entries = folderPath(collection, settings)
    if (entries.startsWith(list)) return []
    const shipped = `/${collection.folder}`
    const [names, segments] = [shipped, list].map((path) => path.split('/').filter(Boolean))
    const entry = names?.length === 1 && segments?.length === 1 && `"${names[0]}": "${segments[0]}"`
    const hint =
      `write "${shipped}" as its address in the collection.ts of its feature; ` +
      `"paths" in data/site.json changes both${entry ? `: ${entry}` : ''}`
    const message = `the list is at ${list}, but its entries are under ${entries}`
    return [issueAt(file, '', 'list-address', message, hint)]
  })
}
