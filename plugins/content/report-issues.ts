import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import type { ContentSource } from './core/content-source'
import { mergeIssues } from './core/issue'
import { loadContent } from './core/load'
import { findPlaceholders } from './commands/placeholders/find-placeholders'
import { reportLines } from './commands/placeholders/report'
import { formatIssue, isError, type Issue, validate } from './check/validate'

/** Lists the remaining placeholders in a production build, without stopping it. */
export async function warnOfPlaceholders(root: string, reporter: Reporter): Promise<void> {
  const { left } = findPlaceholders(await loadContent(root))
  if (left.length === 0) return
  const lines = reportLines(left).join('\n')
  reporter.warn(`These are still placeholders (npm run launch:check):\n${lines}`)
}

const formatList = (issues: readonly Issue[]): string => issues.map(formatIssue).join('\n')

/** Reports all issues of the content, and stops the build if one of them is an error. */
export async function checkContent(root: string, reporter: Reporter): Promise<void> {
  const issues = mergeIssues(validate(await loadContent(root)))
  warn(issues, reporter)
  const errors = issues.filter(isError)
  if (errors.length > 0)
    reporter.panicOnBuild(`The content in data/ has errors:\n${formatList(errors)}`)
}

function warn(issues: readonly Issue[], reporter: Reporter): void {
  const warnings = issues.filter((issue) => !isError(issue))
  if (warnings.length > 0)
    reporter.warn(`Warnings about the content in data/:\n${formatList(warnings)}`)
}

/** How long to wait for more saves, in ms: editors save several files at once. */
const debounceTime = 300

/**
 * Checks the content again after each save; the server keeps running in any case.
 * @param onCheck called with the issues after each check, also if there are none
 */
export function watchContent(
  root: string,
  reporter: Reporter,
  onCheck: (issues: readonly Issue[]) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = ''
  let hadErrors = false
  let source: ContentSource | undefined
  const check = async () => {
    source = await loadContent(root, source)
    const issues = mergeIssues(validate(source))
    const errors = issues.filter(isError)
    const list = formatList(issues)
    if (list !== before) {
      warn(issues, reporter)
      if (errors.length > 0) {
        reporter.error(`The content in data/ has errors:\n${formatList(errors)}`)
      } else if (hadErrors) reporter.success('The content in data/ is valid again')
    }
    before = list
    hadErrors = errors.length > 0
    onCheck(errors)
  }
  const checkLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), debounceTime)
  }
  watch(join(root, 'data'), { recursive: true }, checkLater)
  checkLater()
}
