import { fillText } from './fill-text'

/** A duration by its months, "2024-02"; without the second it goes on. */
export interface Months {
  from: string
  to?: string
}

/** The words that a duration needs: a BCP 47 locale, and a text with `{from}`, as "Since {from}". */
export interface DurationWords {
  locale: string
  ongoing: string
}

/** A duration as it is read: a text as it is, months in the locale: "Feb – Nov 2024". */
export function durationText(
  duration: string | Months,
  { locale, ongoing }: DurationWords,
): string {
  if (typeof duration === 'string') return duration
  // In UTC, as the dates are, so that no month becomes the one before.
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const from = new Date(duration.from)
  return duration.to === undefined
    ? fillText(ongoing, { from: format.format(from) })
    : format.formatRange(from, new Date(duration.to))
}
