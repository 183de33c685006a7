import { startOf } from '../../../core/publication'
import type { Issue } from '../../../core/issue'
import { issueAt, type JsonFile, pointersOf, textAt, valueAt } from '../../../core/json/json-file'

/** Pairs of numbers in an object, of which the second must not be less than the first. */
const pairs = [
  { first: 'from', second: 'to', message: 'ends before it begins' },
  { first: 'done', second: 'total', message: 'is less than what is done of it' },
]

/** Checks that the numbers of ranges are in order. */
export const checkRanges = (file: JsonFile): Issue[] =>
  pairs.flatMap(({ first, second, message }) =>
    pointersOf(file, second).flatMap((pointer) => {
      const min = valueAt(file, pointer.slice(0, -second.length) + first)
      const value = valueAt(file, pointer)
      if (typeof min !== 'number' || typeof value !== 'number' || min <= value) return []
      return [issueAt(file, pointer, 'reversed-range', message)]
    }),
  )

const isForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/

/** Whether the day exists: Date converts 30 February to a day in March. */
const exists = (date: string): boolean => {
  const time = new Date(`${startOf(date)}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date)
}

/** Checks that publication dates exist and are in order. */
export function checkPublicationDates(file: JsonFile): Issue[] {
  // The schema reports other formats.
  const dates = ['/publishAt', '/unpublishAt'].map((pointer) => {
    const date = textAt(file, pointer)
    return { pointer, date: date !== undefined && isForm.test(date) ? date : undefined }
  })
  const missing = dates.flatMap(({ pointer, date }) =>
    date === undefined || exists(date)
      ? []
      : [issueAt(file, pointer, 'reversed-range', `there is no ${date} in the calendar`)],
  )
  const [first, last] = dates.map(({ date }) => date)
  if (missing.length > 0 || !first || !last || startOf(first) < startOf(last)) return missing
  const message = `is not after "publishAt", ${first}: the entry would never be published`
  return [issueAt(file, '/unpublishAt', 'reversed-range', message)]
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Converts a month, "Feb 2024" or "2024-02", to a number that can be compared; undefined if it is
 * not a month.
 */
function monthOf(text: string): number | undefined {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d\d)$/.exec(text) ?? []
  if (isoYear) return Number(isoYear) * 12 + Number(isoMonth) - 1
  const [name = '', year] = text.split(' ')
  const month = months.indexOf(name.slice(0, 3).toLowerCase())
  return month < 0 || !year ? undefined : Number(year) * 12 + month
}

/** The start and the end of a duration as text, and how to write that it is still running. */
function endsOf(duration: unknown): { begin: string; end?: string; ongoing: string } | undefined {
  if (typeof duration === 'string') {
    const [begin = '', end] = duration.split(' - ')
    return { begin, end: end === 'WIP' ? undefined : end, ongoing: `write "${begin} - WIP"` }
  }
  if (typeof duration !== 'object' || duration === null || !('from' in duration)) return undefined
  const end = 'to' in duration ? String(duration.to) : undefined
  return { begin: String(duration.from), end, ongoing: 'leave out "to"' }
}

/** Checks that the duration of a case study is valid and agrees with "inProgress". */
export function checkDuration(file: JsonFile): Issue[] {
  if (file.kind.type !== 'CaseStudy') return []
  const pointer = '/duration'
  const ends = endsOf(valueAt(file, pointer))
  if (!ends) return []
  const { begin, end, ongoing } = ends
  const inProgress = valueAt(file, '/inProgress') ?? false
  if (typeof inProgress === 'boolean' && inProgress !== (end === undefined)) {
    const [message, hint] = inProgress
      ? ['has an end, but "inProgress" is true', ongoing]
      : ['has no end, but "inProgress" is not true', 'add "inProgress": true or the month it ended']
    return [issueAt(file, pointer, 'reversed-range', message, hint)]
  }
  const [from, to] = [monthOf(begin), monthOf(end ?? '')]
  if (from === undefined || to === undefined || from <= to) return []
  return [issueAt(file, pointer, 'reversed-range', 'ends before it begins')]
}

const succeeds = (look: () => unknown): boolean => {
  try {
    return Boolean(look())
  } catch {
    return false
  }
}

const isKnownLanguage = (tag: string): boolean =>
  succeeds(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag))

const isKnownTimeZone = (timeZone: string): boolean =>
  succeeds(() => new Intl.DateTimeFormat('en', { timeZone }))

const checks = [
  ['/language', isKnownLanguage, 'is not a language', 'write a tag such as "nb" or "pt-BR"'],
  ['/locale', isKnownLanguage, 'is not a language and a country', 'write one such as "nb-NO"'],
  ['/timeZone', isKnownTimeZone, 'is not a time zone', 'write one such as "Europe/Oslo"'],
] as const

/** Checks that the language, locale and time zone of the site exist. */
export function checkRegion(file: JsonFile): Issue[] {
  if (file.kind.type !== 'SiteSettings') return []
  return checks.flatMap(([pointer, isKnown, message, hint]) => {
    const value = textAt(file, pointer)
    return value === undefined || isKnown(value)
      ? []
      : [issueAt(file, pointer, 'not-allowed', `"${value}" ${message}`, hint)]
  })
}
