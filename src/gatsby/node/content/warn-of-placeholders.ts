import type { Reporter } from 'gatsby'
import { loadContent } from '../../../content/load'
import { findPlaceholders } from '../../../content/placeholders/find-placeholders'
import { reportLines } from '../../../content/placeholders/report'

/** Lists the remaining placeholders in a production build, without stopping it. */
export async function warnOfPlaceholders(root: string, reporter: Reporter): Promise<void> {
  const { left } = findPlaceholders(await loadContent(root))
  if (left.length === 0) return
  const lines = reportLines(left).join('\n')
  reporter.warn(`These are still placeholders (npm run launch:check):\n${lines}`)
}
