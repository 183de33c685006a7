import {
  type CheckedContent,
  type Issue,
  issueAt,
  localTime,
  type ParsedFile,
  textAt,
  toObject,
} from '../../plugins/content'

/** The requirement of these checks, for the rules of a feature. */
export const noFutureDates = {
  'future-date': 'What a published page says has happened is not in the future.',
}

interface DateAt {
  pointer: string
  /** A year, a month or a day: "2026", "2026-02", "2026-02-03". */
  text: string
}

const units: Readonly<Record<number, string>> = { 4: 'year', 7: 'month', 10: 'day' }

/**
 * Checks that no date that readers see is still to come. A draft has time, and a page that is published
 * later can have the date of that day.
 * @param datesOf the dates in a file of the type
 */
export const futureDateCheck =
  (type: string, datesOf: (file: ParsedFile) => DateAt[]) =>
  ({ files, source }: CheckedContent): Issue[] => {
    const settings = files.find(({ path }) => path === 'site.json')
    // With a mistake in site.json, its time zone is unknown: no day is refused that has begun somewhere.
    const timeZone = settings ? (textAt(settings, '/timeZone') ?? 'UTC') : 'Pacific/Kiritimati'
    const today = localTime(source.now ?? new Date(), timeZone).slice(0, 10)
    return files.flatMap((file) => {
      const isChecked = file.collection.type === type && toObject(file.value).draft !== true
      if (!isChecked) return []
      const published = textAt(file, '/publishAt')?.slice(0, 10) ?? today
      const day = published > today ? published : today
      return datesOf(file).flatMap(({ pointer, text }) => {
        const latest = day.slice(0, text.length)
        if (text <= latest) return []
        const isOfAnotherCalendar = Number(text.slice(0, 4)) - Number(latest.slice(0, 4)) > 50
        const unit = `a ${units[text.length]}${isOfAnotherCalendar ? ' of the Gregorian calendar' : ''}`
        const hint = `write ${unit} up to ${latest}, or publish it later with "publishAt"`
        return [issueAt(file, pointer, 'future-date', `${text} is in the future`, hint)]
      })
    })
  }
