/** A local time of the agency, to the minute: "2027-03-03T09:00". It can be sorted as text. */
export type LocalTime = string

/**
 * The local time in a time zone.
 * @param timeZone from data/site.json; an unknown one, which the content check reports, is treated
 * as UTC
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

/** A date in the content as a time: a day starts at midnight. */
export const startOf = (date: string): LocalTime => (date.includes('T') ? date : `${date}T00:00`)
