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

interface MisreadForm {
  form: RegExp
  message: string
  hint: string | ((found: RegExpExecArray) => string)
}

const notHeading = 'this line is not read as a heading'
const notItem = 'this line is not read as an item of a list'

/** The mark of a heading; the title of a page is the only one of the first level. */
const toHeading = (level: number): string => `${'#'.repeat(Math.max(2, level))} `

export const notUnderline = 'this line does not make a heading of the one above it'
export const underlineHint = 'write "## " before the heading, and delete this line'

/** Lines that are refused wherever they are. */
const forms: readonly MisreadForm[] = [
  {
    form: /^#{2,6}[^\s#]/u,
    message: notHeading,
    hint: 'write a space after the "#"',
  },
  {
    form: new RegExp(`^#{1,6}(${otherBlank})`, 'u'),
    message: notHeading,
    hint: ([, blank = '']) => plainSpace(blank),
  },
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
    form: /^[•◦▪▫‣⁃∙\uf0a7\uf0b7]\s*\S/u,
    message: notItem,
    hint: ([marks]) => `write "- " in place of ${codePoint(marks)}`,
  },
  // Headings of MediaWiki and AsciiDoc, of Textile and Jira, and of reStructuredText.
  {
    form: /^(={1,6})\s+\S.*\s\1\s*$|^(={2,6})\s+[^\s=][^=]*$/u,
    message: notHeading,
    hint: ([, one, other]) =>
      `write "${toHeading((one ?? other ?? '').length)}" before it, without "="`,
  },
  {
    form: /^(h([1-6])(?:\([^\s()]*\))?\.)\s/u,
    message: notHeading,
    hint: ([, mark, level]) => `write "${toHeading(Number(level))}" in place of "${mark}"`,
  },
  {
    form: /^([\^"'+])\1{3,}\s*$/u,
    message: notUnderline,
    hint: underlineHint,
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
    // Boxes of Pandoc, MkDocs and reStructuredText.
    form: /^:{3,}|^(?:!!!|\?\?\?\+?) [a-z]+(?: ".*")?\s*$|^\.\.\s+(?:[\w|-][^:]*::|_.+:)/u,
    message: 'this line is no mark that a page can show',
    hint: 'delete it, and begin the paragraph with a word in **bold**',
  },
]

/** A sign that begins the lines of a list, with a space after it; some are written without it. */
const itemSign = /^(?:(?![ -~])[\p{So}\p{Sm}\p{Pd}·•※†‡]\ufe0f?(?=\s)|[－●○■□◆◇▶►➢✓✔・·☐☑☒])/u

/** The sign before a line; boxes are one sign, whether they are ticked or not. */
const signOf = (line: string): string | undefined => itemSign.exec(line)?.[0].replace(/[☑☒]/u, '☐')

/** The value of digits of any script, each of which has its ten digits in a row. */
function decimalNumber(digits: string): number {
  const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))
  return Array.from(digits).reduce((number, digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (isDigit(zero - 1) && code - zero < 9) zero -= 1
    return number * 10 + code - zero
  }, 0)
}

const romanDigits: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
}

const romanNumber = (number: string): number =>
  Array.from(number.toLowerCase(), (digit) => romanDigits[digit] ?? 0).reduce(
    (sum, value, index, values) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  )

const ideographicNumbers = '一二三四五六七八九十'

/** Counters before the lines of a list by their kinds, in normalization form KC. */
const counters: readonly { form: RegExp; orderOf: (counter: string) => number }[] = [
  {
    form: /^\(?(\p{Nd}{1,3})(?:[.)](?!\p{Nd})|、|-(?=\s))/u,
    orderOf: decimalNumber,
  },
  {
    form: /^§+ ?(\p{Nd}{1,4})(?!\p{Nd})/u,
    orderOf: decimalNumber,
  },
  {
    form: /^\(?([ivxlcdm]{1,8})(?:\)|\.(?=\s))/iu,
    orderOf: romanNumber,
  },
  {
    form: /^\(?([一二三四五六七八九十])[、.)]/u,
    orderOf: (number) => ideographicNumbers.indexOf(number),
  },
]

/** A letter before a line of a list; Persian names the first one. */
const letterCounter = /^\(?(\p{L}\p{M}*|الف)(\)|[.-](?=\s))/u

/** Whether a letter may follow another one in a list: few scripts have theirs in the order of Unicode. */
function isNextLetter(letter: string, next: string): boolean {
  const step = (next.codePointAt(0) ?? 0) - (letter.codePointAt(0) ?? 0)
  // Initials of names are letters with a case.
  if (letter.toLowerCase() !== letter.toUpperCase()) return step === 1
  return step > 0 && (step <= 6 || step === 588 || step === 2 * 588)
}

/** A number of several levels, "1.2.", by its last level. */
const dottedNumber = /^((?:\p{Nd}{1,3}\.)+)(\p{Nd}{1,3})[.)]?(?=\s)/u

/** Whether two lines begin with counters of the same kind, the second one after the first one. */
function areCounted(line: string, next: string): boolean {
  const single = [line, next].map((text) => /^[\p{No}]/u.exec(text)?.[0].codePointAt(0))
  if (single.some((code) => code !== undefined))
    return single[0] !== undefined && single[1] === single[0] + 1
  const [own, other] = [line.normalize('NFKC'), next.normalize('NFKC')]
  const [, levels, last = ''] = dottedNumber.exec(own) ?? []
  const [, otherLevels, otherLast = ''] = dottedNumber.exec(other) ?? []
  if (levels !== undefined)
    return levels === otherLevels && decimalNumber(otherLast) === decimalNumber(last) + 1
  const [, letter, closing] = letterCounter.exec(own) ?? []
  const [, otherLetter, otherClosing] = letterCounter.exec(other) ?? []
  if (letter !== undefined && otherLetter !== undefined && closing === otherClosing)
    return closing === ')' || isNextLetter(letter, otherLetter)
  return counters.some(({ form, orderOf }) => {
    const [number, otherNumber] = [form.exec(own)?.[1], form.exec(other)?.[1]]
    return (
      number !== undefined &&
      otherNumber !== undefined &&
      orderOf(otherNumber) === orderOf(number) + 1
    )
  })
}

/** Whether a line and the next one are items of a list, which the page would show in one line. */
function areItems(line: string, next: string | undefined): boolean {
  // A line break is shown.
  if (next === undefined || /(?: {2}|\\|<br ?\/?>)$/.test(line)) return false
  const sign = signOf(line)
  return sign === undefined ? areCounted(line, next) : signOf(next) === sign
}

/** The line of dashes below the headings of a table, in quotes. */
const dashLine = (columns: number): string => `"| ${Array(columns).fill('---').join(' | ')} |"`

const tableRow = /^[|｜￨│┃∣].*[|｜￨│┃∣]\s*$/u
const jiraHeadings = /^\|\|(.+)\|\|\s*$/
const gridLine = /^\+(?:[-=:]+\+)+\s*$/

/** A row of a table that another program reads, and what to write. */
function foreignTable(lines: readonly string[]): { line: number; hint: string } | undefined {
  const line = lines.findIndex(
    (text, index) =>
      jiraHeadings.test(text) ||
      gridLine.test(text) ||
      (tableRow.test(text) && tableRow.test(lines[index + 1] ?? '')),
  )
  const row = lines[line]
  if (row === undefined) return undefined
  if (gridLine.test(row)) {
    const dashes = dashLine(row.split('+').length - 2)
    return { line, hint: `write ${dashes} below the headings, and no lines that begin with "+"` }
  }
  const [, headings] = jiraHeadings.exec(row) ?? []
  if (headings !== undefined) {
    const dashes = dashLine(headings.split('||').length)
    return { line, hint: `write "|" in place of "||", and ${dashes} below the headings` }
  }
  const cells = toTableSigns(row).replaceAll(/^\||\|\s*$/g, '')
  const signs = replacements(row.replace(/[^｜￨│┃∣]/gu, ''), tableSigns)
  const dashes = dashLine(cells.split(/(?<!\\)\|/).length)
  return { line, hint: `write ${dashes} below the headings${signs && `, and ${signs}`}` }
}

const cellsHint = (columns: number): string =>
  `write "|" around the cells of each row, and ${dashLine(columns)} below the headings`

/** What to write in place of the dashes below the headings of a table of Pandoc, if a line is so. */
export function pandocTableHint(line: string): string | undefined {
  const [dashes] = /-{2,}(?:[ \t]+-{2,})+\s*$/.exec(line) ?? []
  return dashes && cellsHint(dashes.trim().split(/\s+/).length)
}

/** The sign and the tab with which Word begins an item, also a letter of a font of signs. */
const signAndTab = (line: string): string | undefined =>
  /^([^\s#>\-*+|]\ufe0f?\t)[^\t]+$/u.exec(line)?.[1]

/** The first of several rows of a spreadsheet, and what to write. */
function spreadsheet(lines: readonly string[]): { line: number; hint: string } | undefined {
  const line = lines.findIndex((text, index) => {
    const next = lines[index + 1]
    if (next === undefined || areItems(text, next)) return false
    const sign = signAndTab(text)
    return /\S\s*\t/.test(text) && /\S\s*\t/.test(next) && (!sign || signAndTab(next) !== sign)
  })
  const row = lines[line]
  return row === undefined ? undefined : { line, hint: cellsHint(row.split('\t').length) }
}

export const notTable = 'these lines are not read as a table'

const tableHint =
  'write as many columns above the line of dashes as in it, and one line of headings'

/** The lines of a paragraph that were meant to be something else, the first one of each kind. */
export function misreadLines(content: string): MisreadLine[] {
  const lines = content.split('\n').map((line) => line.replace(/^[ \t]+/, ''))
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
  const formula = lines.findIndex((line) => /^\$\$\s*$/.test(line))
  if (lines.some((line, index) => index > formula && /\$\$\s*$/.test(line)))
    add(
      formula,
      'the page would show "$$" as characters',
      'write the formula in words or as a picture',
    )
  const table = foreignTable(lines) ?? spreadsheet(lines)
  if (table) add(table.line, notTable, table.hint)
  else {
    const item = lines.findIndex(signAndTab)
    add(item, notItem, `write "- " in place of ${codePoint(lines[item] ?? '')} and the tab`)
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
