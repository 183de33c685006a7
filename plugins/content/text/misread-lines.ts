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
const toTableSigns = (line: string): string =>
  Array.from(line, (sign) => tableSigns[sign] ?? sign).join('')

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

interface MisreadForm {
  form: RegExp
  message: string
  hint: string | ((found: RegExpExecArray) => string)
}

const notItem = 'this line is not read as an item of a list'

/** Lines that are refused wherever they are. */
const forms: readonly MisreadForm[] = [
  {
    form: /^#{2,6}[^\s#]/u,
    message: 'this line is not read as a heading',
    hint: 'write a space after the "#"',
  },
  {
    form: new RegExp(`^#{1,6}(${otherBlank})`, 'u'),
    message: 'this line is not read as a heading',
    hint: ([, blank = '']) => plainSpace(blank),
  },
  {
    form: /^(?=#*＃)(?:[#＃]{2,6}|＃(?=\s))\s?/u,
    message: 'this line is not read as a heading',
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
    form: /^[•◦▪▫‣⁃∙\uf0a7\uf0b7]\s*\S/u,
    message: notItem,
    hint: ([marks]) => `write "- " in place of ${codePoint(marks)}`,
  },
  {
    form: /^＞\s/u,
    message: 'this line is not read as a quote',
    hint: ([marks]) => `write ${replacements(marks.charAt(0), wideMarks)}`,
  },
  {
    form: new RegExp(`^:(${otherBlank})`, 'u'),
    message: 'this line is not read as a caption',
    hint: ([, blank = '']) => plainSpace(blank),
  },
  {
    form: /^: /u,
    message: 'this line is the caption of no table',
    hint: 'write it above the table, in a paragraph of its own, or without the colon',
  },
  {
    form: /^:{3,}/u,
    message: 'this line is no mark that a page can show',
    hint: 'delete it, and begin the paragraph with a word in **bold**',
  },
]

/** What begins the lines of a list that CommonMark takes for one paragraph. */
const itemSigns = /^(?:[–—―](?=\s)|[－●○■□◆◇▶►➢✓✔・·])/u
const itemNumbers = /^\(?(?:(\d{1,3})(?:[.)](?!\d)|、)|([a-z])(?:\)|\.(?=\s)))/iu
const ideographicNumbers = '一二三四五六七八九十'
const circledNumbers = /^[①-⑳]/u

/** What is before a line of a list, as a number: that of the next line is one more. */
function orderOf(line: string): number | undefined {
  const circled = circledNumbers.exec(line)?.[0]
  if (circled !== undefined) return circled.charCodeAt(0)
  const ideographic = /^[（(]?([一二三四五六七八九十])[、．)）]/u.exec(line)?.[1]
  if (ideographic !== undefined) return ideographicNumbers.indexOf(ideographic)
  const [, digits, letter] = itemNumbers.exec(line.normalize('NFKC')) ?? []
  return digits === undefined ? letter?.charCodeAt(0) : Number(digits)
}

/** Whether a line and the next one are items of a list, which the page would show in one line. */
function areItems(line: string, next: string | undefined): boolean {
  // A line break is shown.
  if (next === undefined || /(?: {2}|\\|<br ?\/?>)$/.test(line)) return false
  const sign = itemSigns.exec(line)?.[0]
  if (sign !== undefined) return next.startsWith(sign)
  const order = orderOf(line)
  return order !== undefined && orderOf(next) === order + 1
}

const tableHint =
  'write as many columns above the line of dashes as in it, and one line of headings'

/** The lines of a paragraph that were meant to be something else, the first one of each kind. */
export function misreadLines(content: string): MisreadLine[] {
  const lines = content.split('\n')
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
    add(row, 'these lines are not read as a table', hint)
  }
  for (const [index, line] of lines.entries())
    for (const { form, message, hint } of forms) {
      const match = form.exec(line)
      if (match) add(index, message, typeof hint === 'string' ? hint : hint(match))
    }
  const item = lines.findIndex((line, index) => areItems(line, lines[index + 1]))
  add(
    item,
    'these lines are not read as a list',
    'begin each item with "- " or "1. ", with a space, or end each line with a backslash',
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

/** Why an item of a list is not a task, if it was meant to be one. */
export function taskHint(content: string): string | undefined {
  const [written, open] =
    /^(?:(\[ ?\])|[[［]\s?[xXｘＸ✓✔☑✅✗✘☒]\ufe0f?\s?[\]］])(?![([:])/u.exec(content) ?? []
  return written && `write "${open === undefined ? '[x]' : '[ ]'} " with a space`
}
