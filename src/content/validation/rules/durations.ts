import type { Issue } from '../issue'
import { issueAt, textAt, valueAt, type JsonFile } from '../json/json-file'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Counts months, so that two of them can be compared; undefined if there is no month. */
function monthOf(text: string): number | undefined {
  const [name = '', year] = text.split(' ')
  const month = months.indexOf(name.slice(0, 3).toLowerCase())
  return month < 0 || !year ? undefined : Number(year) * 12 + month
}

/** Whether the durations of case studies make sense and agree with "inProgress". */
export const checkDurations = (files: JsonFile[]): Issue[] =>
  files.filter((file) => file.kind.type === 'CaseStudy').flatMap(checkDuration)

function checkDuration(file: JsonFile): Issue[] {
  const pointer = '/duration'
  const duration = textAt(file, pointer)
  if (duration === undefined) return []
  const [begin = '', end = ''] = duration.split(' - ')
  const inProgress = valueAt(file, '/inProgress') ?? false
  if (typeof inProgress === 'boolean' && inProgress !== (end === 'WIP')) {
    const [message, hint] = inProgress
      ? ['has an end, but "inProgress" is true', `write "${begin} - WIP"`]
      : ['has no end, but "inProgress" is not true', 'add "inProgress": true or the month it ended']
    return [issueAt(file, pointer, 'progress-mismatch', message, hint)]
  }
  const [from, to] = [monthOf(begin), monthOf(end)]
  if (from === undefined || to === undefined || from <= to) return []
  return [issueAt(file, pointer, 'reversed-duration', 'ends before it begins')]
}
