import {
  type Alignment,
  type Block,
  footnoteReference,
  type InlineText,
  type ListItem,
  type MarkdownText,
} from '../content/node'
import { withoutBreakMarks } from '../content'
import { escapeXml } from './build-feed'

/** The addresses in a text, complete. */
export interface Addresses {
  /** The address of a link, which may be on the page of the text: "#costs". */
  ofLink: (link: string) => string
  /** The address of a picture by its path in the text. */
  ofPicture: (src: string) => string
}

type Attributes = Readonly<Record<string, string | undefined>>

const element = (name: string, content: string, attributes: Attributes = {}): string =>
  `${startTag(name, attributes)}${content}</${name}>`

const startTag = (name: string, attributes: Attributes): string =>
  `<${[
    name,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : `${key}="${escapeXml(value)}"`,
    ),
  ].join(' ')}>`

/** A figure of HTML with its caption, which is HTML too. */
export const figure = (src: string, alt: string, caption: string): string =>
  element(
    'figure',
    startTag('img', { src, alt: withoutBreakMarks(alt) }) +
      (caption && element('figcaption', caption)),
  )

const emptyElements = ['br']

function inlineHtml({ parts }: InlineText, { ofLink }: Addresses): string {
  return parts
    .map(({ link, runs }) => {
      const html = runs.map(({ text, marks }) =>
        marks.reduce(
          (inner, mark) => (emptyElements.includes(mark) ? `<${mark}>` : element(mark, inner)),
          escapeXml(text ?? ''),
        ),
      )
      if (link === null) return html.join('')
      const isFootnote = runs[0]?.marks.includes('sup')
      const id = isFootnote ? footnoteReference(link.slice(1)) : undefined
      const role = isFootnote ? 'doc-noteref' : undefined
      return element('a', html.join(''), { href: ofLink(link), id, role })
    })
    .join('')
}

/** Readers leave out most form fields, so that the box of a task is a character. */
const boxOf = ({ isDone }: ListItem): string => {
  if (isDone === undefined) return ''
  return isDone ? '☑ ' : '☐ '
}

const itemHtml = (item: ListItem, addresses: Addresses): string =>
  element(
    'li',
    boxOf(item) +
      (item.text ? inlineHtml(item.text, addresses) : '') +
      blocksHtml(item.blocks, addresses),
    { value: item.value?.toString() },
  )

const blocksHtml = (blocks: readonly Block[], addresses: Addresses): string =>
  blocks.map((block) => `${blockHtml(block, addresses)}\n`).join('')

function blockHtml(block: Block, addresses: Addresses): string {
  const inline = (text: InlineText): string => inlineHtml(text, addresses)
  switch (block.type) {
    case 'paragraph':
      return element('p', inline(block.text))
    case 'heading':
      return element(`h${block.level}`, inline(block.text), { id: block.anchor })
    case 'list': {
      const items = block.items.map((item) => itemHtml(item, addresses)).join('\n')
      if (block.start === null) return element('ul', items)
      return element('ol', items, { start: block.start === 1 ? undefined : String(block.start) })
    }
    case 'quote':
      return element('blockquote', blocksHtml(block.blocks, addresses))
    case 'code': {
      const { code, language } = block
      const attributes = { class: language ? `language-${language}` : undefined }
      return element('pre', element('code', escapeXml(code), attributes))
    }
    case 'table': {
      const { caption, alignments, head, rows } = block
      const row = (name: string, cells: readonly InlineText[]): string =>
        element(
          'tr',
          cells.map((cell, at) => element(name, inline(cell), cellStyle(alignments[at]))).join(''),
        )
      return element(
        'table',
        (caption ? element('caption', inline(caption)) : '') +
          element('thead', row('th', head)) +
          element('tbody', rows.map((cells) => row('td', cells)).join('\n')),
      )
    }
    case 'picture': {
      const { src, alt, caption } = block
      return figure(addresses.ofPicture(src), alt, caption ? inline(caption) : '')
    }
    case 'rule':
      return '<hr>'
  }
}

const cellStyle = (alignment: Alignment | undefined): Attributes => ({
  style: alignment ? `text-align:${alignment}` : undefined,
})

/** A text in Markdown as HTML, with its footnotes at the end. */
export function markdownHtml({ sections, footnotes }: MarkdownText, addresses: Addresses): string {
  const body = sections.map(({ heading, blocks }) => {
    const above: Block[] = heading ? [{ type: 'heading', level: 2, ...heading }] : []
    return blocksHtml([...above, ...blocks], addresses)
  })
  if (footnotes.length === 0) return body.join('')
  const items = footnotes.map(({ anchor, text, blocks }) => {
    const back = element('a', '↩', {
      href: addresses.ofLink(`#${footnoteReference(anchor)}`),
      role: 'doc-backlink',
    })
    const first = text ? inlineHtml(text, addresses) : ''
    // Programs that save pages omit a text next to paragraphs.
    const content =
      blocks.length === 0
        ? `${first} ${back}`
        : (first && element('p', first)) + blocksHtml(blocks, addresses) + element('p', back)
    return element('li', content, { id: anchor })
  })
  const list = element('ol', items.join('\n'))
  return `${body.join('')}<hr>\n${element('section', list, { role: 'doc-endnotes' })}\n`
}
