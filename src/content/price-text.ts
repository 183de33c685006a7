import { fillText, keepOnOneLine } from '../../plugins/content'
import { unitWriter } from './units'

/** From the smallest to the largest value. */
export interface Range {
  from: number
  to: number
}

/** The currency and the locale of a site, and the labels around numbers. */
export interface PriceLabels {
  locale: string
  currency: string
  /** With `{amount}`, and `{currency}`, `{symbol}` or `{name}`. */
  priceText: string
  /** With `{from}` and `{to}`, and `{currency}`, `{symbol}` or `{name}`. */
  priceRange: string
  /** With `{from}` and `{to}`. */
  weeksRange: string
  /** A price that is paid monthly, with `{price}`. */
  monthly: string
  /** When something that is paid monthly starts, with `{weeks}`, or with `{from}` and `{to}`. */
  startsIn: string
}

/** The labels around numbers, with the currency in them. */
export interface PriceTexts extends Omit<PriceLabels, 'locale' | 'currency'> {
  /** How many decimals a price has that is no whole number. */
  decimals: number
}

/** How numbers are written: by Intl on the server, by a pattern in browsers. */
export interface NumberWriters {
  /** "24,000" */
  number: (value: number) => string
  /** A price that is no whole number, with the decimals of the currency: "287.50". */
  fraction: (value: number) => string
  /** "9 weeks" */
  weeks: (value: number) => string
}

/** Writes prices and durations in the currency of the site, each on one line if it is short. */
export function priceWriter(texts: PriceTexts, numbers: NumberWriters) {
  const { number, fraction } = numbers
  const money = (value: number): string =>
    Number.isInteger(value) ? number(value) : fraction(value)
  /** "15,500 USD" */
  const price = (value: number): string =>
    keepOnOneLine(fillText(texts.priceText, { amount: money(value) }))
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
    money,
    price,
    /** "24,000 to 46,000 USD", or "9,000 USD" */
    priceRange: ({ from, to }: Range): string =>
      from === to
        ? price(from)
        : keepOnOneLine(fillText(texts.priceRange, { from: money(from), to: money(to) })),
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
 * The names of a currency in a language: its code, `symbol` ("€", "￥") and `name` ("euro", "円"). For
 * the server, because browsers lack some languages.
 */
export function currencyNames({ locale, currency }: Pick<PriceLabels, 'locale' | 'currency'>) {
  const write = (currencyDisplay: 'narrowSymbol' | 'name'): string =>
    // Without decimals, with which Slavic languages have the name in another case.
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    })
      .formatToParts(1_000_000)
      .find(({ type }) => type === 'currency')?.value ?? currency
  return { currency, symbol: write('narrowSymbol'), name: write('name') }
}

/** The labels around numbers, with the currency as the language writes it. */
export function fillCurrency({ locale, currency, ...labels }: PriceLabels): PriceTexts {
  const { priceText, priceRange, weeksRange, monthly, startsIn } = labels
  const names = currencyNames({ locale, currency })
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return {
    priceText: fillText(priceText, names),
    priceRange: fillText(priceRange, names),
    weeksRange,
    monthly,
    startsIn,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 0,
  }
}

/** Formats prices and durations in the currency and number format of the site; for the server. */
export function priceFormat(labels: PriceLabels) {
  const { locale } = labels
  const formatter = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number): string => format.format(value).replace('-', '\u2212')
  }
  const texts = fillCurrency(labels)
  const { decimals } = texts
  const writer = priceWriter(texts, {
    // All decimals of the content, without those that computing adds to them.
    number: formatter({ maximumSignificantDigits: 15 }),
    fraction: formatter({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    weeks: unitWriter(locale, 'week'),
  })
  return {
    ...writer,
    /** A fraction from 0 to 1: "15%", "12.5%". */
    percent: formatter({ style: 'percent', maximumFractionDigits: 1 }),
    /** 201,600 is "202,000 USD" */
    roundedPrice: (value: number): string => writer.price(Number(value.toPrecision(3))),
  }
}
