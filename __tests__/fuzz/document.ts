import { applyEdits, modify, parseTree, type Node } from 'jsonc-parser'
import { kindOf, type Kind } from '../../src/content/kinds'
import type { ContentFile, ContentSource, Schema } from '../../src/content/content-source'
import { partsBelow, partsOfFile, type Part } from './schema-parts'

/** A value in a content file. */
export interface Spot {
  /** The keys and indices that lead to it. */
  path: (string | number)[]
  /** The last of them, or of a list's entry the key of the list; "" for the whole file. */
  key: string
  node: Node
  value: unknown
  /** What the schemas ask of it. */
  parts: Part[]
}

/** A content file and every value in it. */
export interface Document {
  /** Path below data/. */
  path: string
  text: string
  kind: Kind
  root: Spot
  spots: Spot[]
}

/** The content as it is, before anything is damaged. */
export interface Site {
  source: ContentSource
  documents: Document[]
}

/** A text after a change, and where in it the mistake is. */
export interface Edit {
  text: string
  at: number
}

export const siteOf = (source: ContentSource): Site => ({
  source,
  documents: source.files.flatMap((file) => documentOf(file, source.schemas)),
})

function documentOf({ path, text }: ContentFile, schemas: readonly Schema[]): Document[] {
  const [kind, node] = [kindOf(path), parseTree(text)]
  if (!kind || !node) return []
  const parts = partsOfFile(kind.schema, schemas)
  const root: Spot = { path: [], key: '', node, value: JSON.parse(text), parts }
  return [{ path, text, kind, root, spots: [root, ...spotsBelow(root, schemas)] }]
}

function spotsBelow(above: Spot, schemas: readonly Schema[]): Spot[] {
  const list = above.node.type === 'array'
  return (above.node.children ?? []).flatMap((child, index) => {
    const node = list ? child : child.children?.[1]
    if (!node) return []
    const key = list ? index : String(child.children?.[0]?.value)
    const spot: Spot = {
      path: [...above.path, key],
      key: list ? above.key : String(key),
      node,
      value: (above.value as Record<string | number, unknown>)[key],
      parts: partsBelow(above.parts, key, schemas),
    }
    return [spot, ...spotsBelow(spot, schemas)]
  })
}

/** The value at the top of a document under this key. */
export const topSpot = ({ spots }: Document, key: string): Spot | undefined =>
  spots.find(({ path }) => path.length === 1 && path[0] === key)

/** The text where it says a title, and "" elsewhere. */
export const titleOf = (document: Document): string => {
  const title = topSpot(document, 'title')?.value
  return typeof title === 'string' ? title : ''
}

/** Puts characters into a text and takes some away. */
export const splice = (text: string, at: number, without: number, put: string): Edit => ({
  text: text.slice(0, at) + put + text.slice(at + without),
  at,
})

/** Another value; `json` is written as it is, also where it is no JSON. */
export const replaceBy = ({ text }: Document, { node }: Spot, json: string): Edit =>
  splice(text, node.offset, node.length, json)

export const replace = (document: Document, spot: Spot, value: unknown): Edit =>
  replaceBy(document, spot, JSON.stringify(value))

/** One more entry at the end of an object or list. */
export function append({ text }: Document, { node }: Spot, json: string): Edit {
  const [end, comma] = [node.offset + node.length - 1, node.children?.length ? ', ' : '']
  return { text: splice(text, end, 0, comma + json).text, at: end + comma.length }
}

/** Without the key of a value; the mistake is then in the object that had it. */
export const dropKey = ({ text }: Document, { path, node }: Spot): Edit => ({
  text: applyEdits(text, modify(text, path, undefined, {})),
  at: node.parent?.parent?.offset ?? 0,
})
