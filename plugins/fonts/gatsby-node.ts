import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { GatsbyNode } from 'gatsby'
import { readTheme } from '../theme'
import { type FontRanges, lettersNotPreloaded, lettersOf } from './letters'

interface FontsOptions {
  outlines?: string
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    outlines: Joi.string().description(
      'The folder for text.ttf, the typeface in one weight for pictures that a build draws',
    ),
  })

/** The properties of the font files that make-fonts.mts has made. */
interface FontFiles {
  /** The package that they were made from. */
  typeface: string
  ranges: FontRanges
}

const readFontFiles = (): FontFiles =>
  JSON.parse(readFileSync('plugins/fonts/files/typeface.json', 'utf8')) as FontFiles

/**
 * Makes the font files again if data/theme.json names another typeface, or if the content uses
 * letters that are not preloaded, which would appear in the fallback font on the first page.
 * Reports letters that are in no font file.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }, options) => {
  const root = process.cwd()
  const before = readFontFiles()
  const { typeface } = readTheme(root)
  const letters = lettersOf(root)
  const { inFont } = lettersNotPreloaded(letters, before.ranges)
  if (typeface !== before.typeface || inFont.length > 0) {
    const { outlines = '' } = options as FontsOptions
    const script = ['--import', 'tsx', 'plugins/fonts/make-fonts.mts', outlines]
    await promisify(execFile)(process.execPath, script)
    const reason =
      typeface === before.typeface ? `new letters are preloaded: ${inFont.join(' ')}` : typeface
    reporter.info(`Font files made: ${reason}`)
  }
  const { inNoFont } = lettersNotPreloaded(letters, readFontFiles().ranges)
  if (inNoFont.length > 0) {
    reporter.warn(
      `data/ uses letters that the site's font does not have, so the fallback font shows them: ${inNoFont.join(' ')}`,
    )
  }
}
