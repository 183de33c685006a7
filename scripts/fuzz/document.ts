import { parseTree, type Node } from 'jsonc-parser'
import type { ContentSource } from '../../src/content/content-source'
import { kindOf, type Kind } from '../../src/content/kinds'
import { schemaParts, type SchemaPart, type SchemaParts } from './schema-parts'

/** A value in a content file. */
export interface Target {
  /** The keys and indices that lead to it. */
  path: (string | number)[]
  /** The last key of its path; of a list's entry the key of the list; "" for the whole file. */
  key: string
  node: Node
  value: unknown
  /** What the schemas say about it. */
  parts: SchemaPart[]
}

/** A content file and every value in it. */
export interface Document {
  /** Path under data/. */
  path: string
  text: string
  kind: Kind
  root: Target
  targets: Target[]
}

/** The content before it is mutated. */
export interface Site {
  source: ContentSource
  documents: Document[]
}

export const siteOf = (source: ContentSource): Site => {
  const parts = schemaParts(source.schemas)
  return {
    source,
    documents: source.files.flatMap(({ path, text }) => {
      const [kind, node] = [kindOf(path), parseTree(text)]
      if (!kind || !node) return []
      const root: Target = {
        ...{ path: [], key: '', node },
        value: JSON.parse(text) as unknown,
        parts: parts.ofFile(kind.schema),
      }
      return [{ path, text, kind, root, targets: [root, ...targetsIn(root, parts)] }]
    }),
  }
}

function targetsIn(above: Target, parts: SchemaParts): Target[] {
  const isList = above.node.type === 'array'
  return (above.node.children ?? []).flatMap((child, index) => {
    const node = isList ? child : child.children?.[1]
    if (!node) return []
    const key = isList ? index : String(child.children?.[0]?.value)
    const target: Target = {
      path: [...above.path, key],
      key: isList ? above.key : String(key),
      node,
      value: (above.value as Record<string | number, unknown>)[key],
      parts: parts.below(above.parts, key),
    }
    return [target, ...targetsIn(target, parts)]
  })
}

/** The value at the top of a document under this key. */
export const topTarget = ({ targets }: Document, key: string): Target | undefined =>
  targets.find(({ path }) => path.length === 1 && path[0] === key)

/** The title of a document; "" if it has none. */
export const titleOf = (document: Document): string => {
  const title = topTarget(document, 'title')?.value
  return typeof title === 'string' ? title : ''
}

/** The keywords that the schemas give for a value, for example each "enum" it must be in. */
export const keyword = ({ parts }: Target, name: string): unknown[] =>
  parts.flatMap(({ rules }) => (Object.hasOwn(rules, name) ? [rules[name]] : []))

const refersTo = ({ parts }: Target, ...definitions: string[]): boolean =>
  parts.some(({ name }) => definitions.includes(name))

export const isString = ({ node }: Target): boolean => node.type === 'string'
export const isList = ({ node }: Target): boolean => node.type === 'array'
export const isObject = ({ node }: Target): boolean => node.type === 'object'

/** A line of plain text. */
export const isText = (target: Target): boolean => isString(target) && refersTo(target, 'text')
/** A link to a page of this site or to another site; also a tag, which may be a link. */
export const isLink = (target: Target): boolean =>
  isString(target) && refersTo(target, 'href', 'path', 'webUrl')
/** A link that may lead to a page of this site. */
export const isPath = (target: Target): boolean =>
  isString(target) && refersTo(target, 'href', 'path')
/** A link that may lead to another site. */
export const isAddress = (target: Target): boolean => isString(target) && refersTo(target, 'webUrl')
export const isPicture = (target: Target): boolean => isString(target) && target.key === 'imgUrl'
