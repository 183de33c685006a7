import { readFileSync } from 'node:fs'
import type { FontRanges } from './letters'

/** The font files of a typeface. */
export interface FontFamily {
  /** The package that they were made from. */
  typeface: string
  /** The weights that they have: "400 600", or "560". */
  weights: string
  ranges: FontRanges
  /** The CSS overrides, in percent, that give Arial the same width and height. */
  fallback: { sizeAdjust: number; ascent: number; descent: number }
}

/** The font files that make-fonts.mts has made. */
export interface FontFiles extends FontFamily {
  /** Of `headingTypeface` in data/theme.json. */
  heading?: FontFamily
}

export const readFontFiles = (): FontFiles =>
  JSON.parse(readFileSync('plugins/fonts/files/typeface.json', 'utf8')) as FontFiles
