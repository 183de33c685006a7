import { dataPath } from './files/data-path'

/** An issue in the content that an editor must fix. */
export interface Issue {
  /** Path from the project's root, for example "data/nb/site.json". */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1, in UTF-16 units as editors count. */
  column: number
  /** JSON pointer to the key or value; "" for the whole file. */
  pointer: string
  /** The language of the file, if it is not in the first one. */
  language?: string | undefined
  /** The address that it is about: the target of a link, or one that cannot be a page's. */
  page?: string | undefined
  /** The id of the rule, and the name of its file in check/rules/; features have rules of their own. */
  rule: string
  problem: string
  /** How to fix it, if that is known. */
  remedy?: string | undefined
  /** Whether it may be on purpose, so that a build goes on. */
  isWarning?: boolean
  /** The key that the object at the pointer lacks. */
  missingKey?: string
  /** What several issues of this rule follow from; they are read as one. */
  cause?: string
  /** The right values by their pointers, which `content:check -- --fix` writes. */
  fix?: Readonly<Record<string, unknown>>
}

/** Longer words, such as a picture that is written as an address, are cut in a message. */
const longWord = /\S{300,}/g

/** One line for terminals and logs: position, JSON pointer, rule, problem, remedy. */
export function formatIssue(issue: Issue): string {
  const { file, line, column, pointer, rule, problem, remedy } = issue
  const level = isError(issue) ? [] : ['warning']
  const parts = [`${file}:${line}:${column}`, pointer || '/', ...level, rule, problem]
  return (remedy ? [...parts, `(${remedy})`] : parts)
    .join('  ')
    .replaceAll(longWord, (word) => `${word.slice(0, 80)}…`)
}

/** Whether an issue makes content invalid; a warning does not. */
export const isError = ({ isWarning = false }: Issue): boolean => !isWarning

/**
 * The issues as people read them: those with one cause, such as a page that was deleted by hand, are
 * one issue with all their places.
 */
export function mergeIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    const { rule, cause, file, line, problem, remedy } = issue
    if (cause === undefined) return issue
    const [first, ...rest] = issues.filter((other) => other.rule === rule && other.cause === cause)
    if (first !== issue) return []
    if (rest.length === 0) return issue
    const here = rest.filter((other) => other.file === file && other.line === line)
    const elsewhere = rest.filter((other) => !here.includes(other))
    const facts = new Set([
      problem,
      ...here.map((other) => other.problem),
      ...elsewhere.map((other) => `${other.file}:${other.line}`),
    ])
    const otherFacts = [...facts].slice(1).join(', ')
    return {
      ...issue,
      problem: otherFacts ? `${problem}; also ${otherFacts}` : problem,
      remedy: issue.fix ? '"npm run content:check -- --fix" writes the right values' : remedy,
    }
  })
}

const idOf = ({ file, pointer, rule, problem }: Issue): string =>
  [file, pointer, rule, problem].join(' ')

/** The issues that are not among those before; they may have moved to other lines. */
export function newIssues(issues: readonly Issue[], before: readonly Issue[]): Issue[] {
  const known = new Set(before.map(idOf))
  return issues.filter((issue) => !known.has(idOf(issue)))
}

/** An issue of a file as a whole, by its path from the root. */
export const rootFileIssue = (
  file: string,
  rule: string,
  problem: string,
  remedy?: string,
): Issue => ({ file, line: 1, column: 1, pointer: '', rule, problem, remedy })

/** An issue of a file of a language as a whole, by its path in the language. */
export const fileIssue = (
  { path, language }: { path: string; language?: string | undefined },
  rule: string,
  problem: string,
  remedy?: string,
): Issue => ({ ...rootFileIssue(dataPath(path, language), rule, problem, remedy), language })

// Not localeCompare: the order must not depend on the machine's language.
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts by file, then line, then column; the remaining criteria only make the order stable. */
export const compareIssues = (a: Issue, b: Issue): number =>
  compareText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareText(a.pointer, b.pointer) ||
  compareText(a.rule, b.rule)
