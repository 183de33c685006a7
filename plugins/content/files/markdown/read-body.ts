import { toObject } from '../../collections'
import { memoize } from '../../memoize'
import { readMarkdown } from '../../text/read-markdown'
import { bodyKey } from './front-matter'

/** The text of a Markdown file and its parts, by the content of the file; undefined if it has none. */
export const readBody = memoize((content: object) => {
  const body = toObject(content)[bodyKey]
  return typeof body === 'string' ? readMarkdown(body) : undefined
})
