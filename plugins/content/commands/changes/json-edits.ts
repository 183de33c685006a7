import { parseTree, type Node } from 'jsonc-parser'
import { valueNode, positionAt } from '../../core/json/json-tree'

/**
 * Edits of a JSON text that keep the rest of it unchanged. jsonc-parser's `modify` puts each entry
 * of a list on a line of its own.
 */

const endOf = ({ offset, length }: Node): number => offset + length

const replaceBetween = (text: string, from: number, to: number, content: string): string =>
  text.slice(0, from) + content + text.slice(to)

const nodeAt = (text: string, pointer: string): Node => {
  const node = valueNode(parseTree(text), pointer)
  if (!node) throw new Error(`There is nothing at ${pointer}`)
  return node
}

/** Removes an entry of a list, or a key of an object with its value. */
export function removeAt(text: string, pointer: string): string {
  const node = nodeAt(text, pointer)
  const item = node.parent?.type === 'property' ? node.parent : node
  const holder = item.parent
  if (!holder) throw new Error('The whole file cannot be removed from itself')
  const siblings = holder.children ?? []
  const index = siblings.indexOf(item)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  if (after) return replaceBetween(text, item.offset, after.offset, '')
  if (before) return replaceBetween(text, endOf(before), endOf(item), '')
  return replaceBetween(text, holder.offset + 1, endOf(holder) - 1, '')
}

/** Replaces the value at a pointer. */
export function replaceAt(text: string, pointer: string, value: unknown): string {
  const node = nodeAt(text, pointer)
  return replaceBetween(text, node.offset, endOf(node), JSON.stringify(value))
}

/**
 * Adds a text to the end of a list at the top level of the file.
 * @param after the key after which a missing list is inserted
 */
export function addToList(text: string, key: string, value: string, after: string): string {
  const list = valueNode(parseTree(text), `/${key}`)
  if (list?.children) {
    const last = list.children.at(-1)
    const at = last ? endOf(last) : list.offset + 1
    return replaceBetween(text, at, at, (last ? ', ' : '') + JSON.stringify(value))
  }
  const at = endOf(nodeAt(text, `/${after}`))
  const lineStart = text.lastIndexOf('\n', nodeAt(text, `/${after}`).parent?.offset ?? 0) + 1
  const indent = /^\s*/.exec(text.slice(lineStart))?.[0] ?? ''
  return replaceBetween(text, at, at, `,\n${indent}"${key}": [${JSON.stringify(value)}]`)
}

/** The position of a value, for messages: "data/home.json:84  /projects". */
export const placeIn = (file: { path: string; text: string }, pointer: string): string => {
  const { line } = positionAt(file.text, valueNode(parseTree(file.text), pointer)?.offset ?? 0)
  return `data/${file.path}:${line}  ${pointer}`
}
