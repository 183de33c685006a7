import { fillText, keepOnOneLine } from '../../plugins/content'

/** From the smallest to the largest value. */
export interface Range {
  from: number
  to: number
}

/**
 * The formats of prices on a site: its locale and currency, and the texts of data/ui-text.json
 * around numbers.
 */
export interface PriceWords {
  locale: string
  currency: string
  /** With `{amount}` and `{currency}`. */
  priceText: string
  /** With `{from}`, `{to}` and `{currency}`. */
  priceRange: string
  /** With `{from}` and `{to}`. */
  weeksRange: string
}

/** Formats prices and durations in the currency and number format of the site, each on one line if it is short. */
export function priceFormat({ locale, currency, ...texts }: PriceWords) {
  const formatter = (options?: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number): string => format.format(value)
  }
  const amount = formatter()
  const signed = formatter({ signDisplay: 'exceptZero' })
  const rounded = formatter({ maximumSignificantDigits: 3 })
  const weekCount = formatter({ style: 'unit', unit: 'week', unitDisplay: 'long' })
  const withCurrency = (written: string): string =>
    keepOnOneLine(fillText(texts.priceText, { amount: written, currency }))
  /** "15,500 USD" */
  const price = (value: number): string => withCurrency(amount(value))
  /** "9 weeks" */
  const weeks = (value: number): string => keepOnOneLine(weekCount(value))
  return {
    /** "24,000" */
    amount,
    /** A difference: "+1,500", "−800", "0". */
    change: (value: number): string => signed(value).replace('-', '\u2212'),
    /** A fraction from 0 to 1: "15%". */
    percent: formatter({ style: 'percent' }),
    price,
    /** 201,600 is "202,000 USD" */
    roundedPrice: (value: number): string => withCurrency(rounded(value)),
    /** "24,000 to 46,000 USD", or "9,000 USD" */
    priceRange: ({ from, to }: Range): string =>
      from === to
        ? price(from)
        : keepOnOneLine(
            fillText(texts.priceRange, { from: amount(from), to: amount(to), currency }),
          ),
    weeks,
    /** "12 to 18 weeks", or "4 weeks" */
    weeksRange: ({ from, to }: Range): string =>
      from === to
        ? weeks(from)
        : keepOnOneLine(fillText(texts.weeksRange, { from: amount(from), to: amount(to) })),
  }
}
