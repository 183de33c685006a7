import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { ChangeSet, Rejection } from './change-set'
import { formatIssue } from '../../issue'
import { type ExitStatus, fail } from '../command-line'

/** Lines under a title with their number; nothing if there are none. */
export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)] : []

/** A plan as lines for a terminal. */
const planLines = (plan: ChangeSet): string[] => {
  const { deleted, moved, redirects, changes, remainingIssues } = plan
  return [
    ...section(
      'Delete',
      deleted.map((path) => `data/${path}`),
    ),
    ...section(
      'Move',
      [...moved].map(([from, to]) => `data/${from} to data/${to}`),
    ),
    ...section(
      'Redirect',
      [...redirects].map(([from, to]) => `${from} to ${to}`),
    ),
    ...section('Change', changes),
    ...section('To be fixed by you', remainingIssues.map(formatIssue)),
  ]
}

/** The steps that follow after a plan has been carried out. */
function doneLine({ remainingIssues, otherErrors }: ChangeSet): string {
  if (remainingIssues.length > 0)
    return 'Done. Fix these errors; `npm run content:check` lists what is left.'
  return otherErrors > 0
    ? 'Done. The content has other errors: `npm run content:check` lists them.'
    : 'Done. The content is valid.'
}

/** Carries out a plan in the data folder, and removes folders that become empty. */
function writePlan(root: string, { texts, deleted, moved }: ChangeSet): void {
  const at = (path: string): string => join(root, 'data', path)
  for (const [path, text] of texts) writeFileSync(at(path), text)
  for (const path of deleted) rmSync(at(path))
  for (const [from, to] of moved) {
    mkdirSync(dirname(at(to)), { recursive: true })
    renameSync(at(from), at(to))
  }
  for (const path of [...deleted, ...moved.keys()]) removeEmptyFolders(dirname(at(path)), at(''))
}

/** Removes a folder if it is empty, and each folder around it below `top` that becomes empty. */
export function removeEmptyFolders(folder: string, top: string): void {
  if (!folder.startsWith(top + sep)) return
  try {
    if (readdirSync(folder).length > 0) return
  } catch {
    // It may have been moved together with another file.
    return
  }
  rmdirSync(folder)
  removeEmptyFolders(dirname(folder), top)
}

/** Prints a plan and, unless it is a dry run, carries it out; fails if something is left to do. */
export function applyPlan(
  root: string,
  plan: ChangeSet | Rejection,
  { isDryRun = false }: { isDryRun?: boolean | undefined },
): ExitStatus {
  if ('refused' in plan) return fail(...plan.refused)
  planLines(plan).forEach((line) => console.log(line))
  if (isDryRun) console.log('Nothing was changed.')
  else {
    writePlan(root, plan)
    console.log(doneLine(plan))
  }
  return plan.remainingIssues.length > 0 ? 1 : 0
}
