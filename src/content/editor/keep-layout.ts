import { applyEdits, modify, parse, type JSONPath } from 'jsonc-parser'
import { dequal } from 'dequal'

const formattingOptions = { insertSpaces: true, tabSize: 2 }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Writes another value into the text of a file: unchanged parts keep their lines and the order of
 * their keys, so that a version control system shows only what an editor has changed.
 * @param orderOf returns the keys of an object in the order in which new ones are inserted
 */
export function keepLayout(
  text: string,
  value: unknown,
  orderOf: (path: JSONPath) => string[],
): string {
  let result = text
  const set = (path: JSONPath, next: unknown, options: object = {}): void => {
    result = applyEdits(result, modify(result, path, next, { formattingOptions, ...options }))
  }

  const updateObject = (
    path: JSONPath,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): void => {
    // A form cannot tell an empty list from a missing one.
    const isEmptyList = (list: unknown): boolean => Array.isArray(list) && list.length === 0
    for (const [key, child] of Object.entries(before))
      if (!(key in after) && !isEmptyList(child)) set([...path, key], undefined)
    const order = orderOf(path)
    /** Inserts after the keys that precede it in the schema. */
    const placeOf = (key: string, present: string[]): number => {
      const earlier = order.slice(0, order.indexOf(key))
      const previous = present.findLastIndex((each) => earlier.includes(each))
      const first = present.findIndex((each) => order.includes(each))
      return previous >= 0 ? previous + 1 : first >= 0 ? first : present.length
    }
    for (const [key, child] of Object.entries(after)) {
      if (key in before) update([...path, key], before[key], child)
      else {
        set([...path, key], child, {
          getInsertionIndex: (present: string[]) => placeOf(key, present),
        })
      }
    }
  }

  const updateList = (path: JSONPath, before: unknown[], after: unknown[]): void => {
    const same = (at: number, end: number): boolean =>
      dequal(before[before.length - end + at], after[after.length - end + at])
    const shorter = Math.min(before.length, after.length)
    let start = 0
    while (start < shorter && dequal(before[start], after[start])) start += 1
    let end = 0
    while (end < shorter - start && same(0, end + 1)) end += 1
    const [removed, added] = [before.length - start - end, after.length - start - end]
    for (let index = 0; index < Math.min(removed, added); index += 1)
      update([...path, start + index], before[start + index], after[start + index])
    for (let index = start + removed - 1; index >= start + added; index -= 1)
      set([...path, index], undefined)
    for (let index = start + removed; index < start + added; index += 1)
      set([...path, index], after[index], { isArrayInsertion: true })
  }

  const update = (path: JSONPath, before: unknown, after: unknown): void => {
    if (dequal(before, after)) return
    if (isObject(before) && isObject(after)) updateObject(path, before, after)
    else if (Array.isArray(before) && Array.isArray(after)) updateList(path, before, after)
    else set(path, after)
  }

  update([], parse(text), value)
  return result
}
