/** A counter of Chinese, Japanese or Korean, such as 日, which follows its number without a space. */
const counter = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`

const isCounter = new RegExp(`^${counter}`, 'u')
const spaceBeforeCounter = new RegExp(String.raw`(?<=\p{Nd})\s(?=${counter})`, 'gu')

/** The texts around a number. */
export interface UnitTexts {
  before: string
  /** What separates the number from what is after it. */
  space: string
  after: string
}

/**
 * The texts around a number with a unit: a no-break space and a word or a degree of
 * temperature; another sign or a counter without a space; % as the label `share` has it.
 */
export function unitTexts(unit: string | null, labels: { share: string }): UnitTexts {
  if (!unit) return { before: '', space: '', after: '' }
  if (unit !== '%')
    return {
      before: '',
      space: /^°?\p{L}/u.test(unit) && !isCounter.test(unit) ? '\u00a0' : '',
      after: unit,
    }
  const [before = '', after = ''] = labels.share.split('{number}')
  const sign = after.trimStart()
  return { before, space: sign === after ? '' : '\u00a0', after: sign }
}

/** Writes numbers with a unit as a locale does: "9 weeks"; in Japanese, Intl alone has a space in "9週間". */
export function unitWriter(locale: string, unit: 'week' | 'minute'): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return (value) => format.format(value).replace(spaceBeforeCounter, '')
}
