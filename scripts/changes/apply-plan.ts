import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChangeSet, Rejection } from '../../src/content/changes/change-set'
import { type ExitStatus, fail } from '../command-line'
import { doneLine, isRejection, planLines } from './print-plan'

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

function removeEmptyFolders(folder: string, top: string): void {
  if (!folder.startsWith(top)) return
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
  if (isRejection(plan)) return fail(...plan.refused)
  planLines(plan).forEach((line) => console.log(line))
  if (isDryRun) console.log('Nothing was changed.')
  else {
    writePlan(root, plan)
    console.log(doneLine(plan))
  }
  return plan.remainingIssues.length > 0 ? 1 : 0
}
