import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../../src/content/list-files'

const folder = resolve('data')

/** The content files under data/, by path; `pattern` selects some of them. */
export const dataFiles = (pattern = /\.json$/): string[] =>
  listFiles(folder).filter((path) => path.endsWith('.json') && pattern.test(path))

/**
 * A content file. Its type is assumed to match its schema, because the content check has validated
 * it.
 */
export const readData = (path: string): unknown =>
  JSON.parse(readFileSync(join(folder, path), 'utf8'))

// Keys whose texts are not copy: names of schemas, icons and technologies, and addresses.
const noCopy = new Set(
  '$schema icon tech technologies related caseStudy industries services link imgUrl url urlHover webUrl sourceUrl'.split(
    ' ',
  ),
)

/** All copy in a content file. */
export function copyIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(copyIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    noCopy.has(key) && containsNoCopy(part) ? [] : copyIn(part),
  )
}

// In home.json and navigation.json "services" and "industries" contain copy; elsewhere they are
// tags.
const containsNoCopy = (part: unknown): boolean =>
  typeof part === 'string' || (Array.isArray(part) && part.every((e) => typeof e === 'string'))

/** The sentences of a text, without their final punctuation. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.replace(/[.!?:;]+$/, '').trim())
    .filter(Boolean)

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
