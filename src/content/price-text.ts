import { fillText, keepOnOneLine, memoizeByText, withoutIgnorable } from '../../plugins/content'
import type { NumberPattern } from './number-pattern'
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
  /** The separators of prices: those of plain numbers are others in Austria and Switzerland. */
  separators: Pick<NumberPattern, 'group' | 'decimal'>
}

/** How numbers are written: by Intl on the server, by a pattern in browsers. */
export interface NumberWriters {
  /** "24,000" */
  number: (value: number) => string
  /** A price with a number of decimals, 0 or that of the currency: "287.50". */
  money: (value: number, decimals: number) => string
  /** "9 weeks" */
  weeks: (value: number) => string
}

/** The ends of a range and what is between them, in a label. */
const ends = /\{from\}.*\{to\}/s

/** How many decimals the ends of a range have: those of the currency if one is no whole number. */
export const decimalsOf = (
  { decimals }: Pick<PriceTexts, 'decimals'>,
  { from, to }: Range,
): number => (Number.isInteger(from) && Number.isInteger(to) ? 0 : decimals)

/** Writes prices and durations in the currency of the site, each on one line if it is short. */
export function priceWriter(texts: PriceTexts, numbers: NumberWriters) {
  const { number } = numbers
  /** Prices next to each other, without the currency: "1,250.00" and "1,287.50". */
  const amounts = (range: Range): Record<keyof Range, string> => {
    const decimals = decimalsOf(texts, range)
    return { from: numbers.money(range.from, decimals), to: numbers.money(range.to, decimals) }
  }
  /** "15,500 USD" */
  const price = (value: number): string =>
    keepOnOneLine(fillText(texts.priceText, { amount: amounts({ from: value, to: value }).from }))
  /** "9 weeks" */
  const weeks = (value: number): string => keepOnOneLine(numbers.weeks(value))
  /** "12 to 18 weeks", or "4 weeks" */
  const weeksRange = ({ from, to }: Range): string =>
    from === to
      ? weeks(from)
      : keepOnOneLine(fillText(texts.weeksRange, { from: number(from), to: number(to) }))
  /** "Starts in 3 to 4 weeks"; equal ends are one number, in place of what is between the braces. */
  const start = (range: Range): string =>
    fillText(texts.startsIn, { weeks: weeksRange(range) }).replace(ends, (found) => {
      const [from, to] = [number(range.from), number(range.to)]
      return from === to ? from : keepOnOneLine(fillText(found, { from, to }))
    })
  return {
    number,
    amounts,
    price,
    /** "24,000 to 46,000 USD", or "9,000 USD" */
    priceRange: (range: Range): string =>
      range.from === range.to
        ? price(range.from)
        : keepOnOneLine(fillText(texts.priceRange, amounts(range))),
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

const foreignLetter = /(?!\p{Script=Latin})\p{L}/u

type CurrencyDisplay = 'symbol' | 'narrowSymbol' | 'name'

/** What a locale writes for a currency; its code if Intl has only invisible characters. */
function writeCurrency(locale: string, currency: string, currencyDisplay: CurrencyDisplay): string {
  // Without decimals, with which Slavic languages have the name in another case.
  const style = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const
  const part = new Intl.NumberFormat(locale, style)
    .formatToParts(1_000_000)
    // In Turkish, the name follows the symbol.
    .findLast(({ type }) => type === 'currency')
  return withoutIgnorable(part?.value ?? '').trim() || currency
}

/** The symbols of all currencies in a locale, each with its code; only in the bundle of the server. */
const symbolsIn = /* @__PURE__ */ memoizeByText((locale) =>
  Intl.supportedValuesOf('currency').map(
    (currency) => [currency, writeCurrency(locale, currency, 'symbol')] as const,
  ),
)

/** Whether readers take a symbol for another currency: "$" is the sign of pesos in Argentina. */
const isOfAnother = (symbol: string, locale: string, currency: string): boolean =>
  symbolsIn(locale).some(([other, itsSymbol]) => other !== currency && itsSymbol === symbol)

/**
 * The names of a currency in a language: its code, `symbol` ("€", "￥") and `name` ("euro", "円"). For
 * the server, because browsers lack some languages.
 */
export function currencyNames({ locale, currency }: Pick<PriceLabels, 'locale' | 'currency'>) {
  const write = (display: CurrencyDisplay): string => writeCurrency(locale, currency, display)
  const [symbol, narrow] = [write('symbol'), write('narrowSymbol')]
  // The narrow symbol of Arabic can be one in Latin letters.
  const isMisread =
    symbol !== narrow &&
    ((foreignLetter.test(symbol) && !foreignLetter.test(narrow)) ||
      isOfAnother(narrow, locale, currency))
  return { currency, symbol: isMisread ? symbol : narrow, name: write('name') }
}

/** How many decimals a price in a currency has. */
const currencyDecimals = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 0

const isCurrency = (unit: string | null): unit is string =>
  /^[A-Z]{3}$/.test(unit ?? '') && Intl.supportedValuesOf('currency').includes(unit ?? '')

/** A price as pages show it, rounded to the decimals of its currency. */
export const roundPrice = (price: number, currency: string): number =>
  Number(price.toFixed(currencyDecimals(currency)))

/** What is between the digits of large numbers and before decimals. */
function separatorsOf(format: Intl.NumberFormat): PriceTexts['separators'] {
  const parts = format.formatToParts(1_000_000.5)
  const separator = (type: 'group' | 'decimal'): string =>
    parts.find((part) => part.type === type)?.value ?? ''
  return { group: separator('group'), decimal: separator('decimal') }
}

/** The labels around numbers, with the currency as the language writes it. */
export function fillCurrency({ locale, currency, ...labels }: PriceLabels): PriceTexts {
  const { priceText, priceRange, weeksRange, monthly, startsIn } = labels
  const names = currencyNames({ locale, currency })
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 1,
  })
  const ofPrices = separatorsOf(format)
  const ofNumbers = separatorsOf(new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }))
  // "1.340 people, 375,000 EUR": in English of the Netherlands, prices would have the signs of numbers
  // the other way round.
  const areSwapped = ofPrices.group === ofNumbers.decimal || ofPrices.decimal === ofNumbers.group
  return {
    priceText: fillText(priceText, names),
    priceRange: fillText(priceRange, names),
    weeksRange,
    monthly,
    startsIn,
    decimals: currencyDecimals(currency),
    separators: areSwapped ? ofNumbers : ofPrices,
  }
}

/**
 * Writes numbers of weeks: "9 weeks". In a language of which Intl lacks the word and writes "9 w", the
 * word is that of a range.
 */
function weeksWriter(
  { locale, weeksRange }: Pick<PriceLabels, 'locale' | 'weeksRange'>,
  number: NumberWriters['number'],
): NumberWriters['weeks'] {
  const write = unitWriter(locale, 'week')
  const hasWord = !/\sw$/u.test(write(9))
  return hasWord ? write : (value) => weeksRange.replace(ends, number(value))
}

/** Formats prices and durations in the currency and number format of the site; for the server. */
export function priceFormat(labels: PriceLabels) {
  const { locale } = labels
  const formatter = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number): string => format.format(value).replace('-', '\u2212')
  }
  const texts = fillCurrency(labels)
  const { decimals, separators } = texts
  const moneyWriter = (fixed: number) => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: fixed,
      maximumFractionDigits: fixed,
    })
    return (value: number): string =>
      format
        .formatToParts(value)
        .map(({ type, value: part }) =>
          type === 'group' || type === 'decimal' ? separators[type] : part,
        )
        .join('')
        .replace('-', '\u2212')
  }
  const [whole, fraction] = [moneyWriter(0), moneyWriter(decimals)]
  // All decimals of the content, without those that computing adds to them.
  const number = formatter({ maximumSignificantDigits: 15 })
  const writer = priceWriter(texts, {
    number,
    money: (value, fixed) => (fixed === 0 ? whole : fraction)(value),
    weeks: weeksWriter(labels, number),
  })
  return {
    ...writer,
    /** Measured values side by side in one unit; amounts of a currency are written as prices are. */
    measured: (values: readonly number[], unit: string | null): string[] =>
      values.map(
        !isCurrency(unit)
          ? number
          : values.every(Number.isInteger)
            ? whole
            : moneyWriter(currencyDecimals(unit)),
      ),
    /** 201,600 is "202,000 USD" */
    roundedPrice: (value: number): string => writer.price(Number(value.toPrecision(3))),
  }
}
