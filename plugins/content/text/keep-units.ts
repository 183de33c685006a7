import { memoizeByText } from '../memoize'
import { keepIdeographs, keepOnOneLine } from './keep-on-one-line'

/** What a site's units depend on. */
export interface UnitLabels {
  locale: string
  /** The label of a range, "{from} to {to} {currency}", with the word between two numbers. */
  priceRange: string
}

/** A number, which may have groups with spaces between them. */
const number = String.raw`(?:\p{Nd}{1,3}(?:[\u00a0\u202f]\p{Nd}{3})+(?:[.,]\p{Nd}+)?|\p{Nd}(?:[\p{Nd}.,٫٬’']*\p{Nd})?)`

/** A number, or a placeholder for one in a label. */
const numberOrPlaceholder = String.raw`(?:${number}|\{\w+\})`

/** A number with spaces between its groups: no telephone number, and no two numbers. */
const grouped =
  /(?<![\p{L}\p{Nd}.,+(]|\p{Nd}[\s-])(?!0)\p{Nd}{1,3}(?: \p{Nd}{3})+(?![\p{Nd}/]|[\s-]\p{Nd})/gu

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A pattern for any of these names, the longest first. */
const anyOf = (names: readonly string[]): string =>
  `(?:${[...names]
    .sort((one, other) => other.length - one.length)
    .map(escapeRegExp)
    .join('|')})`

/** These have every plural form of a language. */
const amounts = [0, 1, 2, 3, 5, 11, 100, 1.5]

/** The parts of a type that formats have in any of these numbers. */
function partsOf(
  formats: readonly Intl.NumberFormat[],
  wanted: Intl.NumberFormatPartTypes,
  numbers = amounts,
): string[] {
  const parts = formats.flatMap((format) => numbers.flatMap((value) => format.formatToParts(value)))
  const names = parts.filter(({ type }) => type === wanted).map(({ value }) => value.trim())
  return [...new Set(names)].filter(Boolean)
}

/** The names of all units in a language, long and short: "week", "weeks", "wk", "kg", "%". */
const unitNames = (locale: string): string[] =>
  partsOf(
    Intl.supportedValuesOf('unit').flatMap((unit) =>
      (['long', 'short', 'narrow'] as const).map(
        (unitDisplay) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }),
      ),
    ),
    'unit',
  )

/** The names of powers of ten in a language: "million", "Mio.", "tys.". */
const powerNames = (locale: string): string[] =>
  partsOf(
    (['long', 'short'] as const).map(
      (compactDisplay) => new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay }),
    ),
    'compact',
    [3, 4, 5, 6, 7, 9, 10, 12].flatMap((power) =>
      [1, 1.5, 2, 5].map((value) => value * 10 ** power),
    ),
  )

const currencyParts = (locale: string, currencyDisplay: 'name' | 'narrowSymbol'): string[] => {
  // With decimals only where a number has them: they change the plural form.
  const format = { style: 'currency', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const
  return partsOf(
    Intl.supportedValuesOf('currency').map(
      (currency) => new Intl.NumberFormat(locale, { ...format, currency, currencyDisplay }),
    ),
    'currency',
    currencyDisplay === 'name' ? amounts : [1],
  )
}

/** The names of currencies as texts have them: "Euro", "US dollars", "dollars", "złotych". */
function currencyNames(locale: string): string[] {
  const names = currencyParts(locale, 'name').flatMap((name) => {
    const words = name.split(' ')
    // Not the countries, which are in capitals: "20 Mexican pesos".
    const nouns = words.filter((word, index) => index === words.length - 1 || /^\p{Ll}/u.test(word))
    return [name, ...nouns.filter((word) => word.length > 3)]
  })
  const withCapital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
  return [...new Set(names.flatMap((name) => [name, withCapital(name)]))]
}

/** Finds numbers with their units and currencies, and ranges of them. */
function buildPatterns({ locale, priceRange }: UnitLabels): RegExp[] {
  const [, to = ''] = /\{from\}(.*)\{to\}/.exec(priceRange) ?? []
  const units = unitNames(locale)
  const powers = powerNames(locale)
  // A single letter such as "R" mostly is no currency; `\p{Sc}` has the signs.
  const symbols = currencyParts(locale, 'narrowSymbol').filter((symbol) => symbol.length > 1)
  const codes = Intl.supportedValuesOf('currency')
  const areWords = (name: string): boolean => /^[\p{L}\p{M}]{3,}$/u.test(name)
  const rangeOf = (amount: string): string => {
    const one = String.raw`${amount}(?: ?${anyOf(powers)}(?!\p{L}))?`
    return `(?:${one} (?:${escapeRegExp(to.trim())}|[–-]) )?${one}`
  }
  const after = (unit: string, amount = number) =>
    new RegExp(String.raw`(?<![\p{L}\p{Nd}.,])${rangeOf(amount)} ${unit}(?![\p{L}\p{Nd}])`, 'gu')
  const currencies = anyOf([...codes, ...symbols, ...currencyNames(locale)])
  return [
    // A price in a label may be too long for one line, which only its number shows.
    after(String.raw`(?:[A-Z]{3}|(?:${anyOf(powers)})?\p{Sc}|${currencies})`),
    after(anyOf(units), numberOrPlaceholder),
    // "1.5 million"
    after(anyOf(powers.filter(areWords))),
    // "1 working day", "2 person-days"
    after(String.raw`(?:\p{L}{4,} |\p{L}+-)${anyOf(units.filter(areWords))}`, numberOrPlaceholder),
    // "Tk 4,100", "€ 20", "CHF 20", "R$ 20"
    new RegExp(
      String.raw`(?<!\p{L})(?:\p{Lu}\p{Ll}|\p{Sc}|${anyOf([...codes, ...symbols])}) (?=${rangeOf(number)})`,
      'gu',
    ),
  ]
}

const patternsFor = memoizeByText((labels) => buildPatterns(JSON.parse(labels) as UnitLabels))

/**
 * Replaces the spaces within a number, between it and its unit or currency, and within a range of
 * numbers with non-breaking ones: "24,000 to 46,000 USD", "6.8 %", "Tk 4,100", "1 250 000 zł". Between
 * numbers and ideographs it writes word joiners: "約17万2,000円". A label with a placeholder in place
 * of a price keeps its spaces: what writes the price also keeps it on one line.
 */
export const keepUnits = (text: string, { locale, priceRange }: UnitLabels): string =>
  /[\p{Nd}{]/u.test(text)
    ? patternsFor(JSON.stringify({ locale, priceRange })).reduce(
        (kept, pattern) => kept.replace(pattern, keepOnOneLine),
        keepIdeographs(text.replace(grouped, (found) => found.replaceAll(' ', '\u00a0'))),
      )
    : text
