import type { Issue } from '../../issue'
import { issueAt, valueAt, type JsonFile } from '../../json/json-file'

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
    return [issueAt(file, pointer, 'progress-mismatch', message, hint)]
  }
  const [from, to] = [monthOf(begin), monthOf(end ?? '')]
  if (from === undefined || to === undefined || from <= to) return []
  return [issueAt(file, pointer, 'reversed-duration', 'ends before it begins')]
}
