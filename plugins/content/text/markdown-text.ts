import { type InlineText, plainCharacters } from './inline-text'

/** Where the text of a column stands; null without a mark in its table. */
export type Alignment = 'left' | 'center' | 'right' | null

/** A part of a text in Markdown. These are all that there can be. */
export type Block =
  | { type: 'paragraph'; text: InlineText }
  | { type: 'heading'; level: number; anchor: string; text: InlineText }
  | { type: 'list'; start: number | null; items: ListItem[] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'code'; code: string; language: string }
  | TableBlock
  | PictureBlock
  | { type: 'rule' }

/** An item of a list: its first paragraph, if it begins with one, and what follows. */
export interface ListItem {
  /** Of a task: whether it is done. */
  isDone?: boolean
  /** The number that is written before it, if it is not the next one of its list. */
  value?: number
  text: InlineText | null
  blocks: Block[]
}

export interface TableBlock {
  type: 'table'
  caption: InlineText | null
  alignments: Alignment[]
  head: InlineText[]
  rows: InlineText[][]
}

export interface PictureBlock {
  type: 'picture'
  /** The path of the picture from the folder of the file. */
  src: string
  alt: string
  caption: InlineText | null
}

/** What is below a heading of the second level. */
export interface Section {
  /** Null for what is above the first heading. */
  heading: { anchor: string; title: string; text: InlineText } | null
  blocks: Block[]
}

export interface Footnote extends Pick<ListItem, 'blocks' | 'text'> {
  anchor: string
}

/** A text in Markdown, from which pages and feeds are made. */
export interface MarkdownText {
  sections: Section[]
  footnotes: Footnote[]
}

const textsOfItem = ({ text, blocks }: Pick<ListItem, 'blocks' | 'text'>): InlineText[] => [
  ...(text ? [text] : []),
  ...blocks.flatMap(textsOfBlock),
]

function textsOfBlock(block: Block): InlineText[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.text]
    case 'list':
      return block.items.flatMap(textsOfItem)
    case 'quote':
      return block.blocks.flatMap(textsOfBlock)
    case 'table':
      return [...(block.caption ? [block.caption] : []), ...block.head, ...block.rows.flat()]
    case 'picture':
      return block.caption ? [block.caption] : []
    case 'code':
    case 'rule':
      return []
  }
}

/** The texts of the sections in which there are words, without code and alternative texts. */
export const textsOfSections = ({ sections }: MarkdownText): InlineText[] =>
  sections.flatMap(({ heading, blocks }) => textsOfItem({ text: heading?.text ?? null, blocks }))

/** The texts of the footnotes. */
export const textsOfFootnotes = ({ footnotes }: MarkdownText): InlineText[] =>
  footnotes.flatMap(textsOfItem)

/**
 * The number of words, for the time that it takes to read them: without footnotes and code.
 * @param locale a BCP 47 locale
 */
export function countWords(markdown: MarkdownText, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  let words = 0
  // One after the other: the segmenter takes more than twice as long for twice the text.
  for (const text of textsOfSections(markdown).map(plainCharacters))
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1
  return words
}

/** All pictures of a text. */
export function picturesIn({ sections, footnotes }: MarkdownText): PictureBlock[] {
  const picturesBelow = (block: Block): PictureBlock[] => {
    if (block.type === 'picture') return [block]
    if (block.type === 'quote') return block.blocks.flatMap(picturesBelow)
    return block.type === 'list'
      ? block.items.flatMap(({ blocks }) => blocks.flatMap(picturesBelow))
      : []
  }
  return [...sections, ...footnotes].flatMap(({ blocks }) => blocks.flatMap(picturesBelow))
}
