import { fillText, keepOnOneLine } from '../../plugins/content'
import { unitWriter } from './units'

/** From the smallest to the largest value. */
export interface Range {
  from: number
  to: number
}

/** The currency of a site, and the labels around numbers. */
export interface PriceTexts {
  currency: string
  /** With `{amount}`, and `{currency}`, `{symbol}` or `{name}`. */
  priceText: string
  /** With `{from}`, `{to}` and `{currency}`. */
  priceRange: string
  /** With `{from}` and `{to}`. */
  weeksRange: string
  /** A price that is paid monthly, with `{price}`. */
  monthly: string
  /** When something that is paid monthly starts, with `{weeks}`, or with `{from}` and `{to}`. */
  startsIn: string
}

/** The formats of prices on a site. */
export interface PriceLabels extends PriceTexts {
  locale: string
}

/** How numbers are written: by Intl on the server, by a pattern in browsers. */
export interface NumberWriters {
  /** "24,000" */
  number: (value: number) => string
  /** "9 weeks" */
  weeks: (value: number) => string
}

/** Writes prices and durations in the currency of the site, each on one line if it is short. */
export function priceWriter({ currency, ...texts }: PriceTexts, numbers: NumberWriters) {
  const { number } = numbers
  const withCurrency = (written: string): string =>
    keepOnOneLine(fillText(texts.priceText, { amount: written, currency }))
  /** "15,500 USD" */
  const price = (value: number): string => withCurrency(number(value))
  /** "9 weeks" */
  const weeks = (value: number): string => keepOnOneLine(numbers.weeks(value))
  /** "12 to 18 weeks", or "4 weeks" */
  const weeksRange = ({ from, to }: Range): string =>
    from === to
      ? weeks(from)
      : keepOnOneLine(fillText(texts.weeksRange, { from: number(from), to: number(to) }))
  /** "Starts in 3 to 4 weeks"; equal ends are one number, in place of what is between the braces. */
  const start = (range: Range): string =>
    fillText(texts.startsIn, { weeks: weeksRange(range) }).replace(/\{from\}.*\{to\}/, (ends) => {
      const [from, to] = [number(range.from), number(range.to)]
      return from === to ? from : keepOnOneLine(fillText(ends, { from, to }))
    })
  return {
    number,
    withCurrency,
    price,
    /** "24,000 to 46,000 USD", or "9,000 USD" */
    priceRange: ({ from, to }: Range): string =>
      from === to
        ? price(from)
        : keepOnOneLine(
            fillText(texts.priceRange, { from: number(from), to: number(to), currency }),
          ),
    /** A written price; one that is paid monthly as such: "900 USD a month". */
    payable: (written: string, isMonthly: boolean | null): string =>
      isMonthly ? fillText(texts.monthly, { price: written }) : written,
    weeks,
    weeksRange,
    /** "12 to 18 weeks"; for what is paid monthly, when it starts. */
    duration: (range: Range, isMonthly: boolean | null): string =>
      isMonthly ? start(range) : weeksRange(range),
  }
}

/**
 * The texts around numbers with the currency as the language writes it: `{symbol}` is "€" or "￥", and
 * `{name}` is "euro" or "円". For the server, because browsers lack some languages.
 */
export function withCurrencyNames<Texts extends PriceLabels>(texts: Texts): Texts {
  const { locale, currency, priceText, priceRange } = texts
  const write = (currencyDisplay: 'narrowSymbol' | 'name'): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1_000_000)
      .find(({ type }) => type === 'currency')?.value ?? currency
  const names = { symbol: write('narrowSymbol'), name: write('name') }
  return {
    ...texts,
    priceText: fillText(priceText, names),
    priceRange: fillText(priceRange, names),
  }
}

/** Formats prices and durations in the currency and number format of the site; for the server. */
export function priceFormat(labels: PriceLabels) {
  const { locale, ...texts } = withCurrencyNames(labels)
  const formatter = (options?: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number): string => format.format(value)
  }
  const rounded = formatter({ maximumSignificantDigits: 3 })
  const { withCurrency, ...writer } = priceWriter(texts, {
    number: formatter(),
    weeks: unitWriter(locale, 'week'),
  })
  return {
    ...writer,
    /** A fraction from 0 to 1: "15%". */
    percent: formatter({ style: 'percent' }),
    /** 201,600 is "202,000 USD" */
    roundedPrice: (value: number): string => withCurrency(rounded(value)),
  }
}
