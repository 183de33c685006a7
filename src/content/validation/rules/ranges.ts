import type { Issue } from '../issue'
import { pointersOf, issueAt, valueAt, type JsonFile } from '../json/json-file'

/** Pairs of numbers in one object, of which the second is never less than the first. */
const pairs = [
  { first: 'from', second: 'to', message: 'ends before it begins' },
  { first: 'done', second: 'total', message: 'is less than what is done of it' },
]

/** Whether the numbers of which drawings are made go together. */
export const checkRanges = (files: JsonFile[]): Issue[] =>
  files.flatMap((file) =>
    pairs.flatMap(({ first, second, message }) =>
      pointersOf(file, second).flatMap((pointer) => {
        const min = valueAt(file, pointer.slice(0, -second.length) + first)
        const value = valueAt(file, pointer)
        if (typeof min !== 'number' || typeof value !== 'number' || min <= value) return []
        return [issueAt(file, pointer, 'reversed-range', message)]
      }),
    ),
  )
