import { parseTree, type Node } from 'jsonc-parser'
import { extensionOf, type Collection } from '../collections'
import type { Issue } from '../issue'
import { keyNode, keysOf, pointerTo, valueNode, positionAt } from './json/json-tree'
import { memoize, memoizeLast } from '../memoize'
import { bodyPointer, bodyStartIn, parseMarkdown } from './markdown/front-matter'

/** A content file that could be parsed. */
export interface ParsedFile {
  /** Path under data/, or in the folder of its language. */
  path: string
  /** Path from the root, with the folder of its language: "data/nb/home.json". */
  fullPath: string
  collection: Collection
  /** Its content; for a duplicate key, the first value. */
  value: unknown
  /** Its text, in which the positions of issues are found. */
  text: string
  /** The language of a file that is not in the first one. */
  language?: string | undefined
  /** The file in the first language that it translates, if that can be parsed. */
  original?: ParsedFile
  /** Whether that cannot be parsed, so that what this file has from it is unknown. */
  hasBrokenOriginal?: boolean
}

/** A content file with a syntax error: it exists, but its content is unknown. */
export interface BrokenFile {
  path: string
  fullPath: string
  language?: string | undefined
  collection: Collection
  /** Its title, if it could be found in the text. */
  title?: string
}

/** Whether a value is an object { }, not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a pointer, or undefined if there is none. */
export function valueAt(file: Pick<ParsedFile, 'value'>, pointer: string): unknown {
  let { value } = file
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** The text at a pointer, or undefined if there is none. */
export function textAt(file: ParsedFile, pointer: string): string | undefined {
  const value = valueAt(file, pointer)
  return typeof value === 'string' ? value : undefined
}

/** The pointers to the entries of the list at a pointer; empty if there is no list. */
export function entriesOf(file: ParsedFile, pointer: string): string[] {
  const list = valueAt(file, pointer)
  return Array.isArray(list) ? list.map((_, index) => pointerTo(pointer, index)) : []
}

/** The pointer to the list of the file's sections; undefined if its collection has none. */
export const sectionsPointer = ({ collection }: ParsedFile): string | undefined =>
  'sectionsKey' in collection && collection.sectionsKey !== undefined
    ? pointerTo('', collection.sectionsKey)
    : undefined

/** Whether a value is the text of a Markdown file, below its facts. */
export const isBody = ({ collection }: ParsedFile, pointer: string): boolean =>
  pointer === bodyPointer && extensionOf(collection) === '.md'

/** A text in a file. */
export interface TextAt {
  pointer: string
  text: string
}

/** The pointers of a pattern, in which "*" stands for each entry of a list. */
export const pointersAt = (file: ParsedFile, pattern: string): readonly string[] => {
  const [start = '', ...rest] = pattern.split('/*')
  return rest.reduce(
    (lists, next) => lists.flatMap((list) => entriesOf(file, list)).map((entry) => entry + next),
    [start],
  )
}

/**
 * The texts at a pointer in which "*" stands for each entry of a list, such as `/phones/*`, or
 * under a key anywhere in the file, "icon".
 */
export const textsAt = (file: ParsedFile, where: string): TextAt[] =>
  (where.startsWith('/') ? pointersAt(file, where) : pointersOf(file, where)).flatMap((pointer) => {
    const text = textAt(file, pointer)
    return text === undefined ? [] : [{ pointer, text }]
  })

/** The pointers to all values with this key, anywhere in the file. */
export const pointersOf = (file: ParsedFile, name: string): readonly string[] =>
  pointersByName(file).get(name) ?? []

// Many rules look up different keys, so the file is walked once for all of them.
const pointersByName = memoize((file: ParsedFile): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  const walk = (value: unknown, above: string): void => {
    if (typeof value !== 'object' || value === null) return
    const isList = Array.isArray(value)
    for (const [key, child] of Object.entries(value)) {
      const pointer = pointerTo(above, key)
      if (!isList) {
        const sameKey = found.get(key)
        if (sameKey) sameKey.push(pointer)
        else found.set(key, [pointer])
      }
      walk(child, pointer)
    }
  }
  walk(file.value, '')
  return found
})

/** All texts in a file, with their pointers. */
export const textsIn = memoize((file: Pick<ParsedFile, 'value'>): readonly TextAt[] => [
  ...textsBelow(file.value),
])

function* textsBelow(value: unknown, pointer = ''): Generator<TextAt> {
  if (typeof value === 'string') yield { pointer, text: value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value))
    yield* textsBelow(child, pointerTo(pointer, key))
}

// Hardly any file has issues, so the memory holds one tree.
const parseTreeOf = memoizeLast((path: string, text: string) =>
  path.endsWith('.md') ? parseMarkdown(text).root : parseTree(text),
)
const treeOf = ({ path, text }: ParsedFile) => parseTreeOf(path, text)

/** Whether the text of a file has a value, which a translation can have from its original. */
export const isWritten = (file: ParsedFile, pointer: string): boolean =>
  valueNode(treeOf(file), pointer) !== undefined

/** The offset of a value in the text of its file; 0 if there is none. */
export const offsetOf = (file: ParsedFile, pointer: string): number =>
  isBody(file, pointer) ? bodyStartIn(file.text) : (valueNode(treeOf(file), pointer)?.offset ?? 0)

/** A character as a file has it: as it is, or as an escape of JSON or YAML. */
const writtenCharacter =
  /\\u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})|\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})|\\x([\da-fA-F]{2})|\\?[^]/gu

/** The character that is written in this way; an escape of one letter is not read. */
function readCharacter([written, ...codes]: RegExpExecArray): string {
  const [first, second] = codes.flatMap((code) => (code ? [parseInt(code, 16)] : []))
  if (first === undefined) return written
  return second === undefined ? String.fromCodePoint(first) : String.fromCharCode(first, second)
}

/**
 * The offset in the text of a file of one of the characters of a value; that of the value if it is not
 * found.
 * @param isWanted which of its characters count
 * @param order which one of these, from 0
 */
export function offsetOfCharacter(
  file: ParsedFile,
  pointer: string,
  isWanted: (character: string) => boolean,
  order: number,
): number {
  const { offset = 0, length = 0 } = valueNode(treeOf(file), pointer) ?? {}
  const written = file.text.slice(offset, offset + length)
  const characters = [...written.matchAll(isBody(file, pointer) ? /[^]/gu : writtenCharacter)]
  const found = characters.filter((match) => isWanted(readCharacter(match)))[order]
  return offset + (found?.index ?? 0)
}

/** The file and the position of a node; the start of the file if there is no node. */
const placeOf = ({ fullPath, language, text }: ParsedFile, node: Node | undefined) => ({
  file: fullPath,
  language,
  ...positionAt(text, node?.offset ?? 0),
})

/** A value, and where in the text of its file the issue is if not at its beginning. */
export interface Place {
  pointer: string
  offset?: number
}

/** An issue at a place within a value. */
export const issueWithin = (
  file: ParsedFile,
  { pointer, offset = offsetOf(file, pointer) }: Place,
  rule: string,
  problem: string,
  remedy?: string,
): Issue => {
  const { fullPath, language, text } = file
  return { file: fullPath, language, ...positionAt(text, offset), pointer, rule, problem, remedy }
}

/** An issue of the value at a pointer. */
export const issueAt = (
  file: ParsedFile,
  pointer: string,
  rule: string,
  problem: string,
  remedy?: string,
): Issue => {
  const place = placeOf(file, nearestNode(treeOf(file), pointer))
  return { ...place, pointer, rule, problem, remedy }
}

/** The node of a value; of what would have it around it, if a translation has it from its original. */
const nearestNode = (root: Node | undefined, pointer: string): Node | undefined =>
  valueNode(root, pointer) ??
  (pointer ? nearestNode(root, pointer.slice(0, pointer.lastIndexOf('/'))) : undefined)

/** An issue of the key at the end of a pointer. */
export const issueAtKey = (
  file: ParsedFile,
  pointer: string,
  rule: string,
  problem: string,
  remedy?: string,
): Issue => {
  const place = placeOf(file, keyNode(treeOf(file), pointer))
  return { ...place, pointer, rule, problem, remedy }
}
