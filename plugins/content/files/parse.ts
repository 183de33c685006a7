import type { Node } from 'jsonc-parser'
import type { ContentFile } from './content-file'
import { dataPath } from './data-path'
import { inProcess } from './in-process'
import { collectionOf, type Collection } from '../collections'
import type { Issue } from '../issue'
import type { BrokenFile, ParsedFile } from './parsed-file'
import { inherit } from './inherit'
import { keyOf, plainValue, pointerTo, positionAt, valueNode } from './json/json-tree'
import { parseJson, type ParsedText } from './json/parse-json'
import { memoize } from '../memoize'
import { bodyKey, parseMarkdown } from './markdown/front-matter'
import type { SyntaxIssue } from './json/syntax'
import { canHaveOtherForm, normalContent } from '../text/normal-form'

/** The content files, parsed if possible. */
export interface ParsedFiles {
  files: ParsedFile[]
  broken: BrokenFile[]
  issues: Issue[]
}

const byteOrderMark = '\ufeff'

/** Parses every file that is a content file by its path; the file rules check the others. */
export function parseFiles(
  collections: readonly Collection[],
  files: readonly ContentFile[],
): ParsedFiles {
  const parsedFiles = files.map((file) => parseOne(collections, file))
  return {
    files: parsedFiles.flatMap((parsed) => parsed.files),
    broken: parsedFiles.flatMap((parsed) => parsed.broken),
    issues: parsedFiles.flatMap((parsed) => parsed.issues),
  }
}

const parseOne = memoize((collections: readonly Collection[], file: ContentFile): ParsedFiles => {
  const parsed: ParsedFiles = { files: [], broken: [], issues: [] }
  const collection = collectionOf(collections, file.path)
  if (collection) parseFile(file, collection, parsed)
  return {
    ...parsed,
    files: parsed.files.map((parsedFile) => complete(collections, parsedFile, file)),
  }
})

/** A translation with what it has from its original, if that can be parsed. */
function complete(
  collections: readonly Collection[],
  translation: ParsedFile,
  { original, schemas }: ContentFile,
): ParsedFile {
  if (!original || !schemas) return translation
  const { files, broken } = parseOne(collections, original)
  const [first] = files
  if (!first) return { ...translation, hasBrokenOriginal: broken.length > 0 }
  const { schema } = translation.collection
  const value = inherit(translation.value, first.value, { schema, schemas })
  return { ...translation, value, original: first }
}

function parseFile(file: ContentFile, collection: Collection, parsed: ParsedFiles): void {
  const { path, language } = file
  const fullPath = dataPath(path, language)
  const { text, value, title, isBroken, issues } = readContent(file)
  for (const issue of issues) parsed.issues.push({ file: fullPath, language, ...issue })
  if (isBroken) parsed.broken.push({ path, fullPath, language, collection, title })
  // Without the tree, because thousands of them would fill the memory.
  else parsed.files.push({ path, fullPath, language, collection, value, text })
}

/** What a content file contains, whatever collection and language it has. */
interface ReadContent {
  /** Its text, without a byte order mark. */
  text: string
  /** Its content, with one spelling of each letter; undefined if it is broken. */
  value?: unknown
  /** Whether it has a syntax error. */
  isBroken: boolean
  /** The title of a broken file, if it could be found. */
  title: string | undefined
  issues: readonly Omit<Issue, 'file' | 'language'>[]
}

const known = inProcess('parsed files', () => new WeakMap<ContentFile, ReadContent>())

/** Parses a content file once, also if it is read in several places of the process. */
function readContent(file: ContentFile): ReadContent {
  const written = file.written ?? file
  const before = known.get(written)
  if (before) return before
  const content = parseContent(written)
  known.set(written, content)
  return content
}

/** The content of a file; undefined if it cannot be parsed, which the content check reports. */
export const contentOf = (file: ContentFile): unknown => readContent(file).value

function parseContent({ path, text: raw, hasOtherBytes }: ContentFile): ReadContent {
  const text = raw.startsWith(byteOrderMark) ? raw.slice(1) : raw
  const issues: Omit<Issue, 'file' | 'language'>[] = []
  const report: Report = ({ offset, message, hint }, pointer = '') => {
    const at = { ...positionAt(text, offset), pointer }
    issues.push({ ...at, rule: 'syntax', problem: message, remedy: hint })
  }
  if (text !== raw) {
    const hint = 'save it as "UTF-8" instead of "UTF-8 with BOM"'
    report({ offset: 0, message: 'begins with a byte order mark', hint })
  }
  const damaged = text.indexOf('\ufffd')
  if (damaged >= 0) {
    const [message, hint] = hasOtherBytes
      ? ['a character here is not UTF-8', 'save the file as UTF-8']
      : ['a letter was lost here (U+FFFD)', 'type it again']
    report({ offset: damaged, message, hint })
  }
  const { root, value, syntaxError } = parseText(path, text)
  if (syntaxError || !root) {
    // A damaged character may also break the syntax, which is only one mistake.
    if (syntaxError && damaged < 0) report(syntaxError)
    const title: unknown = root && valueNode(root, '/title')?.value
    return { text, isBroken: true, title: typeof title === 'string' ? title : undefined, issues }
  }
  reportKeys(root, text, report)
  const normal = canHaveOtherForm(text) ? normalValueOf(path, value) : value
  return { text, value: normal, isBroken: false, title: undefined, issues }
}

/** The content of a file with one spelling of each letter, but for the text of a Markdown file. */
const normalValueOf = (path: string, value: unknown): unknown =>
  normalContent(value, path.endsWith('.md') ? bodyKey : undefined)

/** Parses the text of a content file, which its extension says the language of. */
export function parseText(path: string, text: string): ParsedText {
  if (!path.endsWith('.md')) return parseJson(text)
  const { root, syntaxError } = parseMarkdown(text)
  return { root, syntaxError, value: root && plainValue(root) }
}

/** The content of a file that can be parsed, with its letters spelled as they were typed. */
export const typedContent = ({ path, text }: Pick<ParsedFile, 'path' | 'text'>): unknown =>
  parseText(path, text).value

type Report = (syntaxError: SyntaxIssue, pointer?: string) => void

function reportKeys(node: Node, text: string, report: Report, pointer = ''): void {
  const first = new Map<string, number>()
  node.children?.forEach((child, index) => {
    if (node.type !== 'object') {
      reportKeys(child, text, report, pointerTo(pointer, index))
      return
    }
    const key = keyOf(child)
    const at = pointerTo(pointer, key)
    const before = first.get(key)
    if (before !== undefined) {
      const { line } = positionAt(text, before)
      const message = `"${key}" is duplicated in the same object, first in line ${line}`
      report({ offset: child.offset, message }, at)
    } else first.set(key, child.offset)
    const value = child.children?.[1]
    if (value) reportKeys(value, text, report, at)
  })
}
