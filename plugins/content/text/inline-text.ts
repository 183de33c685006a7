import MarkdownIt from 'markdown-it'

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

/**
 * Parses a text with inline Markdown to what components render: adjacent parts with the same link
 * are one part.
 */
export function inlineText(text: string): { parts: InlinePart[] } {
  const parts: InlinePart[] = []
  let marks: string[] = []
  let link: string | null = null
  for (const token of tokensOf(text)) {
    const { type, tag, nesting, content } = token
    if (tag === 'a') link = nesting === 1 ? String(token.attrGet('href')) : null
    else if (nesting !== 0) marks = nesting === 1 ? [tag, ...marks] : marks.slice(1)
    else if (content || tag === 'br') {
      const own = type === 'text' ? marks : [tag, ...marks]
      const run = { text: tag === 'br' ? null : content, marks: own }
      const last = parts.at(-1)
      if (last?.link === link) last.runs.push(run)
      else parts.push({ link, runs: [run] })
    }
  }
  return { parts }
}

const tokensOf = (text: string) => markdown.parseInline(text, {})[0]?.children ?? []
