/** A time on the clock of the agency, to the minute: "2027-03-03T09:00". It sorts as text. */
export type LocalTime = string

/**
 * What the clock shows in a time zone.
 * @param timeZone of data/site.json; one that does not exist, which the content check reports, counts as UTC
 */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatter(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((part) =>
    parts.get(part as Intl.DateTimeFormatPartTypes),
  )
  return `${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  const options = {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
  }
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  }
}

/** A date of the content as a time: a day begins at midnight. */
export const startOf = (date: string): LocalTime => (date.includes('T') ? date : `${date}T00:00`)

/** A date of the content as a reader sees it: "3 March 2027", or with the hour "3 March 2027 at 09:00". */
export const formatDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(date.includes('T') && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(`${startOf(date)}Z`))
