import type { ChangeSet, Rejection } from '../../src/content/changes/change-set'
import { fail, type ExitStatus } from '../command-line'
import { doneLine, isRejection, planLines } from './print-plan'
import { writePlan } from './write-plan'

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
