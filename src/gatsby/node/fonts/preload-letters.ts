import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Reporter } from 'gatsby'
import { lettersNotPreloaded, lettersOf, type FontRanges } from './font-letters'

/**
 * Generates the font files again if content uses letters that the preloaded one does not have: a
 * visitor would see them in the fallback font on the first page. Reports letters that no font file has.
 */
export async function preloadLetters(
  root: string,
  reporter: Pick<Reporter, 'info' | 'warn'>,
): Promise<void> {
  const rangesFile = join(root, 'src/styles/fonts/ranges.json')
  const ranges = JSON.parse(readFileSync(rangesFile, 'utf8')) as FontRanges
  const { inFont, inNoFont } = lettersNotPreloaded(lettersOf(root), ranges)
  if (inNoFont.length > 0) {
    reporter.warn(
      `data/ uses letters that the site's font does not have, so the fallback font shows them: ${inNoFont.join(' ')}`,
    )
  }
  if (inFont.length === 0) return
  const script = ['--import', 'tsx', 'scripts/make-fonts.mts']
  await promisify(execFile)(process.execPath, script, { cwd: root })
  reporter.info(`Letters added to the font file that is preloaded: ${inFont.join(' ')}`)
}
