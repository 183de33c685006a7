/**
 * How a locale writes numbers. Browsers write them with it, without Intl: a browser lacks some of the
 * languages of Node and writes their numbers in its own.
 */
export interface NumberPattern {
  /** The digits from zero to nine. */
  digits: string
  /** The separator between groups of digits; "" for none. */
  group: string
  /** The number of digits in the last group, and in those before it: 3 and 2 for "12,34,567". */
  groupSizes: readonly [last: number, previous: number]
  /** How many digits there are at least before the first separator: 2 for "1234" and "12.345". */
  minGrouped: number
  decimal: string
  /** A number with its sign, with "0" in place of the number: "+0". */
  positive: string
  /** The same below zero: "−0". */
  negative: string
}

/** The most decimals that are written, as by Intl. */
const maxDecimals = 3

const findPart = (parts: Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes): string =>
  parts.find((part) => part.type === type)?.value ?? ''

/** How a locale writes numbers; for the server. */
export function buildNumberPattern(locale: string): NumberPattern {
  const format = new Intl.NumberFormat(locale)
  const parts = format.formatToParts(123_456_789_012)
  const groups = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => Array.from(value).length)
  const last = groups.at(-1) ?? 0
  const group = findPart(parts, 'group')
  const isGrouped = (digits: number): boolean =>
    format.formatToParts(10 ** (digits - 1)).some(({ type }) => type === 'group')
  const minGrouped = [1, 2, 3].find((digits) => isGrouped(last + digits)) ?? 1
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const signPattern = (value: number): string =>
    signed
      .formatToParts(value)
      .map((part) => (part.type === 'integer' ? '0' : part.value))
      .join('')
      .replace('-', '\u2212')
  return {
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)).join(''),
    group,
    groupSizes: [last, groups.at(-2) ?? last],
    minGrouped,
    decimal: findPart(format.formatToParts(0.5), 'decimal'),
    positive: signPattern(1),
    negative: signPattern(-1),
  }
}

/** The separated groups of digits of an integer: ["12", "34", "567"]. */
function splitGroups(integer: string, { group, groupSizes, minGrouped }: NumberPattern): string[] {
  const [last, previous] = groupSizes
  if (group === '' || integer.length < last + minGrouped) return [integer]
  const groups = [integer.slice(-last)]
  for (let end = integer.length - last; end > 0; end -= previous)
    groups.unshift(integer.slice(Math.max(0, end - previous), end))
  return groups
}

/** A text with the digits of a locale in place of 0 to 9. */
export const localizeDigits = (text: string, digits: string): string => {
  const list = Array.from(digits)
  return text.replace(/\d/g, (digit) => list[Number(digit)] ?? digit)
}

/**
 * Writes a number that is not negative and below 10²¹, as Intl does: without decimals, or with up to
 * three.
 * @param fixed how many decimals there are, with zeros at the end
 */
export function writeNumber(pattern: NumberPattern, value: number, fixed?: number): string {
  const shortest = value.toFixed(maxDecimals).replace(/\.?0+$/, '')
  const written = fixed === undefined ? shortest : value.toFixed(fixed)
  const [integer = '', decimals = ''] = written.split('.')
  const grouped = splitGroups(integer, pattern).join(pattern.group)
  return localizeDigits(decimals ? grouped + pattern.decimal + decimals : grouped, pattern.digits)
}

/** Writes a difference: "+1,500", "−800", "0". */
export function writeChange(pattern: NumberPattern, value: number, fixed?: number): string {
  const written = writeNumber(pattern, Math.abs(value), fixed)
  // What is rounded to zero has no sign.
  if (Number(Math.abs(value).toFixed(fixed ?? maxDecimals)) === 0) return written
  return (value > 0 ? pattern.positive : pattern.negative).replace('0', () => written)
}
