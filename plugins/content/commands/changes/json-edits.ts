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

/** Removes an entry of a list, or a key of an object with its value. */
export const removeAt = (text: string, pointer: string): string =>
  edit(text, pointer, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else Reflect.deleteProperty(holder, key)
  })

/** Replaces the value at a pointer. */
export const replaceAt = (text: string, pointer: string, value: unknown): string =>
  edit(text, pointer, (holder, key) => {
    holder[key] = value
  })

/** Adds a text to the end of a list at the top level of the file, which may be missing. */
export const addToList = (text: string, key: string, value: string): string =>
  edit(text, `/${key}`, (holder) => {
    holder[key] = [...((holder[key] as unknown[] | undefined) ?? []), value]
  })

/** The position of a value, for messages: "data/home.json:84  /projects". */
export const placeIn = (file: { path: string; text: string }, pointer: string): string => {
  const { line } = positionAt(file.text, valueNode(parseTree(file.text), pointer)?.offset ?? 0)
  return `data/${file.path}:${line}  ${pointer}`
}
