import type { Token } from 'markdown-it'
import {
  footnoteAnchor,
  type InlineText,
  inlineText,
  plainCharacters,
  textOfTokens,
} from './inline-text'
import { parseMarkdownText } from './markdown'

/** A part of a text in Markdown; which fields it has depends on its type. */
export interface Block {
  type: 'code' | 'heading' | 'item' | 'list' | 'paragraph' | 'picture' | 'quote' | 'rule' | 'table'
  /** Of a paragraph, a heading or an item of a list; of a table or picture, its caption. */
  text?: InlineText | undefined
  /** Of a heading: the last part of its address. */
  anchor?: string
  /** Of a heading: from 2. */
  level?: number
  /** Of a numbered list: its first number. */
  start?: number
  language?: string
  code?: string
  alt?: string
  /** The path of a picture from the folder of the file. */
  src?: string
  head?: InlineText[]
  rows?: InlineText[][]
  /** What is in a list or a quote, or in an item of a list after its first paragraph. */
  blocks?: Block[]
}

/** The blocks below a heading of the second level. */
interface Section {
  anchor?: string | undefined
  /** Missing for what is above the first heading. */
  title?: string
  blocks: Block[]
}

/** A text in Markdown, as components render it. */
export interface Body {
  sections: Section[]
  footnotes: { anchor: string; text: InlineText }[]
  /** The number of words, for the time that it takes to read them. */
  words: number
}

/** The index of the token that closes the one at an index. */
export const closingOf = (tokens: readonly Token[], index: number): number =>
  tokens[index]?.nesting === 1
    ? tokens.findIndex(
        ({ nesting, level }, at) => at > index && nesting === -1 && level === tokens[index]?.level,
      )
    : index

const textIn = (tokens: readonly Token[]): InlineText =>
  textOfTokens(tokens.find(({ type }) => type === 'inline')?.children ?? [])

/** The picture of a paragraph that has nothing else. */
export function pictureIn(tokens: readonly Token[]): Token | undefined {
  const [inline] = tokens
  const [first, ...rest] = inline?.children ?? []
  return first?.type === 'image' && rest.length === 0 ? first : undefined
}

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '')

function pictureBlock(picture: Token): Block {
  const caption = attribute(picture, 'title')
  return {
    type: 'picture',
    alt: picture.content,
    src: attribute(picture, 'src'),
    ...(caption && { text: inlineText(caption) }),
  }
}

/** The texts between an opening token of a type and its closing one. */
const textsOfType = (tokens: readonly Token[], types: readonly string[]): InlineText[] =>
  tokens.flatMap(({ type }, index) =>
    types.includes(type) ? [textIn(tokens.slice(index, closingOf(tokens, index)))] : [],
  )

function tableBlock(inside: readonly Token[]): Block {
  const rows = inside.flatMap(({ type }, index) =>
    type === 'tr_open'
      ? [textsOfType(inside.slice(index, closingOf(inside, index)), ['th_open', 'td_open'])]
      : [],
  )
  const [head = [], ...bodyRows] = rows
  return { type: 'table', head, rows: bodyRows }
}

function itemBlock(inside: readonly Token[]): Block {
  const blocks = blocksOf(inside)
  const [first, ...rest] = blocks
  return first?.type === 'paragraph'
    ? { type: 'item', text: first.text, blocks: rest }
    : { type: 'item', blocks }
}

function blockOf(token: Token, inside: readonly Token[]): Block {
  switch (token.type) {
    case 'heading_open':
      return {
        type: 'heading',
        level: Number(token.tag.slice(1)),
        anchor: attribute(token, 'id'),
        text: textIn(inside),
      }
    case 'bullet_list_open':
      return { type: 'list', blocks: blocksOf(inside) }
    case 'ordered_list_open':
      return { type: 'list', start: Number(token.attrGet('start') ?? 1), blocks: blocksOf(inside) }
    case 'list_item_open':
      return itemBlock(inside)
    case 'blockquote_open':
      return { type: 'quote', blocks: blocksOf(inside) }
    case 'fence':
    case 'code_block':
      return { type: 'code', code: token.content.trimEnd(), language: token.info.trim() }
    case 'table_open':
      return tableBlock(inside)
    case 'hr':
      return { type: 'rule' }
    default: {
      const picture = pictureIn(inside)
      return picture ? pictureBlock(picture) : { type: 'paragraph', text: textIn(inside) }
    }
  }
}

function blocksOf(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = []
  let caption: InlineText | undefined
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token) continue
    const end = closingOf(tokens, index)
    const inside = tokens.slice(index + 1, end)
    index = end
    if (inside[0]?.meta?.isCaption) caption = textIn(inside)
    else {
      const block = blockOf(token, inside)
      blocks.push(caption ? { ...block, text: caption } : block)
      caption = undefined
    }
  }
  return blocks
}

function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2)
      sections.push({
        anchor: block.anchor,
        title: block.text ? plainCharacters(block.text) : '',
        blocks: [],
      })
    else if (sections.length === 0) sections.push({ blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

/** The tokens of the text itself, and those of each footnote. */
function splitFootnotes(tokens: readonly Token[]): [Token[], Token[][]] {
  const start = tokens.findIndex(({ type }) => type === 'footnote_block_open')
  if (start < 0) return [[...tokens], []]
  const notes = tokens.flatMap(({ type }, index) =>
    type === 'footnote_open' ? [tokens.slice(index + 1, closingOf(tokens, index))] : [],
  )
  return [tokens.slice(0, start), notes]
}

function countWords(tokens: readonly Token[], locale: string): number {
  const text = tokens.map(({ content }) => content).join('\n')
  const segments = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)]
  return segments.filter(({ isWordLike }) => isWordLike).length
}

/**
 * Parses a text in Markdown to sections and blocks.
 * @param keep changes each text in it, for example to keep units on one line
 * @param locale a BCP 47 locale, for words
 */
export function parseBody(
  text: string,
  { keep, locale }: { keep: (text: string) => string; locale: string },
): Body {
  const { tokens } = parseMarkdownText(text, keep)
  const [bodyTokens, footnotes] = splitFootnotes(tokens)
  return {
    sections: sectionsOf(blocksOf(bodyTokens)),
    footnotes: footnotes.map((note, index) => ({
      anchor: footnoteAnchor(index + 1),
      text: textIn(note),
    })),
    words: countWords(bodyTokens, locale),
  }
}
