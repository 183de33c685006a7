import MarkdownIt, { type Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'

/** What parsing and rendering depend on. */
interface Environment {
  /** Changes each text before its marks are read, for example to keep units on one line. */
  keep?: (text: string) => string
  /** Changes the addresses of links and pictures in HTML. */
  toUrl?: (address: string) => string
  /** Filled by the parser: the numbers of the footnotes by ":label", -1 for one without a reference. */
  footnotes?: { refs?: Readonly<Record<string, number>> }
}

/** CommonMark with tables and footnotes. HTML is recognized, so that the check can refuse it. */
const markdown = new MarkdownIt('commonmark', { html: true }).enable('table').use(footnotes)
// The check says which targets a link may have.
markdown.validateLink = () => true
markdown.normalizeLink = (link) => link

const writtenAnchor = /\s*\{#([\p{L}\p{M}\p{N}_-]+)\}\s*$/u
const captionMark = ': '

// Between the parsing of blocks and that of the texts in them.
markdown.core.ruler.before('inline', 'own_marks', ({ tokens, env }) => {
  const { keep = (text: string) => text } = env as Environment
  tokens.forEach((token, index) => {
    if (token.type !== 'inline') return
    const opening = tokens[index - 1]
    if (opening?.type === 'heading_open') {
      const [mark = '', anchor] = writtenAnchor.exec(token.content) ?? []
      token.content = token.content.slice(0, token.content.length - mark.length)
      opening.attrSet('id', anchor ?? anchorOf(token.content))
    }
    if (tokens[index + 2]?.type === 'table_open' && token.content.startsWith(captionMark)) {
      token.content = token.content.slice(captionMark.length)
      token.meta = { isCaption: true }
    }
    // A line that is not broken on purpose goes on after a space.
    token.content = keep(token.content.replace(/(?<! {2}|\\)\n/g, ' '))
  })
})

/** The anchor of a heading that names none. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const { rules } = markdown.renderer
const { escapeHtml } = markdown.utils
rules.html_block = rules.html_inline = (tokens, index) => escapeHtml(tokens[index]?.content ?? '')
for (const [type, attribute] of [
  ['link_open', 'href'],
  ['image', 'src'],
] as const) {
  const usual = rules[type]
  rules[type] = (tokens, index, options, env, self) => {
    const { toUrl } = env as Environment
    const token = tokens[index]
    if (toUrl) token?.attrSet(attribute, toUrl(String(token.attrGet(attribute))))
    return usual?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
  }
}

/**
 * A text in Markdown as HTML, for feeds.
 * @param toUrl changes the address of each link and picture
 */
export const markdownToHtml = (text: string, toUrl: (address: string) => string): string =>
  markdown.render(text, { toUrl })

/** The tokens of a text in Markdown, and the labels of footnotes to which nothing refers. */
export function parseMarkdownText(
  text: string,
  keep?: Environment['keep'],
): { tokens: Token[]; unusedFootnotes: string[] } {
  const env: Environment = keep ? { keep } : {}
  const tokens = markdown.parse(text, env as Record<string, unknown>)
  const numbers = Object.entries(env.footnotes?.refs ?? {})
  const unused = numbers.filter(([, number]) => number < 0)
  return { tokens, unusedFootnotes: unused.map(([label]) => label.slice(1)) }
}
