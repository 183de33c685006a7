import { parseTree, type Node, type ParseError } from 'jsonc-parser'
import { plainValue } from './json-tree'
import { syntaxIssue, type SyntaxIssue } from './syntax'

/** The text of a content file, parsed if possible. */
export interface ParsedText {
  root?: Node
  value?: unknown
  syntaxError?: SyntaxIssue | undefined
}

/** Parses JSON as strictly as JSON.parse, with positions. */
export function parseJson(text: string): ParsedText {
  const errors: ParseError[] = []
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
    const syntaxError = syntaxIssue(text, errors) ?? strictSyntaxIssue(text)
    return { root, syntaxError, value: root && !syntaxError ? plainValue(root) : undefined }
  } catch (error) {
    // The parser is recursive, so a file can be nested too deeply for it.
    if (!(error instanceof RangeError)) throw error
    return { syntaxError: { offset: 0, message: 'lists and objects are nested too deeply' } }
  }
}

/** Gatsby uses JSON.parse, so everything that it rejects must be reported here. */
function strictSyntaxIssue(text: string): SyntaxIssue | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return { offset: 0, message: error instanceof Error ? error.message : String(error) }
  }
}
