/** A counter of Chinese, Japanese or Korean, such as 日, which follows its number without a space. */
const counter = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`

const isCounter = new RegExp(`^${counter}`, 'u')
const spaceBeforeCounter = new RegExp(String.raw`(?<=\p{Nd})\s(?=${counter})`, 'gu')

/** What multiplies a number: "3x faster", "50k+". */
const isFactor = /^(?:x|[kKMB]\+)(?!\p{L})/u

/** A number with a unit, in the parts that pages style or break. */
export interface AmountParts {
  /** The sign of the number, which is before all else: "−%3,5". */
  sign: string
  /** The sign of percentage, where a language has it before the number. */
  before: string
  number: string
  /** What separates the number from what is after it. */
  space: string
  after: string
}

/** The label of a percentage. */
interface ShareLabel {
  share: string
}

/** The texts around a number without its sign. */
function textsAround(
  unit: string,
  { share }: ShareLabel,
): Pick<AmountParts, 'before' | 'space' | 'after'> {
  if (unit.startsWith('%')) {
    const [before = '', end = ''] = share.split('{number}')
    const after = end + unit.slice(1)
    const text = after.trimStart()
    return { before, space: text === after ? '' : '\u00a0', after: text }
  }
  const isWord = /^°?\p{L}/u.test(unit) && !isCounter.test(unit) && !isFactor.test(unit)
  const isSpacedSign = unit.startsWith('‰') && /\{number\}\s/u.test(share)
  return { before: '', space: isWord || isSpacedSign ? '\u00a0' : '', after: unit }
}

/**
 * Splits a number with its unit: a no-break space is before a word and a degree of temperature; another
 * sign, a counter or a factor has none. % is as the label `share` has it, also with words after it, "% a year".
 * @param written the number, as the language writes it
 */
export function splitAmount(written: string, unit: string | null, labels: ShareLabel): AmountParts {
  const [sign = ''] = /^\P{Nd}+/u.exec(written) ?? []
  return { sign, number: written.slice(sign.length), ...textsAround(unit ?? '', labels) }
}

/** A number with its unit as one text. */
export function amountText(written: string, unit: string | null, labels: ShareLabel): string {
  const { sign, before, number, space, after } = splitAmount(written, unit, labels)
  return sign + before + number + space + after
}

/** Writes numbers with a unit as a locale does: "9 weeks"; in Japanese, Intl alone has a space in "9週間". */
export function unitWriter(locale: string, unit: 'week' | 'minute'): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return (value) => format.format(value).replace(spaceBeforeCounter, '')
}
