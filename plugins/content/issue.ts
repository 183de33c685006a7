import { warningRules } from './rule-ids'

/** An issue in the content that an editor must fix. */
export interface Issue<Rule extends string = string> {
  /** Path from the project's root, for example "data/site.json". */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1, in UTF-16 units as editors count. */
  column: number
  /** JSON pointer to the key or value; "" for the whole file. */
  pointer: string
  /** The name of the rule; rule-ids.ts and the features of the site list them. */
  rule: Rule
  message: string
  /** How to fix it, if that is known. */
  hint?: string
  /** Whether it may be on purpose, so that a build goes on; some rules have only warnings. */
  isWarning?: boolean
  /** What several issues of this rule follow from; they are read as one. */
  cause?: string
  /** The right values by their pointers, which `content:check -- --fix` writes. */
  fix?: Readonly<Record<string, unknown>>
}

/** One line for terminals and logs: position, JSON pointer, rule, message, hint. */
export function formatIssue(issue: Issue): string {
  const { file, line, column, pointer, rule, message, hint } = issue
  const level = isError(issue) ? [] : ['warning']
  const parts = [`${file}:${line}:${column}`, pointer || '/', ...level, rule, message]
  return (hint ? [...parts, `(${hint})`] : parts).join('  ')
}

/** Whether an issue makes content invalid; a warning does not. */
export const isError = ({ rule, isWarning = false }: Issue): boolean =>
  !isWarning && !warningRules.has(rule)

/**
 * The issues as people read them: those with one cause, such as a page that was deleted by hand, are
 * one issue with all their places.
 */
export function mergeIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    const { rule, cause, file, line, message, hint } = issue
    if (cause === undefined) return issue
    const [first, ...rest] = issues.filter((other) => other.rule === rule && other.cause === cause)
    if (first !== issue) return []
    if (rest.length === 0) return issue
    const here = rest.filter((other) => other.file === file && other.line === line)
    const elsewhere = rest.filter((other) => !here.includes(other))
    const otherFacts = [
      ...here.map((other) => other.message),
      ...elsewhere.map((other) => `${other.file}:${other.line}`),
    ]
    return {
      ...issue,
      message: `${message}; also ${otherFacts.join(', ')}`,
      hint: issue.fix ? '"npm run content:check -- --fix" writes the right values' : hint,
    }
  })
}

const idOf = ({ file, pointer, rule, message }: Issue): string =>
  [file, pointer, rule, message].join(' ')

/** The issues that are not among those before; they may have moved to other lines. */
export function newIssues(issues: readonly Issue[], before: readonly Issue[]): Issue[] {
  const known = new Set(before.map(idOf))
  return issues.filter((issue) => !known.has(idOf(issue)))
}

/** An issue of a file as a whole, by its path from the root. */
export const rootFileIssue = <Rule extends string = string>(
  file: string,
  rule: Rule,
  message: string,
  hint?: string,
): Issue<Rule> => ({ file, line: 1, column: 1, pointer: '', rule, message, hint })

/** An issue of a file as a whole, by its path under data/. */
export const fileIssue = <Rule extends string = string>(
  path: string,
  rule: Rule,
  message: string,
  hint?: string,
): Issue<Rule> => rootFileIssue(`data/${path}`, rule, message, hint)

// Not localeCompare: the order must not depend on the machine's language.
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts by file, then line, then column; the remaining criteria only make the order stable. */
export const compareIssues = (a: Issue, b: Issue): number =>
  compareText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareText(a.pointer, b.pointer) ||
  compareText(a.rule, b.rule)
