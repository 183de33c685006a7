import { memoizeLast } from '../memoize'
import { keepOnOneLine } from './keep-on-one-line'

/** What a site's units depend on. */
export interface UnitLabels {
  locale: string
  /** The label of a range, "{from} to {to} {currency}", with the word between two numbers. */
  priceRange: string
}

/** A number, or a placeholder for one. */
const number = String.raw`(?:\p{Nd}[\p{Nd}.,]*|\{\w+\})`

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** The names of all units in a language, long and short: "week", "weeks", "wk", "kg", "%". */
function unitNames(locale: string): string[] {
  const names = new Set<string>()
  for (const unit of Intl.supportedValuesOf('unit'))
    for (const unitDisplay of ['long', 'short', 'narrow'] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
      // These numbers have every plural form of a language.
      for (const amount of [0, 1, 2, 3, 5, 11, 100, 1.5])
        for (const { type, value } of format.formatToParts(amount))
          if (type === 'unit') names.add(value.trim())
    }
  return [...names].filter(Boolean)
}

/** Finds numbers with their units and currencies, and ranges of them. */
function buildPatterns({ locale, priceRange }: UnitLabels): RegExp[] {
  const [, to = ''] = /\{from\}(.*)\{to\}/.exec(priceRange) ?? []
  const units = unitNames(locale).sort((one, other) => other.length - one.length)
  const long = units.filter((unit) => /^\p{L}{3,}$/u.test(unit))
  const anyOf = (names: readonly string[]) => `(?:${names.map(escapeRegExp).join('|')})`
  const range = `(?:${number} (?:${escapeRegExp(to.trim())}|[–-]) )?${number}`
  const after = (unit: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{Nd}.,])${range} ${unit}(?![\p{L}\p{Nd}])`, 'gu')
  return [
    after(`(?:[A-Z]{3}|\\{currency\\}|${anyOf(units)})`),
    // "1 working day", "2 person-days"
    after(String.raw`(?:\p{L}{4,} |\p{L}+-)${anyOf(long)}`),
    // "Tk 4,100", "€ 20"
    /(?<!\p{L})(?:\p{Lu}\p{Ll}|\p{Sc}) (?=\p{Nd})/gu,
  ]
}

const patternsFor = memoizeLast((locale: string, priceRange: string) =>
  buildPatterns({ locale, priceRange }),
)

/**
 * Replaces the spaces within a number and its unit or currency, and within a range of them, with
 * non-breaking ones: "24,000 to 46,000 USD", "6.8 %", "Tk 4,100".
 */
export const keepUnits = (text: string, { locale, priceRange }: UnitLabels): string =>
  /[\p{Nd}{]/u.test(text)
    ? patternsFor(locale, priceRange).reduce(
        (kept, pattern) => kept.replace(pattern, keepOnOneLine),
        text,
      )
    : text
