import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Reporter } from 'gatsby'
import { readTheme } from '../../../content/theme/read-theme'
import { lettersNotPreloaded, lettersOf, type FontFiles } from './font-letters'

const readFontFiles = (root: string): FontFiles =>
  JSON.parse(readFileSync(join(root, 'src/styles/fonts/typeface.json'), 'utf8')) as FontFiles

/**
 * Generates the font files again if data/theme.json names another typeface, or if the content uses
 * letters that are not preloaded, which would appear in the fallback font on the first page.
 * Reports letters that are in no font file.
 */
export async function updateFonts(
  root: string,
  reporter: Pick<Reporter, 'info' | 'warn'>,
): Promise<void> {
  const before = readFontFiles(root)
  const { typeface } = readTheme(root)
  const { inFont } = lettersNotPreloaded(lettersOf(root), before.ranges)
  if (typeface !== before.typeface || inFont.length > 0) {
    const script = ['--import', 'tsx', 'scripts/make-fonts.mts']
    await promisify(execFile)(process.execPath, script, { cwd: root })
    const reason =
      typeface === before.typeface ? `new letters are preloaded: ${inFont.join(' ')}` : typeface
    reporter.info(`Font files made: ${reason}`)
  }
  const { inNoFont } = lettersNotPreloaded(lettersOf(root), readFontFiles(root).ranges)
  if (inNoFont.length > 0) {
    reporter.warn(
      `data/ uses letters that the site's font does not have, so the fallback font shows them: ${inNoFont.join(' ')}`,
    )
  }
}
