import { isError, newIssues } from '../../content/issue'
import { isObject, type ParsedFile, valueAt } from '../../content/files/parsed-file'
import { pointerTo } from '../../content/files/json/json-tree'
import { parseFiles } from '../../content/files/parse'
import {
  type Content,
  type FileCollection,
  folderOf,
  isFolderCollection,
  collectionOf,
  type PageList,
  parentFile,
} from '../../content/collections'
import type { ContentSource } from '../../content/model'
import { contentPath, localizePath, withoutQuery } from '../../content/site/addresses'
import { lineAt, addressSettingsOf } from '../../content/site/pages'
import type { AddressSettings } from '../../content/site/address-settings'
import { changedSource } from '../changes/change-set'
import { inSchemaOrder, placeIn, replaceAt } from '../changes/file-edits'
import { validate } from '../../content/check/run'
import type { NewPage } from './build-new-page'

/** What a new page changes in the files that list pages, such as the menus. */
export interface Listing {
  /** The new texts of these files, by their paths under data/. */
  texts: ReadonlyMap<string, string>
  /** The new entries: "data/navigation.json:84  /articles/2". */
  added: string[]
  /** The lists that do not get the page, each with the reason. */
  notAdded: string[]
}

/** A place in a file, and the entry that the list there gets or the reason why there is none. */
type Change = { at: string } & ({ index: number; entry: Content } | { reason: string })

/** A new page and what its entries depend on. */
interface Context {
  page: NewPage
  source: ContentSource
  files: readonly ParsedFile[]
  settings: AddressSettings
  /** Whether its folder has no other pages. */
  isFirst: boolean
}

/**
 * Adds a new page to the lists of pages in other files and, if it is the first one of its folder,
 * the page that lists the folder to the menu. Does not access the disk.
 * @param source the content with the file of the page
 */
export function listNewPage(page: NewPage, source: ContentSource): Listing {
  const { files } = parseFiles(source.site.collections, source.files)
  const folder = folderOf(page.path)
  const isFirst = !files.some(({ path }) => path !== page.path && folderOf(path) === folder)
  const context = { page, source, files, settings: addressSettingsOf(files), isFirst }
  const before = validate(source)
  const texts = new Map<string, string>()
  const added: string[] = []
  const notAdded: string[] = []
  for (const file of files) {
    if (isFolderCollection(file.collection)) continue
    for (const change of changesIn(file, file.collection, context)) {
      const { at } = change
      const current = { path: file.path, text: texts.get(file.path) ?? file.text }
      if ('reason' in change) {
        notAdded.push(`${placeIn(current, at)}  (${change.reason})`)
        continue
      }
      const { index, entry } = change
      const list = (listAt(file, at) ?? []).toSpliced(index, 0, entry)
      const text = inSchemaOrder(
        current,
        replaceAt(current, at, list),
        file.collection,
        source.schemas,
      )
      const after = changedSource(source, { texts: new Map([...texts, [file.path, text]]) })
      const [issue] = newIssues(validate(after).filter(isError), before)
      if (issue) {
        notAdded.push(`${placeIn(current, at)}  (${issue.problem})`)
        continue
      }
      texts.set(file.path, text)
      added.push(placeIn({ path: file.path, text }, pointerTo(at, index)))
    }
  }
  return { texts, added, notAdded }
}

const changesIn = (
  file: ParsedFile,
  { overviews, pageLists = [] }: FileCollection,
  context: Context,
): Change[] => [
  ...(overviews ? changesOfOverviews(file, overviews, context) : []),
  ...pageLists.flatMap((list) => changesOfList(file, list, context)),
]

const listAt = (file: ParsedFile, at: string): readonly unknown[] | undefined => {
  const list = valueAt(file, at)
  return Array.isArray(list) ? (list as unknown[]) : undefined
}

/** The path that an entry of a list links to. */
const linkOf = (entry: unknown): string =>
  isObject(entry) && typeof entry.link === 'string' ? withoutQuery(entry.link) : ''

/** The page that lists the new one comes after the last entry that precedes it in the configuration of the site. */
function changesOfOverviews(
  file: ParsedFile,
  { at, entries }: NonNullable<FileCollection['overviews']>,
  { page, source, files, settings, isFirst }: Context,
): Change[] {
  const { pages } = source.site
  const folder = folderOf(page.path)
  const overview = pages.find(({ lists }) => lists === folder)
  if (!overview || !isFirst) return []
  const pathOf = ({ path }: { path: string }): string => localizePath(path, settings)
  const links = (listAt(file, at) ?? []).map(linkOf)
  const link = pathOf(overview)
  if (links.includes(link)) return []
  const before = new Set(pages.slice(0, pages.indexOf(overview)).map(pathOf))
  const [listFile, pointer] = overview.title
  const title = lineAt(files.find(({ path }) => path === listFile)?.value, pointer)
  const index = links.findLastIndex((link) => before.has(link)) + 1
  return [{ at, index, entry: { title, link, ...entries[folder] } }]
}

/** The new page comes last, or last in the list of the entry of the page that it is a sub-page of. */
function changesOfList(
  file: ParsedFile,
  { at, folder, entry: more, subPages }: PageList,
  { page, source, settings, isFirst }: Context,
): Change[] {
  const { collections } = source.site
  const entry = { title: page.content.title, link: page.pagePath }
  const list = listAt(file, at)
  if (folderOf(page.path) === folder) {
    if (!more) return list ? [{ at, reason: 'add it there if you want it' }] : []
    return list || isFirst
      ? [{ at, index: list?.length ?? 0, entry: { ...entry, ...more } }]
      : [{ at, reason: 'there is no such list' }]
  }

  const collection = collectionOf(collections, page.path)
  const parent = collection && parentFile(collection, page.path)
  if (parent === undefined || folderOf(parent) !== folder || !list || !subPages) return []
  const path = contentPath(collections, parent, settings)
  const position = list.findIndex((listed) => linkOf(listed) === path)
  if (position === -1) return [{ at, reason: `it has no entry for ${path}` }]
  const entryOfParent = pointerTo(at, position)
  const below = listAt(file, pointerTo(entryOfParent, subPages))
  return below || isFirst
    ? [{ at: pointerTo(entryOfParent, subPages), index: below?.length ?? 0, entry: entry }]
    : [{ at: entryOfParent, reason: `it has no "${subPages}"` }]
}
