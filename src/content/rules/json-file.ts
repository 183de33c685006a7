import type { Node } from 'jsonc-parser'
import type { Kind } from '../kinds'
import type { Problem } from '../problem'
import { keyNode, keyOf, pointerTo, valueNode, walk } from './json-tree'
import type { RuleId } from './rule-ids'

/** A content file that could be parsed. */
export interface JsonFile {
  /** Path below data/. */
  path: string
  kind: Kind
  root: Node
  /** The same as plain data. */
  value: unknown
  place: PlaceFinder
}

/** A content file with a syntax error: it is there, but nothing in it can be relied on. */
export interface BrokenFile {
  path: string
  kind: Kind
  /** Its title, where that could still be made out. */
  title?: string
}

export interface Place {
  line: number
  column: number
}

export type PlaceFinder = (offset: number) => Place

/** Turns offsets in a text into lines and columns, both counted from 1. */
export function placeFinder(text: string): PlaceFinder {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (m) => m.index + m[0].length)]
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** The text at a pointer, or undefined where there is none. */
export function textAt(file: JsonFile, pointer: string): string | undefined {
  const value: unknown = valueNode(file.root, pointer)?.value
  return typeof value === 'string' ? value : undefined
}

/** The pointers to the entries of the list at a pointer; none where there is no list. */
export function entriesOf(file: JsonFile, pointer: string): string[] {
  const list = valueNode(file.root, pointer)
  if (list?.type !== 'array') return []
  return (list.children ?? []).map((_, index) => pointerTo(pointer, index))
}

/** The pointers to every value that stands under a key of this name, wherever in the file. */
export function pointersOf(file: JsonFile, key: string): string[] {
  const pointers: string[] = []
  walk(file.root, (node, pointer) => {
    if (node.type === 'object' && node.children?.some((property) => keyOf(property) === key)) {
      pointers.push(pointerTo(pointer, key))
    }
  })
  return pointers
}

/** A problem of the value at a pointer. */
export const problemAt = (
  file: JsonFile,
  pointer: string,
  rule: RuleId,
  message: string,
  hint?: string,
): Problem => problemOn(valueNode(file.root, pointer), file, pointer, rule, message, hint)

/** A problem of the key that a pointer ends in. */
export const problemAtKey = (
  file: JsonFile,
  pointer: string,
  rule: RuleId,
  message: string,
  hint?: string,
): Problem => problemOn(keyNode(file.root, pointer), file, pointer, rule, message, hint)

/** A problem of a node that no pointer leads to, such as the second of two equal keys. */
export const problemOn = (
  node: Node | undefined,
  file: Pick<JsonFile, 'path' | 'place'>,
  pointer: string,
  rule: RuleId,
  message: string,
  hint?: string,
): Problem => ({
  file: `data/${file.path}`,
  ...file.place(node?.offset ?? 0),
  pointer,
  rule,
  message,
  hint,
})
