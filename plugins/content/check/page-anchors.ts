import { extensionOf, isFolderCollection, toObject } from '../collections'
import { bodyKey } from '../files/markdown/front-matter'
import { memoize } from '../memoize'
import type { PageRecord } from '../model'
import { footnoteReference } from '../text/inline-text'
import { readMarkdown } from '../text/read-markdown'

/** The id of the content of each page, to which the skip link leads. */
export const contentAnchor = 'content'

const anchorsInText = memoize((content: object): readonly string[] => {
  const body = toObject(content)[bodyKey]
  if (typeof body !== 'string') return []
  const { text, parts } = readMarkdown(body)
  return [
    ...parts.headings.filter(({ level }) => level > 1).map(({ anchor }) => anchor),
    ...text.footnotes.flatMap(({ anchor }) => [anchor, footnoteReference(anchor)]),
  ]
})

/** The ids of the elements of a page to which a link can lead. */
export const anchorsOf = ({ collection, content, single }: PageRecord): readonly string[] => [
  contentAnchor,
  ...(single?.anchors ?? []),
  ...((isFolderCollection(collection) && collection.anchors?.(toObject(content))) || []),
  ...(extensionOf(collection) === '.md' ? anchorsInText(toObject(content)) : []),
]
