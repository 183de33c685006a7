import type { Ajv2020, ErrorObject } from 'ajv/dist/2020'
import { isInCalendar, startOf } from '../files/publication'
import { toObject } from '../collections'

/** The formats of a day, which ajv has, and of a day with or without a time. */
const formats = ['date', 'date-or-time']

/** The keywords for a date that follows the one under the key that they name, in the same object. */
const orders = {
  after: {
    isRight: (date: string, first: string) => startOf(date) > startOf(first),
    problem: 'is not after',
  },
  notBefore: {
    isRight: (date: string, first: string) => startOf(date) >= startOf(first),
    problem: 'is before',
  },
}

const firstDate = (key: unknown, parent: unknown): unknown => toObject(parent)[String(key)]

/** Adds what JSON Schema lacks for dates. */
export function addDateKeywords(ajv: Ajv2020): void {
  ajv.addFormat('date-or-time', isInCalendar)
  for (const [keyword, { isRight }] of Object.entries(orders))
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'string',
      validate: (
        key: string,
        date: string,
        _schema: unknown,
        context?: { parentData: unknown },
      ) => {
        const first = firstDate(key, context?.parentData)
        // A wrong date is reported by its own format.
        const areDates = [date, first].every(
          (date) => typeof date === 'string' && isInCalendar(date),
        )
        return !areDates || isRight(date, String(first))
      },
    })
}

/** Whether an error is about a date that is not in the calendar. */
export const isDateFormat = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'format' && formats.includes(String(params.format))

/** What a keyword requires of the order of two dates; undefined if it is another keyword. */
export const dateOrder = (keyword: string): { problem: string } | undefined =>
  Object.hasOwn(orders, keyword) ? orders[keyword as keyof typeof orders] : undefined
