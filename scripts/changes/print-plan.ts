import type { ChangeSet, Rejection } from '../../src/content/changes/change-set'
import { formatIssue } from '../../src/content/core/issue'

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)] : []

/** A plan as lines for a terminal. */
export const planLines = ({ deleted, moved, changes, remainingIssues }: ChangeSet): string[] => [
  ...section(
    'Delete',
    deleted.map((path) => `data/${path}`),
  ),
  ...section(
    'Move',
    [...moved].map(([from, to]) => `data/${from} to data/${to}`),
  ),
  ...section('Change', changes),
  ...section('To be fixed by you', remainingIssues.map(formatIssue)),
]

/** The steps that follow after a plan has been carried out. */
export function doneLine({ remainingIssues, otherErrors }: ChangeSet): string {
  if (remainingIssues.length > 0) return 'Done. Fix the remaining errors.'
  return otherErrors > 0
    ? 'Done. The content has other errors: `npm run content:check` lists them.'
    : 'Done. The content is valid.'
}

/** Whether the plan changes nothing. */
export const isRejection = (plan: ChangeSet | Rejection): plan is Rejection => 'refused' in plan
