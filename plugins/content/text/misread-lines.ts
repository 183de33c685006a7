import { areCounted } from './counted-lines'
import { codePoint } from './tell-apart'

/** A line of a paragraph that was meant to be something else. */
export interface MisreadLine {
  /** Which line of the paragraph it is, from 0. */
  line: number
  message: string
  hint: string
}

/** '"#" (U+0023 in place of U+FF03)', for each sign of a text that has another one in its place. */
const replacements = (text: string, plainSigns: Readonly<Record<string, string>>): string =>
  [...new Set(text)]
    .flatMap((sign) => {
      const plain = plainSigns[sign]
      return plain === undefined
        ? []
        : [`"${plain}" (${codePoint(plain)} in place of ${codePoint(sign)})`]
    })
    .join(', ')

/** What a computer or a keyboard writes in place of the signs of tables. */
const tableSigns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('‐‑‒–—―−─﹣－', (dash) => [dash, '-'])),
  ...Object.fromEntries(Array.from('：﹕︰', (colon) => [colon, ':'])),
  ...Object.fromEntries(Array.from('｜￨│┃∣', (bar) => [bar, '|'])),
}
const otherTableSign = new RegExp(`[${Object.keys(tableSigns).join('')}]`, 'gu')
const toTableSigns = (line: string): string =>
  line.replace(otherTableSign, (sign) => tableSigns[sign] ?? sign)

const delimiterRow = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$|^\s*\|\s*:?-+:?\s*\|\s*$/u

/** What to write in a line of a table that has other signs than those of tables. */
export const tableSignsHint = (line: string): string | undefined => {
  const signs = replacements(line, tableSigns)
  return signs ? `write ${signs}` : undefined
}

/** Whether a row of a table has other bars than those that divide cells. */
export const hasOtherBars = (row: string): boolean => /^[\s>]*[｜￨│┃∣]/u.test(row)

/** The wide marks of keyboards for Chinese, Japanese and Korean. */
const wideMarks: Readonly<Record<string, string>> = {
  '＃': '#',
  '＞': '>',
  '＊': '*',
  '：': ':',
  '－': '-',
  '＋': '+',
  '\u3000': ' ',
  '\u00a0': ' ',
}

/** A blank that CommonMark does not take for a space. */
const otherBlank = String.raw`[^\S \t\r\n]`

const plainSpace = (blank: string): string =>
  `write a plain space (${codePoint(' ')} in place of ${codePoint(blank)})`

/** The mark of a block after such a blank, as a keyboard for Japanese writes it before a nested item. */
const indentedMark = new RegExp(
  String.raw`^\s*?(${otherBlank})\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s|>\s*\p{L}|\||\x60{3}|~{3}|\[\^[^\]]+\]:)`,
  'u',
)
/** A line that only looks empty, such as of Option and the space bar on a Mac. */
const blankLine = new RegExp(String.raw`^\s*?(${otherBlank})\s*$`, 'u')

const notMark = 'this line is read as text, because a space before it is not a plain one'

interface MisreadForm {
  form: RegExp
  message: string
  hint: string | ((found: RegExpExecArray) => string)
}

const notHeading = 'this line is not read as a heading'
const notItem = 'this line is not read as an item of a list'

export const notUnderline = 'this line does not make a heading of the one above it'
export const underlineHint = 'write "## " before the heading, and delete this line'

/** Lines that are refused wherever they are; `stray-signs.ts` has those that begin with an ASCII sign. */
const forms: readonly MisreadForm[] = [
  {
    form: /^(?=#*＃)(?:[#＃]{2,6}|＃(?=\s))\s?/u,
    message: notHeading,
    hint: ([marks]) => `write ${replacements(marks, wideMarks)}, and a space after the "#"`,
  },
  {
    // After a number, a space that does not break is also part of a date: "1. Januar".
    form: new RegExp(
      `^(?:[-*+](${otherBlank})|\\d{1,9}[.)](?![\\u00a0\\u202f])(${otherBlank}))`,
      'u',
    ),
    message: notItem,
    hint: ([, afterBullet = '', afterNumber = '']) => plainSpace(afterBullet || afterNumber),
  },
  {
    form: /^(h([1-6])(?:\([^\s()]*\))?\.)\s/u,
    message: notHeading,
    hint: ([, mark, level]) =>
      `write "${'#'.repeat(Math.max(2, Number(level)))} " in place of "${mark}"`,
  },
  {
    form: /^bq\.\s/u,
    message: 'this line is not read as a quote',
    hint: 'write "> " in place of "bq."',
  },
  {
    form: /^＞\s/u,
    message: 'this line is not read as a quote',
    hint: ([marks]) => `write ${replacements(marks.charAt(0), wideMarks)}`,
  },
  {
    // Boxes of MkDocs and reStructuredText.
    form: /^(?:!!!|\?\?\?\+?) [a-z]+(?: inline(?: end)?)?(?: ".*")?\s*$|^\.\.\s+(?:[\w|-][^:]*::|_.+:)/u,
    message: 'this line is no mark that a page can show',
    hint: 'delete it, and begin the paragraph with a word in **bold**',
  },
  {
    // Abbreviations of Markdown Extra, and imports of MDX.
    form: /^\*\[[^[\]]+\]:\s|^import\s+(?:[\w*{][^"']*\sfrom\s+)?["'][^"']+["'];?$/u,
    message: 'this line is no mark that a page can show',
    hint: ([mark]) =>
      mark.startsWith('*') ? 'delete it, or write \\* for the character' : 'delete it',
  },
  {
    form: /^\[[ xX]\] /u,
    message: 'this line is not read as a task',
    hint: 'write "- " before it',
  },
]

/** A sign that begins the lines of a list, with a space after it; some are written without it. */
const itemSign =
  /^(?:(?![ -~])[\p{So}\p{Sm}\p{Pd}·•※†‡]\ufe0f?(?=\s)|[－‐‑–—−●○■□◆◇▶►➢✓✔・·☐☑☒]|--?(?=[^\s-])|\+(?=[^\s+])|\*(?=[^\s*])(?!.*[^\s*\\]\*(?!\*)))/u

/** Whether the page would show a line and the next one in one line. */
const runsOn = (line: string, next: string | undefined): next is string =>
  next !== undefined && !/(?: {2}|\\|<br ?\/?>)$/.test(line)

/** Whether a line and the next one are items of a list, which the page would show in one line. */
function areItems(line: string, next: string | undefined): boolean {
  if (!runsOn(line, next)) return false
  return areCounted(line, next) || [line, next].every((text) => itemSign.test(text))
}

export const notList = {
  message: 'these lines are not read as a list',
  hint: 'begin each item with "- " or "1. ", with a space, or end each line but the last with a backslash',
}

/** Whether one of two lines is an item of a list, and the other was meant to be one. */
export function isItemBesideList(line: string, next: string): boolean {
  const mark = /^[\s>]*([-*+]|\d{1,9}[.)])[ \t]+/
  if (mark.test(line) === mark.test(next)) return false
  const [own = '', other = ''] = [line, next].map((text) =>
    text.replace(mark, '$1').replace(/^[\s>]+/, ''),
  )
  return (
    areItems(own, other) ||
    (runsOn(own, other) && /^\(?(?:\p{L}|\p{N}{1,2}|[ivx]+)\)\s/u.test(other))
  )
}

/**
 * A short label and the colon after it, which is part of no time, address, code or parentheses. No
 * sentence ends in it, but abbreviations have a full stop.
 */
const label =
  /^(?![^:፦]*\p{L}{5}\.\s)[^\p{L}\p{N}:|`([]{0,6}(?=[\p{L}\p{N}`([])(?:`[^`]*`|\([^()]*\)|\[[^[\]]*\]|[^:፦,!?。;|\t`()[\]]){1,48}?(?:፦|(?<!\p{Nd}):(?!\/\/)|:(?!\p{Nd}|\/\/))/u

/** Whether a line begins with a label of at most four words. */
function isLabelled(line: string): boolean {
  const [written] = label.exec(line.normalize('NFKC')) ?? []
  return written !== undefined && (written.match(/[\p{L}\p{M}\p{N}.-]+/gu) ?? []).length <= 4
}

/** The line of dashes below the headings of a table, in quotes. */
const dashLine = (columns: number): string => `"| ${Array(columns).fill('---').join(' | ')} |"`

const cellsHint = (columns: number): string =>
  `write "|" around the cells of each row, and ${dashLine(columns)} below the headings`

/** A row of a table without its line of dashes, or of one that another program reads, and what to write. */
function foreignTable(lines: readonly string[]): { line: number; hint: string } | undefined {
  const line = lines.findIndex((text) =>
    /^\||^[｜￨│┃∣].*[｜￨│┃∣]\s*$|^\+[-=:][-=:+]*\+\s*$/u.test(text),
  )
  const row = lines[line]
  if (row === undefined) return undefined
  const cells = toTableSigns(row).replaceAll(/^[|+]+|[|+]+\s*$/g, '')
  const signs = replacements(row.replace(/[^｜￨│┃∣]/gu, ''), tableSigns)
  const hint = cellsHint(cells.split(row.startsWith('+') ? '+' : /(?<!\\)\|+/).length)
  return { line, hint: `${hint}${signs ? `, and ${signs}` : ', or \\| for the character'}` }
}

/** What to write in place of the dashes below the headings of a table of Pandoc, if a line is so. */
export function pandocTableHint(line: string): string | undefined {
  const [dashes] = /-{2,}(?:[ \t]+-{2,})+\s*$/.exec(line) ?? []
  return dashes && cellsHint(dashes.trim().split(/\s+/).length)
}

/** The sign and the tab with which Word begins an item, also a letter of a font of signs. */
const signAndTab = (line: string): string | undefined =>
  /^([^\s#>\-*+|]\ufe0f?\t)[^\t]+$/u.exec(line)?.[1]

/** The bullet before a line of Word. */
const bulletOf = (line: string): string | undefined =>
  signAndTab(line)?.trimEnd() ??
  /^([•◦▪▫‣⁃∙\uf0a7\uf0b7](?=\s*\S)|[·o§Ø](?=[ \u00a0]{3,}\S))/u.exec(line)?.[1]

/** The first line with a bullet of Word, and what to write: each other bullet is of a list inside. */
function wordList(lines: readonly string[]): { line: number; hint: string } | undefined {
  const line = lines.findIndex((text) => bulletOf(text) !== undefined)
  if (line < 0) return undefined
  const bullets = lines.flatMap((text) => {
    const other = /^o(?=\s)/.exec(text)?.[0]
    return bulletOf(text) ?? other ?? []
  })
  const written = [...new Set(bullets)].map((bullet, level) => {
    const indent = level === 0 ? '' : ` indented by ${2 * level} spaces`
    return `"- "${indent} in place of ${codePoint(bullet)}`
  })
  return { line, hint: `write ${written.join(', ')}` }
}

/** The first of several rows of a spreadsheet, and what to write. */
function spreadsheet(lines: readonly string[]): { line: number; hint: string } | undefined {
  const hasBullets = lines.some((text) => /^[^\p{L}\p{N}]/u.test(signAndTab(text) ?? ''))
  const line = lines.findIndex((text, index) => {
    const next = lines[index + 1]
    if (next === undefined || areItems(text, next)) return false
    const [sign, nextSign] = [signAndTab(text), signAndTab(next)]
    const areBullets = sign !== undefined && nextSign !== undefined
    if (areBullets && (hasBullets || sign === nextSign)) return false
    return /\S\s*\t/.test(text) && /\S\s*\t/.test(next)
  })
  const row = lines[line]
  return row === undefined ? undefined : { line, hint: cellsHint(row.split('\t').length) }
}

export const notTable = 'these lines are not read as a table'

const tableHint =
  'write as many columns above the line of dashes as in it, and one line of headings'

/** The lines of a paragraph that were meant to be something else, the first one of each kind. */
export function misreadLines(content: string): MisreadLine[] {
  const writtenLines = content.split('\n')
  const indented = writtenLines.findIndex((line) => indentedMark.test(line))
  const [, blank] = indentedMark.exec(writtenLines[indented] ?? '') ?? []
  if (blank !== undefined) return [{ line: indented, message: notMark, hint: plainSpace(blank) }]
  const empty = writtenLines.findIndex((line) => blankLine.test(line))
  const [, onlyBlank] = blankLine.exec(writtenLines[empty] ?? '') ?? []
  if (onlyBlank !== undefined)
    return [
      {
        line: empty,
        message: 'this line does not end the text above it, because it has a space',
        hint: `delete the space (${codePoint(onlyBlank)}), so that the line is empty`,
      },
    ]
  const lines = writtenLines.map((line) => line.trimStart())
  const found: MisreadLine[] = []
  const add = (line: number, message: string, hint: string): void => {
    if (line >= 0 && !found.some((other) => other.line === line || other.message === message))
      found.push({ line, message, hint })
  }
  const row = lines.findIndex((line) => delimiterRow.test(toTableSigns(line)))
  if (row >= 0) {
    // A heading can have dashes and colons.
    const bars = (lines[row - 1] ?? '').replace(/[^｜￨│┃∣]/gu, '')
    const hint = tableSignsHint(bars + (lines[row] ?? '')) ?? tableHint
    add(row, notTable, hint)
  }
  const table = foreignTable(lines) ?? spreadsheet(lines)
  if (table) add(table.line, notTable, table.hint)
  else {
    const list = wordList(lines)
    if (list) add(list.line, notItem, list.hint)
  }
  for (const [index, line] of lines.entries())
    for (const { form, message, hint } of forms) {
      const match = form.exec(line)
      if (match) add(index, message, typeof hint === 'string' ? hint : hint(match))
    }
  // Markdown reads such a line as an item, unless it is indented too far.
  add(
    lines.findIndex((line, index) => index > 0 && /^(?:[-*+]|1[.)])\s/.test(line)),
    notItem,
    'indent it only as far as the text above it, or write an empty line before it',
  )
  add(
    lines.findIndex(
      (line, index) =>
        index > 0 && /^\[[^[\]]+\]:\s*<?(?:[/#]|\.{1,2}\/|https?:|mailto:)/.test(line),
    ),
    'this line is not read as the address of a link',
    'write an empty line before it',
  )
  const item = lines.findIndex((line, index) => areItems(line, lines[index + 1]))
  if (item >= 0) add(item, notList.message, notList.hint)
  else
    add(
      lines.findIndex((line, index) => {
        const next = lines[index + 1]
        return runsOn(line, next) && isLabelled(line) && isLabelled(next)
      }),
      'the page would show these lines in one line',
      'end each line but the last with a backslash, or write them as a list or a table',
    )
  return found
}

/** Why a paragraph above a table is not its caption, if it was meant to be. */
export function captionHint(content: string): string | undefined {
  const [mark, colon, blank = ''] = /^([:：])(\s*)(?=[^\s:：])/u.exec(content) ?? []
  if (mark === undefined || colon === undefined || mark === ': ') return undefined
  const other = replacements(colon + blank, wideMarks)
  return `write ": " before it${other && `, with ${other}`}`
}

/** Why an item of a list is not a task, if it was meant to be one: any sign but an ellipsis can be a tick. */
export function taskHint(content: string): string | undefined {
  const [written, open, tick] =
    /^(?:(\[ ?\]|\( \))|[[［]\s?(?:([xXｘＸ])|[^\s\p{L}\p{N}…^[\]])\ufe0f?\s?[\]］])(?![([:])/u.exec(
      content,
    ) ?? []
  if (written === undefined) return undefined
  if (open === undefined && tick === undefined)
    return String.raw`write "[ ] " or "[x] ", or a word before a blank, or \[ for the character`
  return `write "${open === undefined ? '[x]' : '[ ]'} " with a space`
}

/** Why a line that makes a list or a quote below a line of text was not meant to, if it can be of that text. */
export function interruptingHint(lineAbove: string, line: string): string | undefined {
  if (/[\p{Sentence_Terminal}:：;；…]["'*_~`\p{Pe}\p{Pf}]*\s*$/u.test(lineAbove)) return undefined
  const [, number, sign] = /^[\s>]*(\d*)([-+*.)])\s/.exec(line) ?? []
  if (sign !== undefined)
    return `write an empty line before a list, or ${number}\\${sign} in the text`
  return /^\s*>/.test(line)
    ? String.raw`write an empty line before a quote, or \> in the text`
    : undefined
}
