import { extensionOf, isFolderCollection, toObject } from '../collections'
import { readBody } from '../files/markdown/read-body'
import type { PageRecord } from '../model'
import { footnoteReference } from '../text/inline-text'
import { anchorOf } from '../text/read-markdown'

/** The id of the content of each page, to which the skip link leads. */
export const contentAnchor = 'content'

function anchorsInText(content: object, language: string): readonly string[] {
  const read = readBody(content)
  if (!read) return []
  const { footnotes } = read.text
  return [
    ...read.parts.headings
      .filter(({ level }) => level > 1)
      .map((heading) => anchorOf(heading, language)),
    ...(footnotes.length > 0 ? ['footnotes'] : []),
    ...footnotes.flatMap(({ anchor }) => [anchor, footnoteReference(anchor)]),
  ]
}

/** The ids of the elements of a page to which a link can lead. */
export const anchorsOf = (page: PageRecord): readonly string[] => [
  ...anchorsInFile(page),
  ...(page.single?.anchors ?? []),
]

/** Those of them that the content of its file gives. */
export const anchorsInFile = ({
  collection,
  content,
  language,
}: Pick<PageRecord, 'collection' | 'content' | 'language'>): readonly string[] => [
  contentAnchor,
  ...((isFolderCollection(collection) && collection.anchors?.(toObject(content))) || []),
  ...(extensionOf(collection) === '.md' ? anchorsInText(toObject(content), language) : []),
]
