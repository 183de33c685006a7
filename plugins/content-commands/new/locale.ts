/** A language with its most likely script and country. */
export function findLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language).maximize()
  } catch {
    return undefined
  }
}

/**
 * The time zone of a country that has a single one, else that of this computer.
 * @param timeZone that of this computer
 */
export function likelyTimeZone(
  locale: Intl.Locale,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  // Newer versions of JavaScript have a method in place of the property.
  const { timeZones, getTimeZones } = locale as LocaleWithTimeZones
  const zones = timeZones ?? getTimeZones?.call(locale) ?? []
  return zones.length === 1 && zones[0] !== undefined ? zones[0] : timeZone
}

interface LocaleWithTimeZones extends Intl.Locale {
  timeZones?: readonly string[]
  getTimeZones?: () => readonly string[]
}
