import { issueAt, pointersOf, valueAt } from '../../files/parsed-file'
import { dateOrder } from '../date-keywords'
import type { Rule } from '../rule'

const id = 'reversed-range'

/** Pairs of numbers in an object, of which the second must not be less than the first. */
const pairs = [
  { first: 'from', second: 'to', problem: 'ends before it begins' },
  { first: 'done', second: 'total', problem: 'is less than what is done of it' },
]

export const reversedRange: Rule = {
  id,
  requirement:
    'A range, a duration and a publication do not end before they begin; a date is not before one that it follows.',

  describeSchemaError: ({ keyword, schema }) => {
    const order = dateOrder(keyword)
    return (
      order && {
        problem: `${order.problem} "${String(schema)}"`,
        remedy: 'correct one of the two dates',
      }
    )
  },

  checkFile: (file) =>
    pairs.flatMap(({ first, second, problem }) =>
      pointersOf(file, second).flatMap((pointer) => {
        const min = valueAt(file, pointer.slice(0, -second.length) + first)
        const value = valueAt(file, pointer)
        if (typeof min !== 'number' || typeof value !== 'number' || min <= value) return []
        return [issueAt(file, pointer, id, problem)]
      }),
    ),
}
