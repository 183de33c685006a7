import type { Reporter } from 'gatsby'
import { loadContent } from '../../../content/load'
import { findPlaceholders } from '../../../content/placeholders/find-placeholders'
import { reportLines } from '../../../content/placeholders/report'

/** Names what is still a placeholder, in a build that is going to be published; stops nothing. */
export async function warnOfPlaceholders(root: string, reporter: Reporter): Promise<void> {
  const { left } = findPlaceholders(await loadContent(root))
  if (left.length === 0) return
  const lines = reportLines(left).join('\n')
  reporter.warn(`These are still placeholders (npm run launch:check):\n${lines}`)
}
