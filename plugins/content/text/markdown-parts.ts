import type { Token } from 'markdown-it'
import { pictureIn } from './markdown-body'
import { parseMarkdownText } from './markdown'

/** Something in a text in Markdown, with the line on which its block begins, from 0. */
interface InBlock {
  line: number
}

/** A link or a picture in a text. */
export interface Reference extends InBlock {
  target: string
}

export interface PictureReference extends Reference {
  alt: string
  /** Whether its paragraph has nothing else. */
  isAlone: boolean
}

export interface HeadingPart extends InBlock {
  level: number
  anchor: string
  /** Whether it is in a list or a quote. */
  isNested: boolean
}

/** What the check looks at in a text in Markdown. */
export interface MarkdownParts {
  links: Reference[]
  pictures: PictureReference[]
  headings: HeadingPart[]
  /** HTML, as it is written. */
  html: (InBlock & { text: string })[]
  /** The labels of footnotes without a reference, of those with several, and of missing ones. */
  footnotes: { unused: string[]; repeated: string[]; missing: (InBlock & { label: string })[] }
  /** The lists and quotes inside two others. */
  tooDeep: InBlock[]
}

/** How many lists and quotes can be inside each other. */
const deepest = 2
const containers = ['bullet_list', 'ordered_list', 'blockquote']

const missingFootnote = /\[\^([^\]\s]+)\]/g

/** Finds the parts of a text in Markdown. */
export function findParts(text: string): MarkdownParts {
  const { tokens, unusedFootnotes } = parseMarkdownText(text)
  const parts: MarkdownParts = {
    links: [],
    pictures: [],
    headings: [],
    html: [],
    footnotes: { unused: unusedFootnotes, repeated: [], missing: [] },
    tooDeep: [],
  }
  let line = 0
  let depth = 0
  tokens.forEach((token, index) => {
    const { type, map, tag, level, content } = token
    if (map) [line] = map
    if (containers.some((name) => type === `${name}_open`)) {
      depth += 1
      if (depth > deepest) parts.tooDeep.push({ line })
    } else if (containers.some((name) => type === `${name}_close`)) depth -= 1
    else if (type === 'heading_open') {
      const anchor = String(token.attrGet('id') ?? '')
      parts.headings.push({ line, level: Number(tag.slice(1)), anchor, isNested: level > 0 })
    } else if (type === 'html_block') parts.html.push({ line, text: content.trim() })
    else if (type === 'inline') addInline(token, parts, line, pictureIn(tokens.slice(index)))
  })
  return parts
}

function addInline(
  { children }: Token,
  { links, pictures, html, footnotes }: MarkdownParts,
  line: number,
  picture: Token | undefined,
): void {
  for (const child of children ?? []) {
    const { type, content, meta } = child
    if (type === 'link_open') links.push({ line, target: String(child.attrGet('href')) })
    else if (type === 'html_inline') html.push({ line, text: content })
    else if (type === 'image') {
      const target = String(child.attrGet('src'))
      pictures.push({ line, target, alt: content, isAlone: child === picture })
    } else if (type === 'footnote_ref' && Number(meta?.subId) > 0)
      footnotes.repeated.push(String(meta?.label))
    else if (type === 'text')
      for (const [, label = ''] of content.matchAll(missingFootnote))
        footnotes.missing.push({ line, label })
  }
}
