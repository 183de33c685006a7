import { hasPages, hasTitleAddress, isFolderCollection } from '../../collections'
import { issueAt, type ParsedFile } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { contentPath, folderPath, localizePath } from '../../site/addresses'
import type { LanguageContent } from '../language-content'
import { takenFolders } from './taken-folders'

const isAtRoot = ({ collection }: ParsedFile): boolean =>
  isFolderCollection(collection) && collection.isAtRoot === true

const hasFolderInPath = (file: ParsedFile): boolean => hasPages(file.collection) && !isAtRoot(file)

/** Checks that no page whose address has no folder takes the address of another page. */
export function checkReservedPaths({ source, ownFiles, settings }: LanguageContent): Issue[] {
  const { collections, pages } = source.site
  const folders = takenFolders(source.site)
  const filesByPath = new Map(
    ownFiles
      .filter(hasFolderInPath)
      .map((file) => [contentPath(collections, file.path, settings), file]),
  )
  const singlePaths = new Set(pages.map(({ path }) => localizePath(path, settings)))
  // Under these, addresses come from titles.
  const titled = collections
    .filter(hasTitleAddress)
    .map((collection) => folderPath(collection, settings).slice(1, -1))
  return ownFiles.filter(isAtRoot).flatMap((file) => {
    const page = contentPath(collections, file.path, settings)
    const other = filesByPath.get(page)
    const [, folder = ''] = page.split('/')
    const reason = other
      ? `is an address of ${other.fullPath}`
      : singlePaths.has(page)
        ? 'is an address of the site itself'
        : (folders.has(folder) || titled.includes(folder)) &&
          `is in a folder that the build writes, /${folder}/`
    const remedy = 'give the file another name'
    return reason ? [{ ...issueAt(file, '', 'address', `${page} ${reason}`, remedy), page }] : []
  })
}
