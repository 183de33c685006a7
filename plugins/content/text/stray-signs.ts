import type { Token } from 'markdown-it'
import { allMatches } from './all-matches'
import { nearReferenceForm, referenceHint } from './character-references'
import { lineBreak, type TextProblem, unspaced, wideSign } from './markdown-syntax'
import { underlineHint } from './misread-lines'
import { codePoint } from './tell-apart'

/** In place of code, a picture, a footnote or HTML. */
const element = '\ufdd0'
/** In place of a mark that begins or ends emphasis. */
const emphasis = '\ufdd1'

/** A text as it is written, without what Markdown has read in it. */
const textLeftIn = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, markup, nesting }, index) => {
      if (/^(?:em|strong)_/.test(type)) return emphasis
      if (nesting !== 0) return ''
      if (type.endsWith('break') || (type === 'html_inline' && lineBreak.test(content))) return '\n'
      if (type === 'text_special') return markup
      // A bracket is one character; a longer finding has its problem already.
      const isText =
        type === 'text'
          ? tokens[index - 1]?.markup !== 'autolink'
          : type === 'finding' && content.length === 1
      return isText ? content : element
    })
    .join('')

/** A character of a word, in scripts whose words have spaces between them. */
const word = String.raw`(?:(?!${unspaced})[\p{L}\p{M}\p{N}${element}])`
const noWordBefore = `(?<!${word})`
/** What the sign of a note follows: "5,000*", "(net)*", "50 %*". */
const noteBefore = String.raw`(?:${word}|[\p{Pe}\p{Pf}\p{Sc}%])`
/** What a mark stands before that has a text after it. */
const textAfter = String.raw`(?=[\p{L}\p{N}\p{Ps}\p{Pi}"\\${element}${emphasis}])`
/** Whether there is another mark of emphasis: neither between spaces nor inside a word. */
const another = (mark: string): string =>
  String.raw`(?=[^]*(?:(?<!${word}|[\\${mark}])[${mark}]+(?=[^\s${mark}])|(?<=[^\s\\${mark}])[${mark}]+(?!${word}|[${mark}])))`

/** A price with the text after it, up to the next sign: formulas have neither words nor another currency. */
const price = String.raw`\d[^$\n]*(?:(?<![\\{\p{L}])\p{L}{2}|(?!\$)\p{Sc})`

/** Two backslashes are one as a character; those at the end of a line are meant to end it. */
const twoAtEnd = String.raw`(?<!\\)\\{2}(?=[^\S\n]*$)`

/** Where a line of a paragraph or a cell begins. */
const lineStart = '(?<=^ ?)'
/** The beginning and the end of a paragraph. */
const [textStart, textEnd] = ['(?<![^])', '(?![^])']

/** What is written with the plain sign in place of one of full width. */
const plainMarks: Readonly<Record<string, string>> = {
  '＊': '**strong**',
  '＿': '**strong**',
  '～': '~~deleted~~',
  '｀': '`code`',
  '－': '---',
}

interface SignForm {
  /** The sign that is left over, with what belongs to it. */
  form: string
  /** What to write, or undefined for text; by default it is to be deleted. */
  hint?: string | ((written: string) => string | undefined)
}

/**
 * The signs of markup that are no prose, in the order in which they are looked for. Prose has signs
 * between spaces, inside a word or after one: "A | B", "user_id", "5,000*", "C++".
 */
const signs: readonly SignForm[] = [
  // At the beginning of a line, in a cell too.
  { form: `${lineStart}#{2,6}[ \\t]+(?=\\S)`, hint: 'write a heading in a line of its own' },
  // Tables have "> 5" and "> EUR 5".
  {
    form: `${lineStart}>[ \\t]+(?!\\p{Lu}{2})(?=\\p{L})`,
    hint: 'write a quote in a paragraph of its own',
  },
  {
    form: String.raw`(?<=^ ?(?:[-*+]|\d{1,9}[.)])[ \t]+)\[[ xX]?\](?=\s)`,
    hint: 'write the task as an item of a list, or ☐ in place of it',
  },
  {
    form: `${lineStart}[-*+][ \\t]+(?!\\p{N})${textAfter}(?=[^\\n]*\\n ?[-*+][ \\t])`,
    hint: 'write • in place of it in each of these lines',
  },
  // At the beginning of a line of a paragraph.
  {
    form: `^(?<fence>['´‘’"“”])\\k<fence>{2}[\\w-]*$`,
    hint: 'write ``` in a line above the code and in one below it',
  },
  {
    form: `${textStart}(?:={3,}|－{3,}|(?=[^]*-)(?=[^]*[–—－])[-–—－]+)${textEnd}`,
    hint: 'write --- with an empty line before and after it',
  },
  {
    form: `${textStart}\\.{0,2}/\\S+\\.(?:png|jpe?g|gif|svg|webp|avif|md|csv)(?:\\s+["“(].*)?${textEnd}`,
    hint: 'write ![A map](./rail/map.png) for a picture, and the text itself for that of another file',
  },
  { form: '^(?:\\(@[\\w-]*\\)|#\\.)(?=\\s)', hint: 'write "1. " before each item' },
  {
    form: `${textStart}-(?=\\p{L})`,
    hint: 'write "- " with a space before an item',
  },
  {
    form: '^;\\s*\\p{L}.*|^:(?=\\p{L})(?![a-z\\d+_-]+:).*',
    hint: 'begin the paragraph with the term in **bold**',
  },
  {
    form: '(?<=^[^\\S \\n]*)#(?!\\d)#*(?:[^\\S\\n]|\\S*)',
    hint: (written) => {
      const [blank] = /\s$/.exec(written) ?? []
      if (blank === ' ') return 'write a heading in a line of its own'
      return blank
        ? `write a plain space (${codePoint(' ')} in place of ${codePoint(blank)}) in a heading`
        : 'write a space after the "#" of a heading, delete a tag'
    },
  },
  {
    form: '^={2,}\\s.*|^=\\s.*\\s=$',
    hint: 'write "## " before a heading, without these signs',
  },
  { form: '^\\^{4,}$', hint: underlineHint },
  {
    form: '(?<=[^\\n]\\n)(?::|~(?!\\s*\\d))[^\\S\\n]+(?=\\S).*',
    hint: 'write the term in **bold** and its definition in one line, or a caption above its table, in a paragraph of its own',
  },
  {
    form: '^:[^\\S\\n].*',
    hint: 'write a caption above its table, in a paragraph of its own, with ": " before it',
  },
  { form: '^:{3,}.*', hint: 'delete it, and begin the paragraph with a word in **bold**' },
  { form: '^(?:\\^(?!\\[)|%%|~(?!\\s*\\d|[~/])|\\+{2,}$).*' },
  { form: String.raw`(?<!%|${word})%{2,}[^%]*%{2,}` },
  // Two equal signs before a text, and hyphens in place of a dash.
  { form: "(?<![\\w'])'''[^'\\n]+'''", hint: 'write **strong**' },
  {
    form: String.raw`(?<!${word}|[=+:'/%$<!])(?<sign>[=+:'/%$])\k<sign>+${textAfter}(?:[^\n]*?\k<sign>{2,})?`,
  },
  {
    form: String.raw`(?<![-<!]|\d[.,])-{2,3}(?![->])[\p{L}\p{N}]*`,
    hint: `write – (${codePoint('–')}) or — (${codePoint('—')})`,
  },
  // Doubled signs, and those of full width.
  {
    form: String.raw`(?<!^|${word}|\|)\|{2}${textAfter}[^|\n]+\|{2}|${noWordBefore}\(\([^\s()]+\)\)|>?!(?=[^\s!])[^!\n]*!<(?![\p{L}\p{N}/])`,
  },
  { form: `(?<=${word}):{2,}(?=\\s|$)`, hint: 'write one colon' },
  {
    form: String.raw`(?<![＊＿～＝＋])(?<wide>[＊＿～＝＋])\k<wide>${textAfter}[^\n]*?(?<!\s)\k<wide>{2}|｀+[^｀\n]+｀+`,
    hint: (written) => {
      const mark = plainMarks[written.charAt(0)]
      return mark
        ? `write ${mark} (${codePoint(mark)} in place of ${codePoint(written)})`
        : 'delete it'
    },
  },
  {
    form: '＜\\/?(?:br ?\\/?|(?:https?|mailto):[^\\s＜＞]+)＞',
    hint: (written) =>
      `write <${written.slice(1, -1)}> (U+003C and U+003E in place of U+FF1C and U+FF1E)`,
  },
  // One sign before a text.
  { form: String.raw`${noWordBefore}(?<!:):[a-z\d+_-]+:(?!${word}|[:/])` },
  {
    form: String.raw`^\$\$\s[^$]*\$\$|${noWordBefore}(?<!\$)\$(?![\s$])(?:[^\s$]+|(?!${price})[^$\n]*[\\^_=+*/<>-][^$\n]*[^\s$])\$(?!${word}|\$)`,
    hint: 'write the formula in words or as a picture',
  },
  {
    form: String.raw`\{#[^{}\n]*\}`,
    hint: 'write letters, digits and hyphens at the end of a heading, such as {#costs}',
  },
  {
    form: String.raw`\[[^[\]]*\]\{[^{}]*\}`,
    hint: (written) => `delete the brackets and ${written.slice(written.indexOf('{'))}`,
  },
  { form: String.raw`\{(?![\p{L}\p{N}]\}|\p{N}+\})\{*(?:[^{}]*\}+)?` },
  {
    form: `${noWordBefore}<www\\.[^\\s<>]+>`,
    hint: (written) => `write <https://${written.slice(1)}`,
  },
  { form: String.raw`${noWordBefore}<(?=[\p{L}/!?])[^\s<>]*>?` },
  {
    form: twoAtEnd,
    hint: 'write one backslash at the end of a line, and none at that of a text',
  },
  {
    form: String.raw`(?<=(?<before>[\p{L}\p{N}.]{0,20}))\\(?=\s|$)`,
    hint: 'delete the backslash, which ends each line of a text but the last',
  },
  { form: String.raw`(?<![^\s(])\\\p{L}+` },
  {
    form: String.raw`\\(?![ -~])[\p{P}\p{S}]`,
    hint: 'delete the backslash, which this character does not need',
  },
  {
    form: String.raw`(?<=${word}|\))\^(?:[\p{L}\p{N}+-]+\^(?!${word}|\^)|\{[^{}\n]*\})|(?<=[A-Za-z)])~[\da-z+-]{1,3}~(?![\d~])`,
    hint: 'write a sign such as ₂ or ²',
  },
  { form: String.raw`(?<!${word}|[[［【^])\^(?=[^\s[^])[^\s^]*\^?` },
  {
    form: String.raw`(?<![\p{L}\p{N}~])~(?![\s~\d])[^~\n]*[^\s~]~(?![\p{L}\p{N}~])`,
    hint: 'write ~~deleted~~',
  },
  { form: '`+', hint: (ticks) => `write ${ticks} after the code that begins here` },
  {
    form: String.raw`(?<!\p{L})${nearReferenceForm}`,
    hint: (written) => referenceHint(written, { isInWord: false }),
  },
  { form: nearReferenceForm, hint: (written) => referenceHint(written, { isInWord: true }) },
  // Emphasis: two stars that are no note, one next to it, or one before a text and another one.
  {
    form: [
      '~{2,}',
      String.raw`(?<!${noteBefore})\*{2,}(?!\))`,
      String.raw`\*{2,}(?:${textAfter}|(?=[^]*\*{2})|(?<=${emphasis}[^]*))`,
      String.raw`(?<=${emphasis})\*+|\*+(?=${emphasis})`,
      String.raw`(?<!${noteBefore}|\*)\*${textAfter}${another('*')}`,
    ].join('|'),
    hint: 'put the marks next to letters, as in **strong**',
  },
  // Emphasis that begins in another paragraph.
  {
    form: `(?<=[.!?…])_+(?=\\s|$)`,
    hint: 'write each paragraph in *marks* of its own',
  },
  {
    form: String.raw`(?<!${word}|_)_{1,2}(?![\s_])${another('_')}`,
    hint: (mark) => `write ${mark.replaceAll('_', '*')} in place of ${mark}`,
  },
]

/** What a backslash can be before. */
const escapable = `[!-/:-@[-\`{-~${wideSign}]`

const canBeEscaped = new RegExp(`^${escapable}`, 'u')

/** What is text: signs with a backslash before them, addresses, and the lines of a table. */
const text = String.raw`(?!${twoAtEnd})\\(?:\\|(?<escaped>${escapable})\k<escaped>*)|(?:https?://|www\.)[^\s<>|]*|^(?=.*-)(?=.*[|+])(?:[-=:+|]|[^\S\n])+$`

/** Quotes and dashes that a computer writes in place of signs. */
const otherSign = '[´‘’“”–—]'

const anySign = new RegExp(
  `${text}|(?=${escapable}|${otherSign})(?:${signs.map(({ form }, index) => `(?<form${index}>${form})`).join('|')})`,
  'gmu',
)

/**
 * Finds the signs of markup in a text that readers would see.
 * @param tokens those of the text
 * @param options.hasLines whether its lines could have been something else, such as a heading; those
 * of a cell are only text
 */
export function findStraySigns(
  tokens: readonly Token[],
  { hasLines }: { hasLines: boolean },
): TextProblem[] {
  const written = textLeftIn(tokens)
  const left = hasLines ? written : ` ${written.replaceAll('\n', '\n ')}`
  return allMatches(anySign, left).flatMap(({ groups = {} }) =>
    signs.flatMap(({ hint = 'delete it' }, index) => {
      const sign = groups[`form${index}`]
      const remedy = typeof hint === 'string' ? hint : sign && hint(sign)
      return sign && remedy ? [strayMark((groups.before ?? '') + sign, remedy)] : []
    }),
  )
}

function strayMark(mark: string, hint: string): TextProblem {
  const [written = ''] = mark.split(new RegExp(`[${element}${emphasis}]`, 'u'))
  const [sign = ''] = /([^\p{L}\p{N}\s.])\1*/u.exec(mark) ?? []
  const shown = mark.replaceAll(/[\ufdd0\ufdd1]+/g, '…').replaceAll(/\s+/g, ' ')
  return {
    written,
    message: `the page would show "${shown.slice(0, 80)}" as characters`,
    hint: canBeEscaped.test(sign)
      ? `${hint}, or write ${sign.replaceAll(/[*_~`\\]|^./gu, String.raw`\$&`)} for the character${sign.length > 1 ? 's' : ''}`
      : hint,
  }
}
