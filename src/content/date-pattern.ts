import { fillText } from '../../plugins/content'
import { localizeDigits, type NumberPattern } from './number-pattern'

/**
 * Writes days in the Gregorian calendar, in which all years of the site are: "3 February 2026". A
 * `dateStyle` would add the name of the era in Thai, as no month has it.
 */
export const dayFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  })

/**
 * How a locale writes the days of each month, from January to December: "{day} May {year}". Browsers
 * write dates with them, without Intl, for the reason of NumberPattern.
 */
export type DatePatterns = readonly string[]

/** How a locale writes the days of each month; for the server. */
export function buildDatePatterns(locale: string, { digits }: NumberPattern): DatePatterns {
  const format = dayFormat(locale)
  return Array.from({ length: 12 }, (_, month) =>
    format
      .format(Date.UTC(2026, month, 22))
      .replace(localizeDigits('2026', digits), '{year}')
      .replace(localizeDigits('22', digits), '{day}'),
  )
}

/** Writes the day of a time, in the time zone of the browser. */
export function writeDate(patterns: DatePatterns, { digits }: NumberPattern, time: Date): string {
  const write = (value: number): string => localizeDigits(String(value), digits)
  return fillText(patterns[time.getMonth()] ?? '', {
    day: write(time.getDate()),
    year: write(time.getFullYear()),
  })
}
