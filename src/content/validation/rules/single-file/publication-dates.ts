import { startOf } from '../../../publication/local-time'
import type { Issue } from '../../issue'
import { issueAt, textAt, type JsonFile } from '../../json/json-file'

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
      : [issueAt(file, pointer, 'publication-date', `there is no ${date} in the calendar`)],
  )
  const [first, last] = dates.map(({ date }) => date)
  if (missing.length > 0 || !first || !last || startOf(first) < startOf(last)) return missing
  const message = `is not after "publishAt", ${first}: the entry would never be published`
  return [issueAt(file, '/unpublishAt', 'publication-date', message)]
}
