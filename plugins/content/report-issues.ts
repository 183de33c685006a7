import type { Reporter } from 'gatsby'
import type { SiteConfig } from './model'
import { formatIssue, isError, type Issue, mergeIssues } from './issue'
import { loadContent } from './files/load'
import { findPlaceholders } from './placeholders/find-placeholders'
import { reportLines } from './placeholders/report'
import { validate } from './check/run'

/** Lists the remaining placeholders in a production build, without stopping it. */
export async function warnOfPlaceholders(
  root: string,
  site: SiteConfig,
  reporter: Reporter,
): Promise<void> {
  const { left } = findPlaceholders(await loadContent(root, site))
  if (left.length === 0) return
  const lines = reportLines(left).join('\n')
  reporter.warn(`These are still placeholders (npm run launch:check):\n${lines}`)
}

/** A line for each issue. */
export const formatIssues = (issues: readonly Issue[]): string => issues.map(formatIssue).join('\n')

/** Reports all issues of the content, and stops the build if one of them is an error. */
export async function checkBeforeBuild(
  root: string,
  site: SiteConfig,
  reporter: Reporter,
): Promise<void> {
  const issues = mergeIssues(validate(await loadContent(root, site)))
  warn(issues, reporter)
  const errors = issues.filter(isError)
  if (errors.length > 0)
    reporter.panicOnBuild(`The content in data/ has errors:\n${formatIssues(errors)}`)
}

/** Reports the warnings among the issues. */
export function warn(issues: readonly Issue[], reporter: Reporter): void {
  const warnings = issues.filter((issue) => !isError(issue))
  if (warnings.length > 0)
    reporter.warn(`Warnings about the content in data/:\n${formatIssues(warnings)}`)
}
