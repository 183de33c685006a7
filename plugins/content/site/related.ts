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

/** The items with the largest values, the largest first; those of the same value stay in their order. */
function largest<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item[] {
  const found: { item: Item; value: number }[] = []
  for (const item of items) {
    const value = valueOf(item)
    const last = found[relatedLimit - 1]
    if (last && value <= last.value) continue
    const index = found.findIndex((other) => other.value < value)
    found.splice(index < 0 ? found.length : index, 0, { item, value })
    found.length = Math.min(found.length, relatedLimit)
  }
  return found.map(({ item }) => item)
}

/**
 * For the files of a collection whose pages can be related, returns the most closely related ones of a
 * file, without sub-pages: the more tags they share and the rarer these tags are, the closer. Equally
 * close ones are in their order. Those that the collection wants last come after all others.
 */
export function relatedTo<File extends PageFile>(files: readonly File[]): (file: File) => File[] {
  const all = files
    .filter(({ path, collection }) => parentFile(collection, path) === undefined)
    .sort((a, b) => compareByOrder(toObject(a.value), toObject(b.value)))
  const groups = [all.filter((file) => !isLast(file)), all.filter(isLast)]
  const filesWith = new Map<string, File[]>()
  for (const file of all)
    for (const tag of tagsOf(file)) {
      const sharing = filesWith.get(tag) ?? []
      sharing.push(file)
      filesWith.set(tag, sharing)
    }
  return (file) => {
    const closeness = new Map<File, number>()
    for (const tag of tagsOf(file)) {
      const sharing = filesWith.get(tag) ?? []
      for (const other of sharing)
        closeness.set(other, (closeness.get(other) ?? 0) + 1 / sharing.length)
    }
    closeness.set(file, -1)
    return groups
      .flatMap((group) => largest(group, (other) => closeness.get(other) ?? 0))
      .filter((other) => other !== file)
      .slice(0, relatedLimit)
  }
}
