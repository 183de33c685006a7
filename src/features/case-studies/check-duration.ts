import { type Issue, issueAt, type ParsedFile, textsAt, valueAt } from '../../../plugins/content'
import { futureDateCheck } from '../../content/future-dates'
import { isInProgress } from '../../content/in-progress'
import { toMonths, type Months } from './duration'

/** Checks that the duration of a case study is valid and agrees with "inProgress". */
export function checkDuration(file: ParsedFile): Issue[] {
  if (file.collection.type !== 'CaseStudy') return []
  const report = (rule: string, message: string, hint?: string) => [
    issueAt(file, '/duration', rule, message, hint),
  ]
  const duration = valueAt(file, '/duration') as string | Months
  const { from, to } = toMonths(duration)
  const inProgress = isInProgress(file.value)
  if (inProgress && to !== undefined)
    return report(
      'in-progress',
      'has an end, but "inProgress" is true',
      typeof duration === 'string'
        ? `write "${duration.replace(/ - .*/, ' - WIP')}"`
        : 'leave out "to"',
    )
  if (!inProgress && to === undefined)
    return report(
      'in-progress',
      'has no end, but "inProgress" is not true',
      'add "inProgress": true or the month it ended',
    )
  return to === undefined || from <= to ? [] : report('reversed-range', 'ends before it begins')
}

/** Checks that what a project says has happened is not in the future. */
export const checkFutureMonths = futureDateCheck('CaseStudy', (file) => {
  const duration = valueAt(file, '/duration') as string | Months
  const { from, to } = toMonths(duration)
  const pointerTo = (end: string): string =>
    typeof duration === 'string' ? '/duration' : `/duration/${end}`
  // With work in progress a page says what is planned.
  return isInProgress(file.value) || to === undefined
    ? [{ pointer: pointerTo('from'), text: from }]
    : [{ pointer: pointerTo('to'), text: to }, ...textsAt(file, '/releases/*/date')]
})
