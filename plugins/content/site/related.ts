import { homePath, parentPath } from './addresses'
import { type Content, isFolderKind, type Kind, parentFile } from '../kinds'
import { lineAt, type PageFile, textsOf } from './pages'

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

/** Compares by `order`, smallest first, then by title in code unit order, as GraphQL sorts. */
function compareByOrder(a: PageFile, b: PageFile): number {
  const [first, second] = [a, b].map(({ value }) => lineAt(value, '/title')) as [string, string]
  const [order, other] = [a, b].map(({ value }) => Number((Object(value) as Content).order)) as [
    number,
    number,
  ]
  return order - other || (first < second ? -1 : Number(first > second))
}

const isLast = ({ kind, value }: PageFile): boolean =>
  isFolderKind(kind) && kind.isLast?.(Object(value) as Content) === true

/**
 * For the files of a kind whose pages can be related, returns the most closely related ones of a
 * file, without sub-pages: the more tags they share and the rarer these tags are, the closer. Equally
 * close ones are in their order. Those that the kind wants last come after all others.
 */
export function relatedTo<File extends PageFile>(files: readonly File[]): (file: File) => File[] {
  const all = files
    .filter(({ path, kind }) => parentFile(kind, path) === undefined)
    .sort(compareByOrder)
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
