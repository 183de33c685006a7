import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { GatsbyNode } from 'gatsby'
import { listLanguages, listLetters } from '../content/node'
import { readTheme } from '../theme/node'
import { readFontFiles } from './font-files'
import { rootFolder, lettersInNoFont, planLanguageFonts, planNameFonts } from './language-fonts'
import { isInSystemFonts, lettersNotPreloaded, lettersOf } from './letters'

/**
 * Makes the font files again if data/theme.json names another typeface, or if the content uses
 * another language, or letters that are not preloaded, which would appear in the fallback font on the first page.
 * Reports letters that are in no font file of the site.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = process.cwd()
  const before = readFontFiles()
  const theme = readTheme(root)
  const { typeface, headingTypeface } = theme
  const ofLanguages = planLanguageFonts(root, theme, before.ranges)
  const namesBefore = (before.names ?? []).map(({ width: _, ...name }) => name)
  const isOther =
    typeface !== before.typeface ||
    headingTypeface !== before.heading?.typeface ||
    JSON.stringify(ofLanguages) !== JSON.stringify(before.languages ?? {}) ||
    JSON.stringify(planNameFonts(root, theme, before.ranges)) !== JSON.stringify(namesBefore)
  const letters = lettersOf(root)
  const { inFont } = lettersNotPreloaded(letters, before.ranges)
  if (isOther || inFont.length > 0) {
    const script = ['--import', 'tsx', 'plugins/fonts/make-fonts.mts']
    await promisify(execFile)(process.execPath, script)
    const all = [
      typeface,
      headingTypeface,
      ...Object.values(ofLanguages).map((fonts) => fonts.typeface),
    ]
    const names = all.filter(Boolean).join(', ')
    const reason = isOther ? names : `new letters are preloaded: ${inFont.join(' ')}`
    reporter.info(`Font files made: ${reason}`)
  }
  const { ranges, languages } = readFontFiles()
  const inNoFont = listLanguages(root)
    .flatMap((language) =>
      lettersInNoFont(lettersOf(root, language), ranges, languages?.[language ?? rootFolder]),
    )
    .filter((letter) => !isInSystemFonts(letter))
  if (inNoFont.length > 0) {
    reporter.warn(
      `data/ uses letters that the site's font files do not have, so the fallback font shows them: ${listLetters([...new Set(inNoFont)])}`,
    )
  }
}
