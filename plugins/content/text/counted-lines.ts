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

/** The value of a Roman number; NaN for other words, such as "il". */
const romanNumber = (number: string): number =>
  /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i.test(number)
    ? Array.from(number.toLowerCase(), (digit) => romanDigits[digit] ?? 0).reduce(
        (sum, value, index, values) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
        0,
      )
    : NaN

/** The value of a Chinese number below 100; NaN for other signs. */
function ideographicNumber(number: string): number {
  const found = /^(?:([^十])?(十))?([^十])?$/u.exec(number)
  if (!found) return NaN
  const [, tens = '一', ten, ones = ''] = found
  const valueOf = (digit: string): number => '一二三四五六七八九'.indexOf(digit) + 1
  return (ten === undefined ? 0 : 10 * valueOf(tens)) + (ones === '' ? 0 : valueOf(ones))
}

/** Numbers that count lines, in normalization form KC. */
const numbers: readonly { atEnd: RegExp; atStart: RegExp; valueOf: (number: string) => number }[] =
  [
    {
      atEnd: /\p{Nd}*$/u,
      // Decimals, times and cells of a table are no counters.
      atStart: /^\p{Nd}{1,4}(?!\p{Nd}|[.,:/-]\p{Nd}|\t)/u,
      valueOf: decimalNumber,
    },
    {
      atEnd: /(?<![\p{L}\p{M}])[ivxlcdm]*$/iu,
      // Some words of Italian and French are a Roman digit and an apostrophe.
      atStart: /^[ivxlcdm]+(?![\p{L}\p{M}\p{N}'’])/iu,
      valueOf: romanNumber,
    },
    {
      atEnd: /[一二三四五六七八九十]*$/u,
      atStart: /^[一二三四五六七八九十]+/u,
      valueOf: ideographicNumber,
    },
  ]

/** At most four words, and signs, before a counter. */
const beforeCounter =
  /^[^\p{L}\p{M}\p{N}\p{S}]*(?:[\p{L}\p{M}\p{N}]+[^\p{L}\p{M}\p{N}\p{S}]*){0,4}$/u

const ordinalEnding = /^(?:st|nd|rd|th|er|re|e)(?!\p{L})/u

/** Whether two counters are followed by the same character, by ordinal endings, or by the end of one. */
function areFollowedAlike(own: string, other: string): boolean {
  const [first = '', second = ''] = [own, other].map((text) => /^./su.exec(text)?.[0])
  const hasEnd = !first || !second
  return (
    first === second ||
    (hasEnd && !/\p{L}/u.test(first + second)) ||
    [own, other].every((text) => ordinalEnding.test(text))
  )
}

/** Characters that count lines in another order than that of Unicode. */
const counterOrders = ['甲乙丙丁戊己庚辛壬癸', 'イロハニホヘトチリヌルヲ', '壹贰叁肆伍陆柒捌玖拾']

/** A letter that counts lines; Persian names the first one. */
const letterCounter =
  /^(\p{L}\p{M}*|الف)([)、]|[.:-](?=\s)|(?<=[\p{scx=Han}\p{scx=Kana}])[.:]|(?![\p{L}\p{M}\p{N}'’.:-]))/u

/** Whether a letter may follow another one in a list: few scripts have theirs in the order of Unicode. */
function isNextLetter(letter: string, next: string): boolean {
  if (counterOrders.some((order) => order.includes(letter + next))) return true
  const step = (next.codePointAt(0) ?? 0) - (letter.codePointAt(0) ?? 0)
  // Initials of names are letters with a case.
  if (letter.toLowerCase() !== letter.toUpperCase()) return step === 1
  return step > 0 && (step <= 6 || step === 588 || step === 2 * 588)
}

/** Whether two lines go on, after the same start, with letters that count them. */
function areLettered(start: string, own: string, other: string): boolean {
  const [, letter, closing] = letterCounter.exec(own) ?? []
  const [, otherLetter, otherClosing] = letterCounter.exec(other) ?? []
  if (letter === undefined || otherLetter === undefined || closing !== otherClosing) return false
  if (/[\p{L}\p{M}]$/u.test(start)) return false
  if (closing === ')') return true
  return (closing !== '' || /\p{L}/u.test(start)) && isNextLetter(letter, otherLetter)
}

/**
 * Whether the starts of two lines differ only in a number or a letter, which is the next one: "Art. 1"
 * and "Art. 2", "a)" and "b)", "第一条" and "第二条".
 */
export function areCounted(line: string, next: string): boolean {
  const single = [line, next].map((text) => /^\p{No}/u.exec(text)?.[0].codePointAt(0))
  if (single.some((code) => code !== undefined))
    return single[0] !== undefined && single[1] === single[0] + 1
  const own = Array.from(line.normalize('NFKC'))
  const other = Array.from(next.normalize('NFKC'))
  const length = own.findIndex((character, index) => character !== other[index])
  const start = own.slice(0, Math.max(0, length)).join('')
  if (length < 0 || !beforeCounter.test(start)) return false
  const [ownEnd, otherEnd] = [own.slice(length).join(''), other.slice(length).join('')]
  if (areLettered(start, ownEnd, otherEnd)) return true
  return numbers.some(({ atEnd, atStart, valueOf }) => {
    const digits = atEnd.exec(start)?.[0]
    if (digits === undefined) return false
    const [ownText, otherText] = [digits + ownEnd, digits + otherEnd]
    const [number, otherNumber] = [atStart.exec(ownText)?.[0], atStart.exec(otherText)?.[0]]
    return (
      number !== undefined &&
      otherNumber !== undefined &&
      valueOf(otherNumber) === valueOf(number) + 1 &&
      areFollowedAlike(ownText.slice(number.length), otherText.slice(otherNumber.length))
    )
  })
}
