import { textsIn, type JsonFile } from '../../files/json/json-file'

/** A text that links to a page. */
export interface Reference {
  file: JsonFile
  pointer: string
  /** The address of the page, without query and hash. */
  path: string
}

/**
 * The addresses in a text: the text is a path, has one in "?about=", or contains Markdown links.
 */
const pathPattern = /(?<=^|[?&]about=|\]\()\/(?:[\p{L}\p{M}\p{N}-]+\/)*/gu

/** All texts in these files that link to one of the pages, in the order of the files. */
export const findReferences = (
  files: readonly JsonFile[],
  isLinkTarget: (path: string) => boolean,
): Reference[] =>
  files.flatMap((file) =>
    textsIn(file).flatMap(({ pointer, text }) => {
      if (pointer.startsWith('/formerPaths/')) return []
      const path = [...text.matchAll(pathPattern)].map(([found]) => found).find(isLinkTarget)
      return path === undefined ? [] : [{ file, pointer, path }]
    }),
  )

/** The text with new addresses in place of those that have changed. */
export const withPaths = (text: string, moved: ReadonlyMap<string, string>): string =>
  text.replace(pathPattern, (path) => moved.get(path) ?? path)
