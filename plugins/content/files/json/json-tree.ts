import type { Node } from 'jsonc-parser'

/** The pointer to an entry of the value at another pointer. */
export const pointerTo = (parent: string, key: string | number): string =>
  `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The keys of a pointer. */
export const keysOf = (pointer: string): string[] => {
  const keys = pointer.split('/').slice(1)
  // Few keys need it, and pointers are split thousands of times.
  if (!pointer.includes('~')) return keys
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The name of a property node. */
export const keyOf = (property: Node): string => String(property.children?.[0]?.value)

const propertyOf = (node: Node | undefined, key: string): Node | undefined =>
  node?.children?.find((property) => keyOf(property) === key)

/** The node of the value at a pointer, if there is one. */
export function valueNode(root: Node | undefined, pointer: string): Node | undefined {
  return keysOf(pointer).reduce<Node | undefined>(
    (node, key) =>
      node?.type === 'array' ? node.children?.[Number(key)] : propertyOf(node, key)?.children?.[1],
    root,
  )
}

/** The node of the key at the end of a pointer; undefined for an entry of a list. */
export function keyNode(root: Node | undefined, pointer: string): Node | undefined {
  const parent = valueNode(root, pointer.slice(0, pointer.lastIndexOf('/')))
  return parent?.type === 'object'
    ? propertyOf(parent, keysOf(pointer).at(-1) ?? '')?.children?.[0]
    : undefined
}

const deepest = 100

/**
 * The plain value of a node; for a duplicate key the first value, as in valueNode.
 * @throws RangeError if the nesting is too deep to walk
 */
export function plainValue(node: Node, depth = 0): unknown {
  if (depth > deepest) throw new RangeError('nested too deeply')
  if (node.type === 'array') return (node.children ?? []).map((item) => plainValue(item, depth + 1))
  if (node.type !== 'object') return node.value
  const entries = new Map<string, unknown>()
  for (const property of node.children ?? []) {
    const key = keyOf(property)
    const child = property.children?.[1]
    if (child && !entries.has(key)) entries.set(key, plainValue(child, depth + 1))
  }
  // Also for "__proto__", which an assignment would not make a key.
  return Object.fromEntries(entries)
}

/** The line and column of an offset in a text, both counted from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
