import type { Issue } from '../../issue'
import { pointersOf, issueAt, valueAt, type JsonFile } from '../../json/json-file'

/** Pairs of numbers in an object, of which the second must not be less than the first. */
const pairs = [
  { first: 'from', second: 'to', message: 'ends before it begins' },
  { first: 'done', second: 'total', message: 'is less than what is done of it' },
]

/** Checks that the numbers of ranges are in order. */
export const checkRanges = (file: JsonFile): Issue[] =>
  pairs.flatMap(({ first, second, message }) =>
    pointersOf(file, second).flatMap((pointer) => {
      const min = valueAt(file, pointer.slice(0, -second.length) + first)
      const value = valueAt(file, pointer)
      if (typeof min !== 'number' || typeof value !== 'number' || min <= value) return []
      return [issueAt(file, pointer, 'reversed-range', message)]
    }),
  )
