/**
 * Whether Node.js has the formats of a language or a locale. Of one without them, Intl takes those of the
 * computer.
 */
export const hasFormats = (tag: string): boolean =>
  Intl.NumberFormat.supportedLocalesOf(tag).length > 0

/** A locale with formats: this one, or that of English in its country. */
export const withFormats = (locale: Intl.Locale): Intl.Locale =>
  hasFormats(locale.toString()) ? locale : new Intl.Locale('en', { region: locale.region })
