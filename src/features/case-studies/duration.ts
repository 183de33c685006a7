import { fillText } from '../../../plugins/content'

/** A duration as two months, "2024-02"; without the second one it is still running. */
export interface Months {
  from: string
  to?: string
}

/**
 * What a duration needs to be formatted: a BCP 47 locale, and a text with `{from}`, such as "Since
 * {from}".
 */
export interface DurationWords {
  locale: string
  ongoing: string
}

/**
 * Formats a duration: a text stays unchanged, months are formatted in the locale: "Feb – Nov 2024".
 */
export function durationText(
  duration: string | Months,
  { locale, ongoing }: DurationWords,
): string {
  if (typeof duration === 'string') return duration
  // In UTC like the dates, so that no month becomes the previous one.
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    // As all years of the site.
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const from = new Date(duration.from)
  return duration.to === undefined
    ? fillText(ongoing, { from: format.format(from) })
    : format.formatRange(from, new Date(duration.to))
}
