import { type Issue, issueAt, type ParsedFile, valueAt } from '../../../plugins/content'
import { isInProgress } from '../../content/in-progress'
import type { Months } from './duration'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Converts a month, "Feb 2024" or "2024-02", to a number that can be compared. */
function monthOf(text: string): number {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d\d)$/.exec(text) ?? []
  if (isoYear) return Number(isoYear) * 12 + Number(isoMonth) - 1
  const [name = '', year] = text.split(' ')
  return Number(year) * 12 + months.indexOf(name.slice(0, 3).toLowerCase())
}

/** The start and the end of a duration, and how to write that it is still running. */
function endsOf(duration: string | Months): Months & { ongoing: string } {
  if (typeof duration !== 'string') return { ...duration, ongoing: 'leave out "to"' }
  const [from = '', to] = duration.split(' - ')
  return { from, ...(to !== 'WIP' && { to }), ongoing: `write "${from} - WIP"` }
}

/** Checks that the duration of a case study is valid and agrees with "inProgress". */
export function checkDuration(file: ParsedFile): Issue[] {
  if (file.collection.type !== 'CaseStudy') return []
  const report = (message: string, hint?: string) => [
    issueAt(file, '/duration', 'reversed-range', message, hint),
  ]
  const { from, to, ongoing } = endsOf(valueAt(file, '/duration') as string | Months)
  const inProgress = isInProgress(file.value)
  if (inProgress && to !== undefined) return report('has an end, but "inProgress" is true', ongoing)
  if (!inProgress && to === undefined)
    return report(
      'has no end, but "inProgress" is not true',
      'add "inProgress": true or the month it ended',
    )
  return to === undefined || monthOf(from) <= monthOf(to) ? [] : report('ends before it begins')
}
