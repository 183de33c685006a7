import type { Token } from 'markdown-it'
import { countOf } from './count-of'
import { footnoteAnchor, type InlineText, plainCharacters } from './inline-text'
import type {
  Alignment,
  Block,
  ListItem,
  MarkdownText,
  PictureBlock,
  Section,
  TableBlock,
} from './markdown-text'
import type { Environment, TextProblem } from './markdown-syntax'
import {
  captionHint,
  hasOtherBars,
  interruptingHint,
  isItemBesideList,
  misreadLines,
  notList,
  notTable,
  notUnderline,
  pandocTableHint,
  tableSignsHint,
  taskHint,
  underlineHint,
} from './misread-lines'
import { parseTokens, pictureIn, type TokenNode } from './parse-tokens'
import { normalLink, toComparable, toLowerCase, withoutIgnorable } from './normal-form'
import { htmlProblem, type Keep, partsOfTokens } from './read-inline'

/** Something in a text, with the line on which its block begins, from 0. */
interface InBlock {
  line: number
}

export interface HeadingPart extends InBlock {
  level: number
  /** Its characters without marks. */
  title: string
  /** The anchor that it names. */
  writtenAnchor?: string
}

/** What the check looks at in a text in Markdown. */
export interface MarkdownParts {
  headings: HeadingPart[]
  links: (InBlock & { target: string; written: string })[]
  pictures: (InBlock & { target: string; written: string; alt: string })[]
  /** Blanks, as they are written: "[legal name]". */
  blanks: (InBlock & { written: string })[]
  /** The blocks of code, each with the line after it. */
  code: (InBlock & { end: number })[]
  /** What a page cannot show as it is meant. */
  problems: (InBlock & TextProblem)[]
}

/**
 * The anchor of a heading: the one that it names, or its title in lower case.
 * @param language the language of the text
 */
export const anchorOf = (
  { title, writtenAnchor }: Pick<HeadingPart, 'title' | 'writtenAnchor'>,
  language: string,
): string =>
  writtenAnchor ??
  toLowerCase(withoutIgnorable(toComparable(title)), language)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const wideAnchor = /(?<!\\)｛[#＃][^｝]*｝\s*$/

const isList = ({ type }: Token): boolean => /^(?:bullet|ordered)_list_open$/.test(type)
const isItem = ({ type }: Token): boolean => type === 'list_item_open'

/** The number of the first item of a numbered list. */
const startOf = (list: Token): number => Number(list.attrGet('start') ?? 1)

/** The names of what an item can have in it, by the types of tokens. */
const blockNames: Readonly<Record<string, string>> = {
  bullet_list_open: 'list',
  ordered_list_open: 'list',
  list_item_open: 'list',
  paragraph_open: 'text',
  fence: 'code',
  blockquote_open: 'quote',
  table_open: 'table',
}

/** The language of code, at the beginning of what is after the marks before it. */
const codeLanguage = /^[\p{L}\p{N}_+#.*-]*/u

/** Whether a line ends code that begins with this mark. */
function isFenceEnd(line: string, mark: string): boolean {
  const written = line.replace(/^[\s>]*/, '').trimEnd()
  return written.startsWith(mark) && !written.replaceAll(mark.charAt(0), '')
}

/** What is before the mark of an item, and the mark with its spaces. */
const itemMark = /^([\s>]*)((?:[-*+]|\d{1,9}[.)])\s+)/

/** The sign ">" before a number, with only marks before it, and the space after it. */
const signBeforeNumber = /^(?:\s|[-*+]\s|\d{1,9}[.)]\s|>)*?>(\s*)[=\p{Nd}\p{Sc}]/u

/** The mark of an item as text: "24\.", "\+". */
const withBackslash = (mark: string): string => mark.replace(/.$/, String.raw`\$&`)

/** The number of cells in a line of a table. */
const countCells = (line: string): number =>
  line
    .replace(/^[\s>]*/, '')
    .replace(/^\||(?<!\\)\|\s*$/g, '')
    .split(/(?<!\\)\|/).length

/** What has other blocks in it, and what to write if there are none. */
interface Container {
  name: string
  remedy: string
  written?: string
}

const quote: Container = { name: 'quote', remedy: 'write it after ">", or delete that sign' }
const listItem: Container = { name: 'item', remedy: 'write it after its mark, or delete the mark' }

const isEmptyText = (text: InlineText): boolean => !plainCharacters(text).trim() && !hasNote(text)

/** Whether a text has the number of a footnote. */
const hasNote = ({ parts }: InlineText): boolean =>
  parts.some(({ runs }) => runs.some(({ marks }) => marks.includes('sup')))

/** Whether a page would show nothing for a block. */
const isEmpty = (block: Block): boolean =>
  block.type === 'code'
    ? !block.code.trim()
    : (block.type === 'paragraph' || block.type === 'heading') && isEmptyText(block.text)

/** Reads the blocks of a text, and finds its parts on the way. */
class MarkdownReader {
  readonly parts: MarkdownParts = {
    headings: [],
    links: [],
    pictures: [],
    blanks: [],
    code: [],
    problems: [],
  }
  /** The contents of footnotes by their labels. */
  private readonly notes = new Map<string, ListItem>()
  private readonly lines: readonly string[]
  /** The lines with the references to footnotes, by the numbers of these from 0. */
  private readonly referenceLines = new Map<number, number>()
  private readonly numberedLists: (InBlock & { start: number; length: number; written: string })[] =
    []
  private line = 0
  /** The first block of the last item, if it begins in the line with the mark of the item. */
  private firstInItem: Token | undefined

  constructor(
    text: string,
    private readonly language: string,
    private readonly keep: Keep,
  ) {
    this.lines = text.split(/\r\n|\r|\n/)
  }

  private report(message: string, hint: string, { written = '', line = this.line } = {}): void {
    this.parts.problems.push({ line, written, message, hint })
  }

  /**
   * The blocks of tokens.
   * @param container what they are inside of: a quote, an item of a list or a footnote
   */
  blocks(nodes: readonly TokenNode[], container?: Container): Block[] {
    const blocks: Block[] = []
    const { line } = this
    const { length: problemsBefore } = this.parts.problems
    let caption: InlineText | null = null
    let isBelowNote = false
    for (const [index, { token, children }] of nodes.entries()) {
      this.line = token.map?.[0] ?? children[0]?.token.map?.[0] ?? this.line
      if (token.meta?.isCaption) {
        caption = this.caption(children[0]?.token.children ?? [])
        continue
      }
      if (isBelowNote && /^ {1,3}\S/.test(this.lines[this.line] ?? ''))
        this.report('the text is not part of the footnote above it', 'indent it by four spaces')
      isBelowNote = token.type === 'footnote_reference_open'
      this.checkIndent(nodes[index - 1], token)
      if (isList(token)) {
        this.checkMarks(token, children)
        // An indented list in an item was meant as one.
        if (token.type === 'ordered_list_open' && container !== listItem) {
          const [line, start, { length }] = [this.line, startOf(token), children]
          this.numberedLists.push({ line, start, length, written: `${start}${token.markup}` })
        }
        this.checkLineAbove(nodes[index - 1], children[1])
      } else if (token.type === 'blockquote_open') {
        this.checkQuoteSign(token)
        this.checkInterruption(nodes[index - 1], 'quote')
      }
      const wrongCaption =
        token.type === 'paragraph_open' &&
        nodes[index + 1]?.token.type === 'table_open' &&
        captionHint(children[0]?.token.content ?? '')
      if (wrongCaption) {
        this.report('this line is not read as a caption', wrongCaption)
        continue
      }
      const { line: blockLine } = this
      const { length: problemsAbove } = this.parts.problems
      const block = this.block(token, children, container !== undefined)
      const isAlone = container !== undefined && nodes.length === 1
      if (block && isEmpty(block) && !isAlone && this.parts.problems.length === problemsAbove)
        this.report(`the ${block.type} has no text`, 'delete it', { line: blockLine })
      if (block) blocks.push(block.type === 'table' ? { ...block, caption } : block)
      caption = null
    }
    if (container && blocks.every(isEmpty) && this.parts.problems.length === problemsBefore)
      this.report(`the ${container.name} has no text`, container.remedy, { ...container, line })
    return blocks
  }

  private block(
    token: Token,
    children: readonly TokenNode[],
    isInside: boolean,
  ): Block | undefined {
    switch (token.type) {
      case 'paragraph_open':
        return this.paragraph(children)
      case 'heading_open':
        return this.heading(token, children, isInside)
      case 'bullet_list_open':
        return { type: 'list', start: null, items: this.items(children) }
      case 'ordered_list_open':
        return { type: 'list', start: startOf(token), items: this.items(children) }
      case 'blockquote_open':
        return { type: 'quote', blocks: this.blocks(children, quote) }
      case 'fence':
      case 'code_block': {
        const end = token.map?.[1] ?? 0
        const lastLine = this.lines[end - 1] ?? ''
        this.parts.code.push({ line: this.line, end })
        if (token === this.firstInItem && token.type === 'code_block')
          this.report(
            'the spaces after the mark of this item make its text code',
            'write one space, or write ``` in a line above the code and in one below it',
          )
        else if (token.type === 'code_block')
          this.report(
            'spaces or a tab before this line make it code',
            'delete them, or write ``` in a line above the code and in one below it',
          )
        else if (this.isUnderline(token)) this.report(notUnderline, underlineHint)
        else if (!isFenceEnd(lastLine, token.markup))
          this.report('the code has no end', `write ${token.markup} in a line below it`)
        else this.checkInfo(token)
        const [language = ''] = codeLanguage.exec(token.info.trim()) ?? []
        return { type: 'code', code: token.content.trimEnd(), language }
      }
      case 'table_open':
        return this.table(children)
      case 'hr': {
        const hint = pandocTableHint(this.lines[this.line] ?? '')
        if (hint !== undefined) this.report(notTable, hint)
        return { type: 'rule' }
      }
      case 'html_block': {
        const { message, hint, written } = htmlProblem(token.content.trim())
        this.report(message, hint, { written })
        return undefined
      }
      case 'footnote_reference_open':
        this.note(String(token.meta?.label), children)
        return undefined
      default:
        throw new Error(`Markdown of the type ${token.type} has no block`)
    }
  }

  /** Finds what the line that opens code has besides its language, and code that was meant as a picture. */
  private checkInfo({ info, markup }: Token): void {
    const written = info.trim()
    const others = written.replace(codeLanguage, '').trim()
    if (others)
      this.report(
        `the page would not show "${others}" with the code`,
        `write only a language such as html after ${markup}, and the name of a file in the text above`,
        { written },
      )
    else if (/^(?:mermaid|plantuml|math|latex)$/i.test(written))
      this.report(
        `the page would show "${written}" as code, without drawing it`,
        `write a picture in place of it, or text after ${markup} to show its source`,
        { written },
      )
  }

  /** Whether the line that opens code was meant to make a heading of the line above it. */
  private isUnderline({ markup, info }: Token): boolean {
    const title = this.lines[this.line - 1]?.trim() ?? ''
    return /^~{4,}$/.test(markup) && !info && title !== '' && markup.length >= title.length
  }

  private paragraph(children: readonly TokenNode[]): Block {
    const inline = children[0]?.token
    const picture = pictureIn(inline)
    if (picture) return this.picture(picture)
    const last = this.parts.problems.at(-1)
    for (const { line, message, hint } of misreadLines(inline?.content ?? ''))
      // The line with the mark of an item can have had the problem.
      if (last?.line !== this.line || last.message !== message)
        this.report(message, hint, { line: this.line + line })
    return { type: 'paragraph', text: this.textOf(children) }
  }

  private picture(picture: Token): PictureBlock {
    const written = String(picture.attrGet('src'))
    const src = normalLink(written)
    const alt = plainCharacters(this.text(picture.children ?? [], { keep: (text) => text }))
    this.parts.pictures.push({ line: this.line, target: src, written, alt })
    const [size] = /(?:^|\|)\d+(?:x\d+)?$/.exec(alt) ?? []
    if (size)
      this.report(
        `the alternative text has the size "${size}", which the page decides`,
        'delete it, and say what is in the picture',
        { written: size },
      )
    if (picture.children?.some(({ type }) => type === 'footnote_ref'))
      this.report('the alternative text has a footnote', 'write it in the caption or in the text')
    const captionTokens = picture.meta?.captionTokens as Token[] | undefined
    return {
      type: 'picture',
      src,
      alt,
      caption: captionTokens ? this.caption(captionTokens) : null,
    }
  }

  private heading(token: Token, children: readonly TokenNode[], isInside: boolean): Block {
    const text = this.textOf(children)
    const level = Number(token.tag.slice(1))
    const id = token.attrGet('id')
    const heading = {
      title: plainCharacters(text),
      ...(id !== null && { writtenAnchor: toComparable(String(id)) }),
    }
    const isUnderlined = /^[=-]$/.test(token.markup)
    if (isUnderlined) {
      const message = `the line of "${token.markup}" below this makes it a heading`
      const line = token.markup === '-' ? 'write an empty line before it' : 'delete that line'
      this.report(message, `${line}, or write "## " before a heading, without that line`)
    } else if (isInside) {
      const hint = 'write it in **bold**, or end the list before it'
      this.report('the heading is in a list, a quote or a footnote', hint)
    }
    if (!isInside)
      this.parts.headings.push({ line: this.line, level: isUnderlined ? 2 : level, ...heading })
    const [written] = wideAnchor.exec(children[0]?.token.content ?? '') ?? []
    if (id !== null && /(?:^|\s)#+\s*$/.test(children[0]?.token.content ?? ''))
      this.report('the page would show the "#" at the end of the heading', 'delete them')
    if (written) {
      const hint = 'write letters, digits and hyphens, such as {#costs}, or a backslash before it'
      this.report(`"${written}" is not the address of a heading`, hint, { written })
    }
    return { type: 'heading', level, anchor: anchorOf(heading, this.language), text }
  }

  /** Finds a sign or a number of a text that is read as the mark of an item. */
  private checkMarks(list: Token, [first]: readonly TokenNode[]): void {
    const written = `${first?.token.info ?? ''}${list.markup}`
    if (list === this.firstInItem)
      this.report(
        'this line has the marks of two items',
        `delete one, or write ${withBackslash(written)} if it is text`,
      )
    else if (
      written === '+' &&
      /^[\p{Nd}\p{Sc}]/u.test(first?.children[0]?.children[0]?.token.content ?? '')
    )
      this.report(
        'the sign before this number is read as the mark of an item',
        String.raw`write \+ if it is a sign, or "- " before an item`,
      )
  }

  /** Finds a sign for "more than" that is read as the mark of a quote. */
  private checkQuoteSign(quote: Token): void {
    const [, space] = signBeforeNumber.exec(this.lines[this.line] ?? '') ?? []
    if (space === '' || (space !== undefined && quote === this.firstInItem))
      this.report(
        'the sign before this number is read as the mark of a quote',
        String.raw`write \> if it is a sign, or "> " before a quote`,
      )
  }

  /** Finds a block that is indented, but not inside the item above it. */
  private checkIndent(above: TokenNode | undefined, block: Token): void {
    const item = above && isList(above.token) ? above.children.at(-1) : above
    if (item && isItem(item.token) && block.type in blockNames)
      this.checkItemIndent(item.token, block)
  }

  private checkItemIndent(item: Token, { type }: Token): void {
    const [, before = '', mark = ''] = itemMark.exec(this.lines[item.map?.[0] ?? 0] ?? '') ?? []
    const [marks = ''] = /^[\s>]*/.exec(this.lines[this.line] ?? '') ?? []
    const indent = type === 'blockquote_open' ? marks.replace(/>\s*$/, '') : marks
    const needed = before.length + mark.length
    if (indent.length <= before.length || indent.length >= needed) return
    const spaces = ['one', 'two', 'three', 'four', 'five'][needed - 1] ?? String(needed)
    const message = `this ${blockNames[type]} is not inside the item above it`
    this.report(message, `indent it by ${spaces} spaces`)
  }

  /** Finds a line above a list that was meant to be its first item, or a list that is one of its words. */
  private checkLineAbove(above: TokenNode | undefined, second: TokenNode | undefined): void {
    if (!this.isBelowText(above)) return
    this.checkBesideItem(this.line - 1)
    if (second && this.lines[(second.token.map?.[0] ?? 0) - 1]?.trim()) return
    this.checkInterruption(above, 'list')
  }

  /** Whether this line is directly below a text. */
  private isBelowText(above: TokenNode | undefined): boolean {
    return above?.token.type === 'paragraph_open' && above.token.map?.[1] === this.line
  }

  /** Finds a line of a text that is read as something else, because a sign begins it. */
  private checkInterruption(above: TokenNode | undefined, what: 'list' | 'quote'): void {
    // The first text of an item can have both below it.
    if (!this.isBelowText(above) || above?.token === this.firstInItem) return
    const hint = interruptingHint(this.lines[this.line - 1] ?? '', this.lines[this.line] ?? '')
    if (hint !== undefined) this.report(`this line in a text is read as a ${what}`, hint)
  }

  /** Checks that a line and those below it, of which one is an item, were not all meant to be items. */
  private checkBesideItem(line: number, end = line + 2): void {
    const others = this.lines.slice(line + 1, end)
    if (others.some((other) => isItemBesideList(this.lines[line] ?? '', other)))
      this.report(notList.message, notList.hint, { line })
  }

  private items(nodes: readonly TokenNode[]): ListItem[] {
    const numbers = nodes.map(({ token }) => Number(token.info))
    const areEqual = numbers.length > 1 && new Set(numbers).size === 1
    return nodes.map(({ token, children }, index) => {
      this.line = token.map?.[0] ?? this.line
      this.checkIndent(nodes[index - 1], token)
      const isDone = token.meta?.isDone
      const wrongTask =
        isDone === undefined && taskHint(children[0]?.children[0]?.token.content ?? '')
      if (wrongTask) this.report('this item is not read as a task', wrongTask)
      const firstBlock = children[0]?.token
      if (firstBlock?.type === 'paragraph_open')
        this.checkBesideItem(this.line, firstBlock.map?.[1])
      this.firstInItem = firstBlock?.map?.[0] === this.line ? firstBlock : undefined
      const [previous, number] = [numbers[index - 1], numbers[index]]
      // With one number before all items, they are counted.
      const isCounted = areEqual || previous === undefined || number === previous + 1
      return {
        ...(typeof isDone === 'boolean' && { isDone }),
        ...(!isCounted && { value: number }),
        ...this.item(children, listItem),
      }
    })
  }

  private item(children: readonly TokenNode[], container: Container): ListItem {
    const blocks = this.blocks(children, container)
    const [first, ...rest] = blocks
    return first?.type === 'paragraph' ? { text: first.text, blocks: rest } : { text: null, blocks }
  }

  private table(nodes: readonly TokenNode[]): TableBlock {
    const rows = nodes.flatMap(({ children }) => children)
    const [head, ...others] = rows
    const columns = head?.children ?? []
    const longRows = new Set<Token>()
    for (const { token } of others) {
      const [line = 0] = token.map ?? []
      const written = this.lines[line] ?? ''
      if (hasOtherBars(written))
        this.report(
          'the row has other bars than those between cells',
          tableSignsHint(written) ?? '',
          {
            line,
          },
        )
      if (!/(?<!\\)\|/.test(written))
        this.report(
          'this line is read as a row of the table',
          'write an empty line before it, or "|" around its text',
          { line },
        )
      const cells = countCells(written)
      if (cells <= columns.length) continue
      const hint = String.raw`write a heading for each column, and \| for a line in a cell`
      const message = `the row has ${countOf(cells, 'cell')}, and the table ${countOf(columns.length, 'column')}`
      this.report(message, hint, { line })
      longRows.add(token)
    }
    const cellsOf = ({ token, children }: TokenNode): InlineText[] => {
      this.line = token.map?.[0] ?? this.line
      const { length } = this.parts.problems
      const texts = children.map((cell) => this.textOf(cell.children, { hasLines: false }))
      // A cell that is cut off has other mistakes in consequence.
      if (longRows.has(token)) this.parts.problems.length = length
      return texts
    }
    const alignmentOf = ({ token }: TokenNode): Alignment => {
      const [, side] = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style'))) ?? []
      return (side ?? null) as Alignment
    }
    return {
      type: 'table',
      caption: null,
      alignments: columns.map(alignmentOf),
      head: head ? cellsOf(head) : [],
      rows: others.map(cellsOf),
    }
  }

  private note(label: string, children: readonly TokenNode[]): void {
    const { line } = this
    const written = `[^${label}]:`
    const key = toComparable(label)
    if (this.notes.has(key))
      this.report(`another footnote has the label [^${label}]`, 'give each its own', {
        written,
        line,
      })
    const container = { name: `footnote [^${label}]`, remedy: 'write it after the colon', written }
    this.notes.set(key, this.item(children, container))
  }

  /** The text of a block, which has one. */
  private textOf(children: readonly TokenNode[], options = { hasLines: true }): InlineText {
    return this.text(children[0]?.token.children ?? [], options)
  }

  private caption(tokens: readonly Token[]): InlineText {
    const text = this.text(tokens)
    if (isEmptyText(text)) this.report('the caption has no text', 'delete it')
    return text
  }

  private text(tokens: readonly Token[], { keep = this.keep, hasLines = false } = {}): InlineText {
    const { line, parts } = this
    const found = partsOfTokens(tokens, keep, { hasLines })
    parts.links.push(...found.links.map((link) => ({ line, ...link })))
    parts.blanks.push(...found.blanks.map((written) => ({ line, written })))
    parts.problems.push(...found.problems.map((problem) => ({ line, ...problem })))
    for (const { type, meta } of tokens) {
      if (type !== 'footnote_ref') continue
      this.referenceLines.set(Number(meta?.id), line)
      if (Number(meta?.subId) > 0)
        this.report('two texts refer to one footnote', 'give each its own footnote', {
          written: `[^${String(meta?.label)}]`,
        })
    }
    return found.text
  }

  /** The footnotes of the text, once its blocks have been read. */
  footnotes({ list = [], refs = {} }: NonNullable<Environment['footnotes']>) {
    for (const [key, number] of Object.entries(refs)) {
      const label = key.slice(1)
      const hint = `write [^${label}] where it belongs, or delete it`
      if (number < 0)
        this.report('no text refers to the footnote', hint, { written: `[^${label}]:`, line: 0 })
    }
    return list.map(({ label = '', content = '', tokens }, index) => {
      const anchor = footnoteAnchor(index + 1)
      this.line = this.referenceLines.get(index) ?? 0
      if (!tokens) return { anchor, text: null, blocks: [], ...this.notes.get(toComparable(label)) }
      const text = this.text(tokens)
      const written = `^[${content}]`
      // The outer one takes the number of the inner one: findings/markdown-it-footnote-nested.sh.
      if (tokens.some(({ type }) => type === 'footnote_ref'))
        this.report(
          `the page would not show the footnote inside ${written}`,
          'write [^name] in place of the outer footnote, and its text in a paragraph that begins with "[^name]: "',
          { written },
        )
      else if (isEmptyText(text))
        this.report(`the footnote ${written} has no text`, 'write it between the brackets', {
          written,
        })
      return { anchor, text, blocks: [] }
    })
  }

  /** Finds a date or an ordinal number at the start of a line, as in "24. Dezember", which is read as an item. */
  checkNumberedLists(): void {
    for (const { line, start, length, written } of this.numberedLists) {
      const isContinued = this.numberedLists.some(
        (other) => other.start + other.length === start || other.start === start + length,
      )
      if (length === 1 && !isContinued)
        this.report(
          'this line is read as a list with a single number',
          `write ${withBackslash(written)} if it is text, or "- " if it is an item`,
          { line, written },
        )
    }
  }

  /** Finds a text that an assistant or an editor has put into one block of code. */
  checkWhole(blocks: readonly Block[]): void {
    const [first, ...others] = blocks
    if (first?.type === 'code' && others.length === 0 && /^(?:md|markdown)$/i.test(first.language))
      this.report('the whole text is code', 'delete its first and its last line', { line: 0 })
  }

  /** Finds the lines with the addresses of links that the page does not show. */
  checkDefinitions({ definitions = [], usedLabels }: Environment): void {
    const labels = new Set<string>()
    for (const { label, written, line } of definitions) {
      const name = `[${written}]`
      if (labels.has(label))
        this.report(`another address has the name ${name}`, 'give each its own', { line })
      else if (!usedLabels?.has(label)) {
        const hint =
          written === '//'
            ? 'delete it'
            : `write a link such as [text]${name}, **${name}**: for a blank, or a backslash before the first bracket`
        this.report(
          `the page does not show this line, because no link has the name ${name}`,
          hint,
          { line },
        )
      }
      labels.add(label)
    }
  }
}

function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) {
      const { anchor, text } = block
      sections.push({ heading: { anchor, title: plainCharacters(text), text }, blocks: [] })
    } else if (sections.length === 0) sections.push({ heading: null, blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

/**
 * Parses a text in Markdown, for pages and feeds, and finds what the check looks at.
 * @param options.language that of the text, which decides the anchors of headings
 * @param options.keep changes each text in it, for example to keep units on one line
 */
export function readMarkdown(
  text: string,
  {
    language = 'en',
    keep = (unchanged) => unchanged,
  }: { language?: string | undefined; keep?: Keep | undefined } = {},
): { text: MarkdownText; parts: MarkdownParts } {
  const { nodes, env } = parseTokens(text)
  const reader = new MarkdownReader(text, language, keep)
  const blocks = reader.blocks(nodes)
  reader.checkWhole(blocks)
  reader.checkNumberedLists()
  const footnoteList = reader.footnotes(env.footnotes ?? {})
  reader.checkDefinitions(env)
  return { text: { sections: sectionsOf(blocks), footnotes: footnoteList }, parts: reader.parts }
}
