import type { ChangePlan, Refusal } from '../../src/content/changes/change-plan'
import { formatIssue } from '../../src/content/validation/issue'

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)] : []

/** A plan as lines for a terminal. */
export const planLines = ({ deleted, moved, changes, left }: ChangePlan): string[] => [
  ...section(
    'Delete',
    deleted.map((path) => `data/${path}`),
  ),
  ...section(
    'Move',
    [...moved].map(([from, to]) => `data/${from} to data/${to}`),
  ),
  ...section('Change', changes),
  ...section('To be fixed by you', left.map(formatIssue)),
]

/** The steps that follow after a plan has been carried out. */
export function doneLine({ left, otherErrors }: ChangePlan): string {
  if (left.length > 0) return 'Done. Fix the remaining errors.'
  return otherErrors > 0
    ? 'Done. The content has other errors: `npm run content:check` lists them.'
    : 'Done. The content is valid.'
}

/** Whether the plan changes nothing. */
export const isRefusal = (plan: ChangePlan | Refusal): plan is Refusal => 'refused' in plan
