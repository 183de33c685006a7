import { parseDocument, stringify } from 'yaml'
import type { Content } from '../../kinds'
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
  return text.slice(0, yamlStart) + document.toString(layout) + after
}
