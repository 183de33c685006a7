import { printParseErrorCode, type ParseError } from 'jsonc-parser'

/** A syntax error: its message and position. */
export interface SyntaxIssue {
  offset: number
  message: string
  hint?: string
}

const plainMessages: Record<string, string> = {
  InvalidNumberFormat: 'this number is incomplete',
  UnexpectedEndOfNumber: 'this number is incomplete',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is missing between key and value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace "}" is expected here',
  CloseBracketExpected: 'a closing bracket "]" is expected here',
  EndOfFileExpected: 'there is more text after the end of the content',
  UnexpectedEndOfComment: 'JSON does not allow comments',
  InvalidCommentToken: 'JSON does not allow comments',
  InvalidUnicode: 'this text contains an unfinished \\u escape',
  InvalidEscapeCharacter: 'this text contains a backslash that does not escape anything',
}

/** Describes the first of a parser's errors; the others are mostly its consequences. */
export function syntaxIssue(text: string, errors: ParseError[]): SyntaxIssue | undefined {
  const [first] = errors
  if (!first) return undefined
  const code = printParseErrorCode(first.error)
  const { offset } = first
  if (text.trim() === '') return { offset: 0, message: 'the file is empty' }
  return (
    humanNumberAt(text, offset) ??
    (/^(?:InvalidSymbol|CommaExpected)$/.test(code) ? quoteWithin(text, offset) : undefined) ??
    (code.includes('Comment') ? undefined : trailingComma(text, offset)) ??
    (code.startsWith('UnexpectedEndOfString') ? openText(text, offset) : undefined) ??
    (text.slice(offset).trim() === '' ? truncated(text) : undefined) ??
    (code === 'InvalidCharacter' ? controlCharacter(text, offset) : undefined) ??
    (code === 'InvalidSymbol' || code === 'PropertyNameExpected'
      ? unknownWord(text, offset)
      : undefined) ?? {
      offset,
      message: plainMessages[code] ?? 'this is not JSON',
      hint: plainHints[code],
    }
  )
}

const plainHints: Record<string, string> = {
  UnexpectedEndOfComment: 'delete the comment',
  InvalidCommentToken: 'delete the comment',
}

function trailingComma(text: string, offset: number): SyntaxIssue | undefined {
  const comma = text.slice(0, offset).trimEnd().length - 1
  if (text[comma] !== ',' || !/[\]}]/.test(text[offset] ?? '')) return undefined
  return { offset: comma, message: 'there is a comma after the last entry', hint: 'delete it' }
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** A number as people write it, perhaps with a unit of up to three letters; not a date or a range. */
const humanNumber =
  /^(?!.*\p{Nd}\s?[-–]\s?\p{Nd})[^\p{L}/]*\p{Nd}[^\p{L}/]*(?:\p{L}{1,3}\.?)?(?<![,;])$/u

/** "1,250" or "1.250,5" without quotes, from its beginning, wherever in it the parser stops. */
function humanNumberAt(text: string, offset: number): SyntaxIssue | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const before = /(?:^|[:[]|,\s)\s*((?:(?!,\s)[^":[\]{}])*)$/.exec(text.slice(lineStart, offset))
  const [after = ''] = /^(?:(?!,\s)[^":[\]{}\n])*/.exec(text.slice(offset)) ?? []
  if (!before) return undefined
  const [, start = ''] = before
  const written = (start + after).trim()
  // Without a comma between two numbers the remedy is another one.
  const isTwo = /\p{Nd}\s\p{Nd}{1,2}(?!\p{Nd})/u.test(written)
  const isQuoted = `'${curlyQuotes}`.includes(written.charAt(0))
  if (isTwo || isQuoted || jsonNumber.test(written) || !humanNumber.test(written)) return undefined
  return {
    offset: offset - start.length,
    message: `${written} is not a number in JSON`,
    hint: 'write a number as 1250 or 1250.5: digits 0 to 9, a point before decimals, no separators, no leading zero or plus, a hyphen for minus; put text in double quotes',
  }
}

const escapeQuotes = 'a quote within a text is written \\"'

/** A quote within a text ends it; the rest of the line is then not JSON. */
function quoteWithin(text: string, offset: number): SyntaxIssue | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const gap = /[^\\]"( *)$/.exec(before)?.[1]
  if (gap === undefined) return undefined
  const [rest = ''] = text.slice(offset).split('\n')
  // With a space before it, only a text with a second quote counts.
  const isWithin = gap === '' ? /^[^\s,:}\]]/.test(rest) : /^[^\s",:[\]{}].*"[\s,}\]]*$/.test(rest)
  if (!isWithin) return undefined
  const message = 'the text ends at this quote, but the line goes on'
  return { offset: offset - gap.length - 1, message, hint: escapeQuotes }
}

const curlyQuotes = '“”„‟‘’‚‛'

function openText(text: string, offset: number): SyntaxIssue {
  const [line = ''] = text.slice(offset).split('\n')
  const curly = line.search(new RegExp(`[${curlyQuotes}][\\s,}\\]]*$`, 'u'))
  if (curly > 0) {
    const message = 'the text that begins here ends with a curly quote'
    return { offset: offset + curly, message, hint: straightQuotes }
  }
  const message = 'the text that begins here has no closing quote on its line'
  const hint = `a text is one line; ${escapeQuotes}`
  return text.slice(offset).includes('\n') ? { offset, message, hint } : { offset, message }
}

const straightQuotes = 'write straight double quotes: "'

const truncated = (text: string): SyntaxIssue => ({
  offset: text.trimEnd().length,
  message: 'the file ends too early: a bracket is not closed',
  hint: 'every { needs its }, every [ its ]',
})

function controlCharacter(text: string, offset: number): SyntaxIssue {
  const within = text.slice(offset).search(/\p{Cc}/u)
  const at = within < 0 ? offset : offset + within
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  const hint = text[at] === '\t' ? 'replace it with a space' : 'delete it'
  return { offset: at, message: `a text contains a control character (U+${code})`, hint }
}

function unknownWord(text: string, offset: number): SyntaxIssue | undefined {
  if (text[offset] === "'") {
    return { offset, message: 'single quotes are not JSON', hint: straightQuotes }
  }
  if (curlyQuotes.includes(text[offset] ?? ' ')) {
    return { offset, message: 'curly quotes are not JSON', hint: straightQuotes }
  }
  const word = /^[^\s,:{}[\]"]+/.exec(text.slice(offset))?.[0]
  if (!word) return undefined
  if (word === '<<<<<<<') {
    const hint = 'keep one of the two versions, and delete the lines <<<<<<<, ======= and >>>>>>>'
    return { offset, message: 'a merge conflict begins here', hint }
  }
  return {
    offset,
    message: `${word} is not a JSON value`,
    hint: 'put text in double quotes; other values are numbers, true, false and null',
  }
}
