import { type Document, isMap, parseDocument, stringify } from 'yaml'
import type { Content } from '../../collections'
import { isObject } from '../parsed-file'
import { keysOf } from '../json/json-tree'
import { bodyKey, bodyPointer, splitParts } from './front-matter'

// A long text stays on one line, as in JSON.
const layout = { lineWidth: 0 }

/** The text of a Markdown file with this content: its facts, and its body under "body". */
export function markdownText({ [bodyKey]: body, ...facts }: Content): string {
  const text = typeof body === 'string' ? body.trim() : ''
  return `---\n${stringify(facts, layout)}---\n${text && `\n${text}\n`}`
}

/**
 * The text of a valid Markdown file with another value at a pointer, or without it if the value is
 * undefined. Comments stay.
 */
export function editMarkdown(text: string, pointer: string, value?: unknown): string {
  const parts = splitParts(text)
  if ('message' in parts) return text
  const { yaml, yamlStart, bodyStart } = parts
  if (pointer === bodyPointer) return `${text.slice(0, bodyStart)}${String(value)}\n`
  const document = parseDocument(yaml)
  if (value === undefined) document.deleteIn(keysOf(pointer))
  else document.setIn(keysOf(pointer), value)
  const after = text.slice(yamlStart + yaml.length)
  return text.slice(0, yamlStart) + factsText(document, yaml) + after
}

/** A line without the spaces inside of brackets. */
const bareLine = (line: string): string => line.replace(/(?<=[[{]) +| +(?=[\]}])/g, '')

/** The text of changed facts; lines that only differ in the spaces inside of brackets stay. */
function factsText(document: Document, before: string): string {
  const lines = new Map(before.split('\n').map((line) => [bareLine(line), line]))
  return document
    .toString({ ...layout, flowCollectionPadding: false })
    .split('\n')
    .map((line) => lines.get(bareLine(line)) ?? line)
    .join('\n')
}

type Path = readonly (string | number)[]

/** Adds a fact after the one that precedes it in the order of the keys. */
function addFact(document: Document, path: Path, keys: readonly string[], value: unknown): void {
  document.setIn(path, value)
  const parent = document.getIn(path.slice(0, -1), true)
  const key = String(path.at(-1))
  const preceding = keys.slice(0, keys.indexOf(key)).reverse()
  if (!isMap(parent)) return
  const { items } = parent
  const places = preceding.map((name) => items.findIndex((item) => String(item.key) === name))
  const [added] = items.splice(-1)
  if (added) items.splice((places.find((place) => place >= 0) ?? -1) + 1, 0, added)
}

/** Changes the values that differ; all others keep their comments and quotes. */
function changeFacts(document: Document, path: Path, before: unknown, after: unknown): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    after.forEach((item, index) => changeFacts(document, [...path, index], before[index], item))
    for (let index = before.length - 1; index >= after.length; index--)
      document.deleteIn([...path, index])
  } else if (isObject(before) && isObject(after)) {
    const keys = Object.keys(after)
    for (const key of Object.keys(before))
      if (!Object.hasOwn(after, key)) document.deleteIn([...path, key])
    for (const key of keys)
      if (Object.hasOwn(before, key)) changeFacts(document, [...path, key], before[key], after[key])
      else addFact(document, [...path, key], keys, after[key])
  } else if (before !== after) document.setIn(path, after)
}

/** Lines with their ends; the last one may have none. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/)

/**
 * A text with the line ends that its lines had before.
 * @param before the text before, in which lines may end with CR LF
 * @param after the text, in which each line ends with LF
 */
function keepLineEnds(before: string, after: string): string {
  if (!before.includes('\r\n')) return after
  const writtenLines = linesOf(before)
  const lines = linesOf(after)
  const added = lines.length - writtenLines.length
  const isKept = (line: string, index: number): boolean =>
    writtenLines[index]?.replace('\r\n', '\n') === line
  const firstChange = lines.findIndex((line, index) => !isKept(line, index))
  const lastChange = lines.findLastIndex((line, index) => !isKept(line, index - added))
  return lines
    .map((line, index) => {
      const isBelow = firstChange >= 0 && index >= firstChange && index > lastChange
      const writtenLine = writtenLines[isBelow ? index - added : index] ?? writtenLines[0]
      return writtenLine?.endsWith('\r\n') ? line.replace('\n', '\r\n') : line
    })
    .join('')
}

/**
 * The text of a Markdown file with other content. What does not change stays byte for byte: comments,
 * the order of the facts, the blanks around the body, the ends of lines.
 * @param content has a body in which each line ends with LF
 */
export function rewriteMarkdown(text: string, content: Content): string {
  const before = text.replaceAll('\r\n', '\n')
  const parts = splitParts(before)
  if ('message' in parts) return markdownText(content)
  const { yaml, yamlStart, body: writtenBody, bodyStart } = parts
  const { [bodyKey]: body, ...facts } = content
  const document = parseDocument(yaml)
  const writtenFacts: unknown = document.toJS()
  changeFacts(document, [], isObject(writtenFacts) ? writtenFacts : {}, facts)
  const isSame = JSON.stringify(writtenFacts) === JSON.stringify(document.toJS())
  const start = before.slice(0, yamlStart) + (isSame ? yaml : factsText(document, yaml))
  const gap = before.slice(yamlStart + yaml.length, bodyStart)
  if (typeof body !== 'string' || body.trim() === '') return keepLineEnds(text, start + gap)
  const end = writtenBody ? before.slice(bodyStart + writtenBody.length) : '\n'
  return keepLineEnds(text, start + (gap.endsWith('\n') ? gap : `${gap}\n`) + body + end)
}
