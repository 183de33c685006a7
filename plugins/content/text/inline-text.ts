import MarkdownIt, { type Token } from 'markdown-it'

/** *emphasis*, **strong**, `code`, [links](/contact-us/), <br>, and backslashes before marks. */
const markdown = new MarkdownIt('zero').enable(['emphasis', 'backticks', 'link', 'escape'])
// The check says which targets a link may have.
markdown.validateLink = () => true
markdown.normalizeLink = (link) => link
markdown.inline.ruler.push('line_break', (state, silent) => {
  const mark = '<br>'
  if (!state.src.startsWith(mark, state.pos)) return false
  if (!silent) state.push('line_break', 'br', 0)
  state.pos += mark.length
  return true
})

interface InlinePart {
  /** The target, if it is a link. */
  link: string | null
  /**
   * Texts with the elements around each, from the innermost to the outermost; a line break is an
   * element without text.
   */
  runs: { text: string | null; marks: string[] }[]
}

/** A text with inline Markdown as components render it. */
export interface InlineText {
  parts: InlinePart[]
}

/** Parses a text with inline Markdown. */
export const inlineText = (text: string): InlineText =>
  textOfTokens(markdown.parseInline(text, {})[0]?.children ?? [])

/** The anchor of a footnote by its number, from 1. */
export const footnoteAnchor = (number: number): string => `footnote-${number}`

/** The text of inline tokens: adjacent parts with the same link are one part. */
export function textOfTokens(tokens: readonly Token[]): InlineText {
  const parts: InlinePart[] = []
  let marks: string[] = []
  let link: string | null = null
  for (const token of tokens) {
    const { tag, nesting } = token
    if (tag === 'a') link = nesting === 1 ? String(token.attrGet('href')) : null
    else if (nesting !== 0) marks = nesting === 1 ? [tag, ...marks] : marks.slice(1)
    else if (token.type === 'footnote_ref') parts.push(footnoteReference(token))
    else if (token.content || tag === 'br') {
      const isMarked = tag === 'code' || tag === 'br'
      const run = {
        text: tag === 'br' ? null : token.content,
        marks: isMarked ? [tag, ...marks] : marks,
      }
      const last = parts.at(-1)
      if (last?.link === link) last.runs.push(run)
      else parts.push({ link, runs: [run] })
    }
  }
  return { parts }
}

function footnoteReference({ meta }: Token): InlinePart {
  const number = Number(meta?.id) + 1
  return {
    link: `#${footnoteAnchor(number)}`,
    runs: [{ text: String(number), marks: ['sup'] }],
  }
}

/** The characters of a text without its marks. */
export const plainCharacters = ({ parts }: InlineText): string =>
  parts.flatMap(({ runs }) => runs.map(({ text }) => text ?? ' ')).join('')
