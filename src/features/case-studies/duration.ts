import { fillText } from '../../../plugins/content'

/** A duration as two months, "2024-02"; without the second one it is still running. */
export interface Months {
  from: string
  to?: string
}

/**
 * What a duration needs to be formatted: a BCP 47 locale, and texts with `{from}`, such as "Since
 * {from}", and with `{from}` and `{to}`.
 */
export interface DurationWords {
  locale: string
  ongoing: string
  range: string
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A month in English, "Feb 2024" or "February 2024", as "2024-02". */
function toMonth(text: string): string {
  const [name = '', year = ''] = text.split(' ')
  const month = monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The months of a duration, which may be a text: "Aug 2023 - Feb 2024", "April 2024 - WIP". */
export function toMonths(duration: string | Months): Months {
  if (typeof duration !== 'string') return duration
  const [from = '', to = 'WIP'] = duration.split(' - ')
  return { from: toMonth(from), ...(to !== 'WIP' && { to: toMonth(to) }) }
}

/** Writes months, "2024-02", in a locale: "Feb 2024", or "February 2024". */
export const monthWriter = (locale: string, month: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(locale, {
    month,
    year: 'numeric',
    // As all years of the site.
    calendar: 'gregory',
    // Like the dates, so that no month becomes the previous one.
    timeZone: 'UTC',
  })
  return (text: string): string => format.format(new Date(text))
}

/** Languages whose short names of months are usual without a mark at their end; V8 cannot split Gaelic. */
const abbreviatingLanguages = ['bn', 'en', 'gd']

/**
 * Whether months next to a year are short: where Intl's short names are abbreviations, which a mark at
 * their end shows ("Feb.", "ก.พ."). Elsewhere they can be what no reader expects: "helmi", "thg 2".
 */
function hasShortMonths(locale: string): boolean {
  if (abbreviatingLanguages.includes(new Intl.Locale(locale).language)) return true
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
  })
  const february = format.formatToParts(new Date(2024, 1)).find(({ type }) => type === 'month')
  return /[^\p{L}\p{M}\p{N}]$/u.test(february?.value ?? '')
}

/**
 * Formats a duration in the locale: "Feb 2024 - Nov 2024". Pages in English have the months of a text,
 * which is in English, as they are written.
 */
export function durationText(
  duration: string | Months,
  { locale, ongoing, range }: DurationWords,
): string {
  if (typeof duration === 'string' && new Intl.Locale(locale).language === 'en') {
    const [from = '', to = ''] = duration.split(' - ')
    return to === 'WIP' ? fillText(ongoing, { from }) : fillText(range, { from, to })
  }
  const write = monthWriter(locale, hasShortMonths(locale) ? 'short' : 'long')
  const months = toMonths(duration)
  const from = write(months.from)
  if (months.to === undefined) return fillText(ongoing, { from })
  // Not by formatRange, which has "2024/04～2025/02" in Japanese and Chinese.
  return months.to === months.from ? from : fillText(range, { from, to: write(months.to) })
}
