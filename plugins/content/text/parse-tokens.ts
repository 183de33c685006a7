import MarkdownIt, { type StateCore, type Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { type Environment, extendSyntax } from './markdown-syntax'
import { toComparable, withoutIgnorable } from './normal-form'

/** CommonMark with tables, footnotes and ~~deleted~~ text. HTML is recognized, so that it is refused. */
const markdown = new MarkdownIt('commonmark', { html: true, maxNesting: 1000 })
  .enable(['table', 'strikethrough'])
  .use(footnotes)
  // It would take footnotes with what is in them out of their places.
  .disable('footnote_tail')
extendSyntax(markdown)

// A caption is Markdown: its backslashes and names of characters are left for its own parsing.
const { parseLinkTitle } = markdown.helpers
markdown.helpers.parseLinkTitle = (source, start, max, previous) => {
  const title = parseLinkTitle(source, start, max, previous)
  if (title.ok || title.can_continue)
    title.str =
      (previous?.str ?? '') +
      source.slice(previous ? start : start + 1, title.ok ? title.pos - 1 : max)
  return title
}

const writtenAnchor = /\s*(?<!\\)\{#([\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}_-]+)\}\s*$/u
const captionMark = ': '
const taskMark = /^\[([ xX])\]\s+(?=\S)/

/** The label of a definition as it is in its line. */
const writtenLabel = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*\[((?:\\.|[^\]\\])+)\]:/

markdown.core.ruler.before('strip_references', 'definitions', ({ src, tokens, env }) => {
  const lines = src.split('\n')
  const used = new Set<string>()
  const environment: Environment = env
  environment.usedLabels = used
  environment.lines = lines
  environment.definitions = tokens
    .filter(({ type }) => type === 'reference_definition')
    .map(({ map, meta }) => {
      const [label, line] = [toComparable(String(meta?.label)), map?.[0] ?? 0]
      return {
        label,
        written: writtenLabel.exec(lines[line] ?? '')?.[1] ?? label.toLowerCase(),
        line,
      }
    })
  environment.references = new Proxy(env.references ?? {}, {
    get: (references, label: string) => {
      used.add(toComparable(label))
      return references[label]
    },
  })
})

// Takes the marks of this site from the texts of blocks before these are parsed.
markdown.core.ruler.at('inline', (state) => {
  state.tokens.forEach((token, index) => {
    if (token.type === 'inline') parseText(state, index)
  })
})

function parseText({ tokens, md, env }: StateCore, index: number): void {
  const [container, block, token] = [tokens[index - 2], tokens[index - 1], tokens[index]]
  if (!block || !token?.children) return
  const cut = (mark: string): string => token.content.slice(mark.length)
  if (block.type === 'heading_open') {
    const [mark = '', anchor] = writtenAnchor.exec(token.content) ?? []
    token.content = token.content.slice(0, token.content.length - mark.length)
    if (anchor) block.attrSet('id', withoutIgnorable(anchor))
  } else if (block.type === 'paragraph_open') {
    const [task = '', done] = taskMark.exec(token.content) ?? []
    const isCaption =
      tokens[index + 2]?.type === 'table_open' && token.content.startsWith(captionMark)
    if (isCaption) {
      token.content = cut(captionMark)
      block.meta = { isCaption }
    } else if (task && container?.type === 'list_item_open') {
      token.content = cut(task)
      container.meta = { isDone: done !== ' ' }
    }
  }
  md.inline.parse(token.content, md, env, token.children)
  const picture = pictureIn(token)
  const caption = picture?.attrGet('title')
  if (picture && caption) {
    const captionTokens: Token[] = []
    md.inline.parse(String(caption), md, env, captionTokens)
    picture.meta = { captionTokens }
  }
}

/** The picture of a paragraph that has nothing else. */
export function pictureIn(inline: Token | undefined): Token | undefined {
  const [first, ...rest] = inline?.children ?? []
  return first?.type === 'image' && rest.length === 0 ? first : undefined
}

/** A token with those between it and the one that closes it. */
export interface TokenNode {
  token: Token
  children: TokenNode[]
}

function nest(tokens: readonly Token[]): TokenNode[] {
  const root: TokenNode[] = []
  const open = [root]
  for (const token of tokens) {
    if (token.nesting === -1) open.pop()
    else {
      const node = { token, children: [] }
      open.at(-1)?.push(node)
      if (token.nesting === 1) open.push(node.children)
    }
  }
  return root
}

/** An object in which each spelling of a key is the same key. */
const bySpelling = <Value>(values: Record<string, Value>): Record<string, Value> =>
  new Proxy(values, {
    get: (known, key) => known[toComparable(String(key))],
    set: (known, key, value: Value) => {
      known[toComparable(String(key))] = value
      return true
    },
  })

/** Parses a text in Markdown to the tokens of its blocks. */
export function parseTokens(text: string): { nodes: TokenNode[]; env: Environment } {
  const env: Environment = { references: bySpelling({}), footnotes: { refs: bySpelling({}) } }
  return { nodes: nest(markdown.parse(text, env)), env }
}
