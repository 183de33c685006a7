import { bodyKey } from './markdown/front-matter'
import { placeParts } from '../text/place-parts'
import { readInline } from '../text/read-inline'
import { readMarkdown } from '../text/read-markdown'

/** A blank that the owner must fill in, such as "[legal name]", and where it is in its text. */
interface Blank {
  written: string
  index: number
}

/**
 * The blanks in a text: neither links, nor code, nor what has a backslash before its bracket.
 * @param isBody whether it is the text of a Markdown file, and not one of its facts
 */
export const blanksIn = (text: string, isBody: boolean): Blank[] => {
  const blanks = isBody
    ? readMarkdown(text).parts.blanks
    : readInline(text).blanks.map((written) => ({ line: 0, written }))
  return placeParts(text, blanks, ({ written }) => written)
}

const anyBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? blanksIn(value, false).length > 0
    : typeof value === 'object' && value !== null && Object.values(value).some(anyBlank)

/**
 * Whether the content of a Markdown file has blanks. In a node of Gatsby, `internal` may repeat the
 * text of the file.
 */
export const hasBlanks = ({
  internal,
  [bodyKey]: body,
  ...facts
}: Readonly<Record<string, unknown>>): boolean =>
  (typeof body === 'string' && blanksIn(body, true).length > 0) || anyBlank(facts)
