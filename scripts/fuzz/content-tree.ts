import type { ContentSource } from '../../src/content/content-source'
import { kindOf, type Kind } from '../../src/content/content-kinds'
import { pointerTo } from '../../src/content/validation/json/json-tree'
import { schemaParts, type SchemaPart } from './schema-parts'

/** A value in a content file. */
export interface Target {
  document: Document
  /** The keys and indices that lead to it; empty for the whole file. */
  path: (string | number)[]
  /** The same as a JSON pointer. */
  pointer: string
  /** The last key of its path; of a list's entry the key of the list; "" for the whole file. */
  key: string
  value: unknown
  /** The parts of the schemas that apply to it. */
  parts: SchemaPart[]
}

/** A content file and every value in it, the whole file first. */
export interface Document {
  /** Path under data/. */
  path: string
  text: string
  kind: Kind
  targets: Target[]
}

/** The content before it is mutated. */
export interface Site {
  source: ContentSource
  documents: Document[]
}

export function siteOf(source: ContentSource): Site {
  const schemas = schemaParts(source.schemas)
  const targetsIn = (target: Target): Target[] => {
    const { document, path, pointer, value, parts } = target
    if (typeof value !== 'object' || value === null) return [target]
    const isList = Array.isArray(value)
    const below = Object.entries(value).map(([name, child]: [string, unknown]): Target => {
      const key = isList ? Number(name) : name
      return {
        document,
        path: [...path, key],
        pointer: pointerTo(pointer, key),
        key: isList ? target.key : name,
        value: child,
        parts: schemas.below(parts, key),
      }
    })
    return [target, ...below.flatMap(targetsIn)]
  }
  const documents = source.files.flatMap(({ path, text }): Document[] => {
    const kind = kindOf(path)
    if (!kind) return []
    const document: Document = { path, text, kind, targets: [] }
    const [value, parts] = [JSON.parse(text) as unknown, schemas.ofFile(kind.schema)]
    document.targets = targetsIn({ document, path: [], pointer: '', key: '', value, parts })
    return [document]
  })
  return { source, documents }
}

/** The value at a pointer, for example "/title". */
export const valueAt = ({ targets }: Document, pointer: string): unknown =>
  targets.find((target) => target.pointer === pointer)?.value

export const titleOf = (document: Document): string => String(valueAt(document, '/title'))

/** The keywords that the schemas give for a value, for example each "enum" it must be in. */
export const keyword = ({ parts }: Target, name: string): unknown[] =>
  parts.flatMap(({ rules }) => (Object.hasOwn(rules, name) ? [rules[name]] : []))

/** The lowest and the highest of the limits that the schemas give by a keyword such as "maxItems". */
export function limits(target: Target, name: string): { min: number; max: number } {
  const all = keyword(target, name).map(Number)
  return { min: Math.min(5_000, ...all), max: Math.max(0, ...all) }
}

const refersTo = ({ parts }: Target, ...definitions: string[]): boolean =>
  parts.some(({ name }) => definitions.includes(name))

export const isObject = ({ value }: Target): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isString = ({ value }: Target): boolean => typeof value === 'string'
/** A line of plain text. */
export const isText = (target: Target): boolean => isString(target) && refersTo(target, 'text')
/** A text with inline Markdown. */
export const takesMarkdown = (target: Target): boolean =>
  isString(target) && refersTo(target, 'inline-text')
/** A link that may lead to a page of this site; a former path leads to none. */
export const isPath = (target: Target): boolean =>
  isString(target) &&
  refersTo(target, 'href', 'path') &&
  !target.pointer.startsWith('/formerPaths/')
/** A link that may lead to another site. */
export const isAddress = (target: Target): boolean => isString(target) && refersTo(target, 'webUrl')
/** A top-level value of a page in a folder. */
export const isOfPage = ({ document, pointer }: Target, key: string): boolean =>
  document.path.includes('/') && pointer === `/${key}`
/** An entry of a list at the top of a file. */
export const isEntryOf = ({ path, key }: Target, ...lists: string[]): boolean =>
  path.length === 2 && lists.includes(key)
