import type { ContentFile } from '../../files/content-file'
import { parseText } from '../../files/parse'
import { keysOf, positionAt, valueNode } from '../../files/json/json-tree'
import { editMarkdown } from '../../files/markdown/edit-markdown'

/** Edits of a content file. `buildChangeSet` brings JSON in the format of data/. */

type Holder = Record<string, unknown>

/** @param change receives the list or object that holds the value at the pointer */
function editJson(
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

/** The text of a file with another value at a pointer. */
export const replaceAt = ({ path, text }: ContentFile, pointer: string, value: unknown): string =>
  path.endsWith('.md')
    ? editMarkdown(text, pointer, value)
    : editJson(text, pointer, (holder, key) => {
        holder[key] = value
      })

/** The text of a file without an entry of a list, or without a key of an object and its value. */
export const removeAt = ({ path, text }: ContentFile, pointer: string): string =>
  path.endsWith('.md')
    ? editMarkdown(text, pointer)
    : editJson(text, pointer, (holder, key) => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1)
        else Reflect.deleteProperty(holder, key)
      })

/** The text of a file without entries or keys, of which none is within another one. */
export const withoutParts = ({ path, text }: ContentFile, pointers: readonly string[]): string =>
  // From the last one on, so that the pointers of the others stay valid.
  pointers.reduceRight((rest, pointer) => removeAt({ path, text: rest }, pointer), text)

/** The position of a value, for messages: "data/home.json:84  /projects". */
export const placeIn = ({ path, text }: ContentFile, pointer: string): string => {
  const { line } = positionAt(text, valueNode(parseText(path, text).root, pointer)?.offset ?? 0)
  return `data/${path}:${line}  ${pointer}`
}
