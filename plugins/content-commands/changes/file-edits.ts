import { applyEdits, modify, type Node } from 'jsonc-parser'
import type { ContentFile, Schema } from '../../content/files/content-file'
import { contentText } from '../../content/files/json/content-text'
import { keysOf, pointerTo, positionAt, valueNode } from '../../content/files/json/json-tree'
import { editMarkdown } from '../../content/files/markdown/edit-markdown'
import { parseText } from '../../content/files/parse'
import type { Collection } from '../../content/collections'

/** Edits of content files that keep everything else as it is written. */

/** The layout of data/, in which JSON.stringify writes. */
const layout = { formattingOptions: { insertSpaces: true, tabSize: 2 } }

/** The keys of a pointer as jsonc-parser takes them: numbers for the entries of lists. */
function pathOf(root: Node | undefined, pointer: string): (string | number)[] {
  let holder = root
  return keysOf(pointer).map((key) => {
    const isList = holder?.type === 'array'
    holder = valueNode(holder, pointerTo('', key))
    return isList ? Number(key) : key
  })
}

/** The text of a file with another value at a pointer, or without it if the value is undefined. */
export function replaceAt({ path, text }: ContentFile, pointer: string, value: unknown): string {
  if (path.endsWith('.md')) return editMarkdown(text, pointer, value)
  return applyEdits(text, modify(text, pathOf(parseText(path, text).root, pointer), value, layout))
}

/** The text of a file without entries or keys, of which none is within another one. */
export const withoutParts = ({ path, text }: ContentFile, pointers: readonly string[]): string =>
  // From the last one on, so that the pointers of the others stay valid.
  pointers.reduceRight((rest, pointer) => replaceAt({ path, text: rest }, pointer, undefined), text)

/** A changed text of a JSON file with new keys in the order of the schema, if it was in that order. */
export function inSchemaOrder(
  before: ContentFile,
  after: string,
  { schema }: Collection,
  schemas: readonly Schema[],
): string {
  if (!before.path.endsWith('.json')) return after
  const inOrder = (text: string): string => contentText(schemas, schema, JSON.parse(text))
  return before.text === inOrder(before.text) ? inOrder(after) : after
}

/** The position of a value, for messages: "data/home.json:84  /projects". */
export const placeIn = ({ path, text }: ContentFile, pointer: string): string => {
  const { line } = positionAt(text, valueNode(parseText(path, text).root, pointer)?.offset ?? 0)
  return `data/${path}:${line}  ${pointer}`
}
