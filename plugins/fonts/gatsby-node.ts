import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { GatsbyNode } from 'gatsby'
import { readTheme } from '../theme/node'
import { readFontFiles } from './font-files'
import { lettersNotPreloaded, lettersOf } from './letters'

/**
 * Makes the font files again if data/theme.json names another typeface, or if the content uses
 * letters that are not preloaded, which would appear in the fallback font on the first page.
 * Reports letters that are in no font file.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = process.cwd()
  const before = readFontFiles()
  const { typeface, headingTypeface } = readTheme(root)
  const isOther = typeface !== before.typeface || headingTypeface !== before.heading?.typeface
  const letters = lettersOf(root)
  const { inFont } = lettersNotPreloaded(letters, before.ranges)
  if (isOther || inFont.length > 0) {
    const script = ['--import', 'tsx', 'plugins/fonts/make-fonts.mts']
    await promisify(execFile)(process.execPath, script)
    const typefaces = [typeface, headingTypeface].filter(Boolean).join(', ')
    const reason = isOther ? typefaces : `new letters are preloaded: ${inFont.join(' ')}`
    reporter.info(`Font files made: ${reason}`)
  }
  const { inNoFont } = lettersNotPreloaded(letters, readFontFiles().ranges)
  if (inNoFont.length > 0) {
    reporter.warn(
      `data/ uses letters that the site's font does not have, so the fallback font shows them: ${inNoFont.join(' ')}`,
    )
  }
}
