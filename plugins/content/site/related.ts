import { homePath, parentPath } from './addresses'
import { toObject, isFolderCollection, type Collection, parentFile } from '../collections'
import { compareByOrder } from './order'
import { type PageFile, textsWithKey } from './pages'

/** The number of related pages that a page shows. */
const relatedLimit = 8

const isPath = (tag: string): boolean => tag.startsWith('/')

const withParent = (path: string): string[] => {
  const parent = parentPath(path)
  return parentPath(parent) === homePath ? [path] : [path, parent]
}

const namesIn = (collection: Collection, content: unknown): string[] =>
  isFolderCollection(collection)
    ? (collection.relatedBy ?? []).flatMap((key) => textsWithKey(content, key))
    : []

/** The addresses that a page is tagged with, and those of their parent pages. */
export const taggedPaths = (collection: Collection, content: unknown): string[] => [
  ...new Set(namesIn(collection, content).filter(isPath).flatMap(withParent)),
]

/** What a page can share with others. */
const tagsOf = ({ collection, value }: PageFile): Set<string> =>
  new Set([...taggedPaths(collection, value), ...namesIn(collection, value)])

const isLast = (file: PageFile): boolean =>
  isFolderCollection(file.collection) && file.collection.isLast?.(toObject(file.value)) === true

/**
 * For the files of a collection whose pages can be related, returns the most closely related ones of a
 * file, without sub-pages: the more tags they share and the rarer these tags are, the closer. Equally
 * close ones are in their order. Those that the collection wants last come after all others.
 */
export function relatedTo<File extends PageFile>(files: readonly File[]): (file: File) => File[] {
  const all = files
    .filter(({ path, collection }) => parentFile(collection, path) === undefined)
    .sort((a, b) => compareByOrder(toObject(a.value), toObject(b.value)))
    .map((file) => ({ file, tags: tagsOf(file) }))
  const uses = new Map<string, number>()
  for (const { tags } of all) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return (file) => {
    const ownTags = tagsOf(file)
    const closeness = (tags: ReadonlySet<string>): number =>
      [...tags]
        .filter((tag) => ownTags.has(tag))
        .reduce((sum, tag) => sum + 1 / (uses.get(tag) ?? 1), 0)
    return all
      .filter((candidate) => candidate.file.path !== file.path)
      .map((candidate) => ({ file: candidate.file, closeness: closeness(candidate.tags) }))
      .sort((a, b) => Number(isLast(a.file)) - Number(isLast(b.file)) || b.closeness - a.closeness)
      .slice(0, relatedLimit)
      .map((candidate) => candidate.file)
  }
}
