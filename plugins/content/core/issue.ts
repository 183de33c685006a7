import { warningRules, type RuleId } from './rule-ids'

/** An issue in the content that an editor must fix; rule-ids.ts lists the rules. */
export interface Issue<Rule extends string = RuleId> {
  /** Path from the project's root, for example "data/site.json". */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1, in UTF-16 units as editors count. */
  column: number
  /** JSON pointer to the key or value; "" for the whole file. */
  pointer: string
  rule: Rule
  message: string
  /** How to fix it, if that is known. */
  hint?: string
}

/** One line for terminals and logs: position, JSON pointer, rule, message, hint. */
export function formatIssue(issue: Issue<string>): string {
  const { file, line, column, pointer, rule, message, hint } = issue
  const level = warningRules.has(rule) ? ['warning'] : []
  const parts = [`${file}:${line}:${column}`, pointer || '/', ...level, rule, message]
  return (hint ? [...parts, `(${hint})`] : parts).join('  ')
}

/** Whether an issue makes content invalid; a warning does not. */
export const isError = ({ rule }: Issue<string>): boolean => !warningRules.has(rule)

const referenceRules: ReadonlySet<string> = new Set<RuleId>([
  ...(['dangling-link', 'unpublished-link', 'unpublished-tag', 'unknown-name'] as const),
])

/** What is missing or not published; a page hides those under it. */
const causeOf = ({ rule, message }: Issue): string =>
  `${rule} ${message.replace(/^leads to \S+, but /, '')}`

/**
 * The issues as people read them: references to the same thing are one issue, with their other
 * places. A page that is deleted by hand is one mistake.
 */
export function mergeReferences(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (!referenceRules.has(issue.rule)) return issue
    const [first, ...rest] = issues.filter((other) => causeOf(other) === causeOf(issue))
    if (first !== issue) return []
    const places = rest.slice(0, 3).map(({ file, line }) => `${file}:${line}`)
    const more = rest.length > places.length ? ` and ${rest.length - places.length} more` : ''
    const also = rest.length > 0 ? `; also ${places.join(', ')}${more}` : ''
    return { ...issue, message: issue.message + also }
  })
}

/** An issue of the file as a whole. */
export const fileIssue = <Rule extends string = RuleId>(
  path: string,
  rule: Rule,
  message: string,
  hint?: string,
): Issue<Rule> => ({ file: `data/${path}`, line: 1, column: 1, pointer: '', rule, message, hint })

// Not localeCompare: the order must not depend on the machine's language.
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts by file, then line, then column; the remaining criteria only make the order stable. */
export const compareIssues = (a: Issue<string>, b: Issue<string>): number =>
  compareText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareText(a.pointer, b.pointer) ||
  compareText(a.rule, b.rule)
