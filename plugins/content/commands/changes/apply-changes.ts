import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { formatIssue } from '../../issue'
import { type ExitStatus, fail, section } from '../command-line'
import type { Rejection } from '../rejection'
import type { ChangeSet } from './change-set'

/** Changes as lines for a terminal. */
const linesOf = ({ deleted, moved, redirects, changes, remainingIssues }: ChangeSet): string[] => [
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

/** The steps that follow after the changes. */
function doneLine({ remainingIssues, otherErrors }: ChangeSet): string {
  if (remainingIssues.length > 0)
    return 'Done. Fix these errors; `npm run content:check` lists what is left.'
  return otherErrors > 0
    ? 'Done. The content has other errors: `npm run content:check` lists them.'
    : 'Done. The content is valid.'
}

/** Makes the changes in the data folder, and removes folders that become empty. */
function writeChanges(root: string, { texts, deleted, moved }: ChangeSet): void {
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

/** Prints changes and, unless it is a dry run, makes them; fails if something is left to do. */
export function applyChanges(
  root: string,
  planned: ChangeSet | Rejection,
  { isDryRun = false }: { isDryRun?: boolean | undefined },
): ExitStatus {
  if ('refused' in planned) return fail(...planned.refused)
  linesOf(planned).forEach((line) => console.log(line))
  if (isDryRun) console.log('Nothing was changed.')
  else {
    writeChanges(root, planned)
    console.log(doneLine(planned))
  }
  return planned.remainingIssues.length > 0 ? 1 : 0
}
