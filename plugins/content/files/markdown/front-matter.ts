import type { Node } from 'jsonc-parser'
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type ParsedNode,
  visit,
  type YAMLError,
} from 'yaml'
import { pointerTo } from '../json/json-tree'
import type { SyntaxIssue } from '../json/syntax'

/** The key of a Markdown file's text in its content, beside the facts of its front matter. */
export const bodyKey = 'body'
export const bodyPointer = pointerTo('', bodyKey)

/** A Markdown file in its parts, with their positions in its text. */
interface Parts {
  yaml: string
  yamlStart: number
  body: string
  bodyStart: number
}

const opening = /^---[ \t]*\r?\n/
const closing = /^---[ \t]*(?:\r?\n|$)/m

/** Splits a Markdown file, or says why it cannot be split. */
export function splitParts(text: string): Parts | SyntaxIssue {
  const [start] = opening.exec(text) ?? []
  if (start === undefined) {
    const message = 'the file does not begin with its facts'
    return { offset: 0, message, hint: 'begin it with "---", lines such as "title: …", and "---"' }
  }
  const rest = text.slice(start.length)
  const end = closing.exec(rest)
  if (!end) {
    const message = 'the facts at the beginning of the file have no end'
    return { offset: 0, message, hint: 'write a line "---" between them and the text' }
  }
  const after = start.length + end.index + end[0].length
  // Indented lines at the beginning are code.
  const body = text.slice(after).replace(/^(?:[^\S\n]*\n)+/, '')
  return {
    yaml: rest.slice(0, end.index),
    yamlStart: start.length,
    body: body.trimEnd(),
    bodyStart: text.length - body.length,
  }
}

/** Where the text of a Markdown file begins. */
export function bodyStartIn(text: string): number {
  const parts = splitParts(text)
  return 'message' in parts ? 0 : parts.bodyStart
}

const quotes = 'put the text in double quotes'

const yamlMessages: Readonly<Partial<Record<YAMLError['code'], readonly [string, string?]>>> = {
  TAB_AS_INDENT: ['the line begins with a tab', 'use spaces'],
  BLOCK_AS_IMPLICIT_KEY: ['this text has a second ": ", or the next line is indented', quotes],
  MULTILINE_IMPLICIT_KEY: ['this line is neither a fact nor part of one', 'write "key: value"'],
  BAD_SCALAR_START: ['a text cannot begin with this character', quotes],
  MISSING_CHAR: ['a quote, a comma or a bracket is missing before this'],
  BAD_INDENT: ['a bracket is not closed, or the line is not indented like those around it'],
}

/** What separates the key of a line from its value in place of ": ". */
function hintForColon(yaml: string, offset: number): string | undefined {
  const [, colon] = /^[\w$]+\s*([:：])/u.exec(yaml.slice(offset)) ?? []
  if (colon === ':') return 'write a space after ":"'
  return colon && `write ": " in place of "${colon}" (U+FF1A)`
}

const mergeConflict = /^<{7} /m

/** The first error of a YAML text; the others are mostly its consequences. */
function yamlIssue(yaml: string, document: Document.Parsed): SyntaxIssue | undefined {
  const { contents, errors } = document
  const [error] = errors
  const conflict = error && mergeConflict.exec(yaml)
  if (conflict) {
    const hint = 'keep one of the two versions, and delete the lines <<<<<<<, ======= and >>>>>>>'
    return { offset: conflict.index, message: 'a merge conflict begins here', hint }
  }
  if (error) {
    const [offset] = error.pos
    // At the end of the facts, the parser has one code for these and for a quote without an end.
    const code = error.message.startsWith('Implicit map keys')
      ? 'MULTILINE_IMPLICIT_KEY'
      : error.code
    const [message, hint] = yamlMessages[code] ?? [error.message]
    const isNoFact = code === 'MULTILINE_IMPLICIT_KEY'
    return { offset, message, hint: (isNoFact && hintForColon(yaml, offset)) || hint }
  }
  const aliases: number[] = []
  visit(document, { Alias: (_key, { range }) => void aliases.push(range?.[0] ?? 0) })
  const [alias] = aliases
  if (alias !== undefined)
    return { offset: alias, message: 'a text cannot begin with "*"', hint: quotes }
  return contents === null || isMap(contents)
    ? undefined
    : {
        offset: 0,
        message: 'the facts of the file must be lines such as "title: …"',
        hint: hintForColon(yaml, 0),
      }
}

function typeOfScalar(value: unknown): Node['type'] {
  if (value === null) return 'null'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'string'
}

/** A node of YAML as one of JSON, so that positions are found in one way. */
function toNode(node: ParsedNode | null, offset: number): Node {
  const [start, end] = node?.range ?? [0, 0]
  const place = { offset: offset + start, length: end - start }
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const children = node.items.map(({ key, value }): Node => {
      const name = toNode(key, offset)
      const { offset: at, length } = name
      // A key without a value has its place.
      const content: Node = value
        ? toNode(value, offset)
        : { type: 'null', offset: at, length, value: null }
      return { type: 'property', offset: at, length, children: [name, content] }
    })
    return { type: 'object', ...place, children }
  }
  if (isSeq<ParsedNode>(node))
    return { type: 'array', ...place, children: node.items.map((item) => toNode(item, offset)) }
  const value = isScalar(node) ? node.value : null
  return { type: typeOfScalar(value), ...place, value }
}

/** The tree of a Markdown file: the facts of its front matter, and its text under "body". */
export function parseMarkdown(text: string): { root?: Node; syntaxError?: SyntaxIssue } {
  const parts = splitParts(text)
  if ('message' in parts) return { syntaxError: parts }
  const { yaml, yamlStart, body, bodyStart } = parts
  const document = parseDocument(yaml, {
    // Duplicate keys are reported as those of JSON are.
    uniqueKeys: false,
    prettyErrors: false,
    schema: 'core',
  })
  const issue = yamlIssue(yaml, document)
  if (issue) return { syntaxError: { ...issue, offset: yamlStart + issue.offset } }
  const { contents } = document
  const root: Node = contents
    ? toNode(contents, yamlStart)
    : { type: 'object', offset: 0, length: 0, children: [] }
  const at = { offset: bodyStart, length: body.length }
  const bodyNode: Node = {
    type: 'property',
    ...at,
    children: [
      { type: 'string', ...at, value: bodyKey },
      { type: 'string', ...at, value: body },
    ],
  }
  return { root: { ...root, children: [...(root.children ?? []), bodyNode] } }
}
