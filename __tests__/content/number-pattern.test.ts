import { buildDatePatterns, writeDate } from '../../src/content/date-pattern'
import { buildNumberPattern, writeChange, writeNumber } from '../../src/content/number-pattern'

const locales = [
  ...['en', 'en-IN', 'en-ZA', 'de', 'de-AT', 'de-CH', 'fr', 'fr-CH', 'es', 'pl', 'pt-PT', 'sv'],
  ...[
    'bn-BD',
    'hi-IN',
    'ne-NP',
    'ta-IN',
    'my-MM',
    'ar-EG',
    'fa-IR',
    'th-TH',
    'lb-LU',
    'is-IS',
    'ru',
    'zh',
  ],
]
const values = [0, 7, 999, 1000, 1234, 12_345, 100_000, 1_234_567, 123_456_789]
const floats = [0.1 + 0.2, 2.5, 1234.25, 0.0001]

describe.each(locales)('%s', (locale) => {
  // As browsers get it.
  const pattern = JSON.parse(JSON.stringify(buildNumberPattern(locale))) as ReturnType<
    typeof buildNumberPattern
  >

  test('writes numbers as Intl does', () => {
    const format = new Intl.NumberFormat(locale)
    const all = [...values, ...floats]
    expect(all.map((value) => writeNumber(pattern, value))).toEqual(
      all.map((value) => format.format(value)),
    )
  })

  test('writes a number of decimals as Intl does', () => {
    const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const format = new Intl.NumberFormat(locale, decimals)
    const all = [0.5, 287.5, 1234.25, 12_345]
    expect(all.map((value) => writeNumber(pattern, value, 2))).toEqual(
      all.map((value) => format.format(value)),
    )
  })

  test('writes changes with a sign, as Intl does, and with a minus sign', () => {
    const format = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
    const all = [...values, ...floats].flatMap((value) => [value, -value])
    expect(all.map((value) => writeChange(pattern, value))).toEqual(
      all.map((value) => format.format(value).replace('-', '\u2212')),
    )
  })

  test('writes the first and the last days of each month as Intl does', () => {
    const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
    const format = new Intl.DateTimeFormat(locale, { ...day, calendar: 'gregory' })
    const days = Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
      [1, 22, 28].map((date) => new Date(2031, month, date)),
    )
    const patterns = buildDatePatterns(locale, pattern)
    expect(days.map((date) => writeDate(patterns, pattern, date))).toEqual(
      days.map((date) => format.format(date)),
    )
  })
})
