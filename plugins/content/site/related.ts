import { homePath, parentPath } from './addresses'
import { asContent, isFolderKind, type Kind, parentFile } from '../kinds'
import { compareByOrder } from './order'
import { type PageFile, textsOf } from './pages'

/** The number of related pages that a page shows. */
const relatedLimit = 8

const isPath = (tag: string): boolean => tag.startsWith('/')

const withParent = (path: string): string[] => {
  const parent = parentPath(path)
  return parentPath(parent) === homePath ? [path] : [path, parent]
}

const namesIn = (kind: Kind, content: unknown): string[] =>
  isFolderKind(kind) ? (kind.relatedBy ?? []).flatMap((key) => textsOf(content, key)) : []

/** The addresses that a page is tagged with, and those of their parent pages. */
export const taggedPaths = (kind: Kind, content: unknown): string[] => [
  ...new Set(namesIn(kind, content).filter(isPath).flatMap(withParent)),
]

/** What a page can share with others. */
const tagsOf = ({ kind, value }: PageFile): Set<string> =>
  new Set([...taggedPaths(kind, value), ...namesIn(kind, value)])

const isLast = (file: PageFile): boolean =>
  isFolderKind(file.kind) && file.kind.isLast?.(asContent(file.value)) === true

/**
 * For the files of a kind whose pages can be related, returns the most closely related ones of a
 * file, without sub-pages: the more tags they share and the rarer these tags are, the closer. Equally
 * close ones are in their order. Those that the kind wants last come after all others.
 */
export function relatedTo<File extends PageFile>(files: readonly File[]): (file: File) => File[] {
  const all = files
    .filter(({ path, kind }) => parentFile(kind, path) === undefined)
    .sort((a, b) => compareByOrder(asContent(a.value), asContent(b.value)))
    .map((file) => ({ file, tags: tagsOf(file) }))
  const uses = new Map<string, number>()
  for (const { tags } of all) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return (file) => {
    const own = tagsOf(file)
    const closeness = (tags: ReadonlySet<string>): number =>
      [...tags]
        .filter((tag) => own.has(tag))
        .reduce((sum, tag) => sum + 1 / (uses.get(tag) ?? 1), 0)
    return all
      .filter((each) => each.file.path !== file.path)
      .map((each) => ({ file: each.file, closeness: closeness(each.tags) }))
      .sort((a, b) => Number(isLast(a.file)) - Number(isLast(b.file)) || b.closeness - a.closeness)
      .slice(0, relatedLimit)
      .map((each) => each.file)
  }
}
