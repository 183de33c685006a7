import { type Content, memoizeByText } from '../../../plugins/content'
import { dayFormat } from '../../content/date-pattern'
import { unitWriter } from '../../content/units'

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Compares articles by date as their list sorts them: the oldest first, those of one day by title. */
export const compareByDate = (a: Content, b: Content): number =>
  compareText(String(a.date), String(b.date)) || compareText(String(b.title), String(a.title))

/** How fast most people read, in words a minute. */
const readingSpeed = 200

/** How long it takes to read a text with this number of words: at least one minute. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / readingSpeed))

/** Minutes with their unit, in the plural form of the locale: "1 minute", "5 minutes". */
export const minutesText = (minutes: number, locale: string): string =>
  unitWriter(locale, 'minute')(minutes)

const formatIn = memoizeByText(dayFormat)

/**
 * A day in the locale of the site: "3 February 2026", in the Gregorian calendar, in which all years of
 * the site are.
 */
export const dayText = (day: string, locale: string): string =>
  formatIn(locale).format(new Date(day))
