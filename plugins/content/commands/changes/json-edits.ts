import { parseTree } from 'jsonc-parser'
import { keysOf, positionAt, valueNode } from '../../files/json/json-tree'

/** Edits of a JSON text. `completePlan` brings the result in the format of data/. */

type Holder = Record<string, unknown>

/** @param change receives the list or object that holds the value at the pointer */
function edit(
  text: string,
  pointer: string,
  change: (holder: Holder, key: string) => void,
): string {
  const root = JSON.parse(text) as Holder
  const keys = keysOf(pointer)
  const holder = keys.slice(0, -1).reduce((value, key) => value[key] as Holder, root)
  change(holder, keys.at(-1) ?? '')
  return JSON.stringify(root)
}

/** Replaces the value at a pointer. */
export const replaceAt = (text: string, pointer: string, value: unknown): string =>
  edit(text, pointer, (holder, key) => {
    holder[key] = value
  })

/** Removes an entry of a list, or a key of an object with its value. */
export const removeAt = (text: string, pointer: string): string =>
  edit(text, pointer, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else Reflect.deleteProperty(holder, key)
  })

/** The position of a value, for messages: "data/home.json:84  /projects". */
export const placeIn = (file: { path: string; text: string }, pointer: string): string => {
  const { line } = positionAt(file.text, valueNode(parseTree(file.text), pointer)?.offset ?? 0)
  return `data/${file.path}:${line}  ${pointer}`
}
