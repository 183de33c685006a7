import { fillText } from '../../plugins/content'
import { localizeDigits, type NumberPattern } from './number-pattern'

/**
 * How a locale writes the days of each month, from January to December, in the Gregorian calendar:
 * "{day} May {year}", or with `{paddedDay}`, which always has two digits. Browsers write dates with
 * them, without Intl, for the reason of NumberPattern.
 */
export type DatePatterns = readonly string[]

/** How a locale writes the days of each month; for the server. */
export function buildDatePatterns(locale: string, { digits }: NumberPattern): DatePatterns {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const write = (month: number, day: number): string => format.format(Date.UTC(2026, month, day))
  const isPadded = write(0, 3).includes(localizeDigits('03', digits))
  return Array.from({ length: 12 }, (_, month) =>
    write(month, 22)
      .replace(localizeDigits('2026', digits), '{year}')
      .replace(localizeDigits('22', digits), isPadded ? '{paddedDay}' : '{day}'),
  )
}

/** Writes the day of a time, in the time zone of the browser. */
export function writeDate(patterns: DatePatterns, { digits }: NumberPattern, time: Date): string {
  const day = String(time.getDate())
  const values = { day, paddedDay: day.padStart(2, '0'), year: String(time.getFullYear()) }
  return fillText(
    patterns[time.getMonth()] ?? '',
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, localizeDigits(value, digits)]),
    ),
  )
}
