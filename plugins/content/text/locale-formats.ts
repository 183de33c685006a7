/** Intl writes "M02" for February in a locale of which it has the numbers alone. */
const hasMonths = (tag: string): boolean =>
  !/^M\d/.test(
    new Intl.DateTimeFormat(tag, { month: 'long', calendar: 'gregory', timeZone: 'UTC' }).format(0),
  )

/**
 * Whether Node.js has the formats of a language or a locale, which may not be one. Of one without
 * formats, Intl takes those of the computer.
 */
export function hasFormats(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0 && hasMonths(tag)
  } catch {
    return false
  }
}

/** A locale with formats: this one, or that of English in its country. */
export const withFormats = (locale: Intl.Locale): Intl.Locale =>
  hasFormats(locale.toString()) ? locale : new Intl.Locale('en', { region: locale.region })
