import type { ChangePlan, Refusal } from '../../src/content/changes/change-plan'
import { formatIssue } from '../../src/content/validation/issue'

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)] : []

/** A plan as lines for the terminal. */
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
  ...section('Left for you to decide', left.map(formatIssue)),
]

/** Whether nothing can be done. */
export const isRefusal = (plan: ChangePlan | Refusal): plan is Refusal => 'refused' in plan
