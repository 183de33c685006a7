import { unitWriter } from '../../content/units'

/** What lists need to know of an article. */
interface Dated {
  id: string
  /** A day: "2026-02-03". */
  date: string
  title: string
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Compares articles as their list sorts them: the newest first, those of one day by title. */
export const compareByDate = (a: Dated, b: Dated): number =>
  compareText(b.date, a.date) || compareText(a.title, b.title)

/**
 * The article some steps after another one in the list; a negative number is before it.
 * @returns undefined beyond the ends of the list
 */
export function neighborOf<Article extends Dated>(
  articles: readonly Article[],
  id: string,
  step: number,
): Article | undefined {
  const sorted = [...articles].sort(compareByDate)
  const index = sorted.findIndex((article) => article.id === id)
  return index < 0 ? undefined : sorted[index + step]
}

/** How fast most people read, in words a minute. */
const readingSpeed = 200

/** How long it takes to read a text with this number of words: at least one minute. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / readingSpeed))

/** Minutes with their unit, in the plural form of the locale: "1 minute", "5 minutes". */
export const minutesText = (minutes: number, locale: string): string =>
  unitWriter(locale, 'minute')(minutes)

/**
 * A day in the locale of the site: "3 February 2026", in the Gregorian calendar, in which all years of
 * the site are.
 */
export const dayText = (day: string, locale: string): string =>
  // In UTC like the date, so that it stays the same day.
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(day))
