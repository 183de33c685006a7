import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt('commonmark').enable('table')

interface Block {
  text: string
  /** Whether each of its lines is an item or a row. */
  hasLines: boolean
  /** The empty lines after it. */
  gap: string
}

/** The blocks of a text: its paragraphs, headings, lists, tables. */
function blocksOf(text: string): Block[] {
  const lines = text.split('\n')
  const starts = markdown
    .parse(text, {})
    .flatMap(({ level, map, type }) => (level === 0 && map ? [{ type, start: map[0] }] : []))
  if (starts.length === 0) return [{ text, hasLines: false, gap: '' }]
  return starts.map(({ type, start }, index) => {
    const block = lines.slice(index === 0 ? 0 : start, starts[index + 1]?.start).join('\n')
    const trimmed = block.trimEnd()
    const hasLines = /^(?:bullet_list|table)_open$/.test(type)
    return { text: trimmed, hasLines, gap: block.slice(trimmed.length) }
  })
}

/** What a block says, however it is written; a text that shows nothing says itself. */
const meaningOf = (text: string): string => markdown.render(text) || text

/** A line of a list or table without what can be written in several ways. */
const bareLine = (line: string): string =>
  line.replace(/^(\s*)[*+-] +/, '$1- ').replace(/ *\| */g, '|')

/** The line below the heads of a table, which says how its columns are aligned. */
const isAlignment = (line: string): boolean => /^[\s|:-]*-{3,}[\s|:-]*$/.test(line)

/** The lines of lists and tables by what they say. Alignments belong to the heads above them. */
const keyedLines = (text: string): [key: string, line: string][] =>
  text
    .split('\n')
    .map((line, index, lines) => [
      isAlignment(line) ? `below ${bareLine(lines[index - 1] ?? '')}` : bareLine(line),
      line,
    ])

/**
 * A text in Markdown as it was written before, where it says the same: the rich text of an editor
 * writes all lists and tables in its own way, and loses the alignment of columns.
 */
export function keepWritten(before: string, after: string): string {
  const written = blocksOf(before)
  const blocks = new Map(written.map(({ text }) => [meaningOf(text), text]))
  const lines = new Map(
    written.filter(({ hasLines }) => hasLines).flatMap(({ text }) => keyedLines(text)),
  )
  const [, mark = '-'] = /^ *([*+-]) /m.exec([...lines.values()].join('\n')) ?? []
  const keepLine = ([key, line]: [string, string]): string => {
    const isNew = isAlignment(line) && line.includes(':')
    return (isNew ? undefined : lines.get(key)) ?? line.replace(/^(\s*)[*+-](?= )/, `$1${mark}`)
  }
  return blocksOf(after)
    .map(({ text, hasLines, gap }, index, { length }) => {
      const changed = hasLines ? keyedLines(text).map(keepLine).join('\n') : text
      // The text after the last block ends with the file.
      return (blocks.get(meaningOf(text)) ?? changed) + (index < length - 1 ? `\n${gap}` : '')
    })
    .join('')
}
