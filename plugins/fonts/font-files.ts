import { readFileSync } from 'node:fs'
import type { LanguageFonts, NameFont } from './language-fonts'
import type { FontRanges } from './letters'

/** A font of the system with the width and height of a typeface. */
export interface FallbackFont {
  /** The end of its CSS family: "Fallback". */
  name: string
  /** Fonts whose letters are equally wide, as a CSS `src`; the first that is installed is used. */
  src: string
  /** The CSS overrides, in percent. */
  sizeAdjust: number
  ascent: number
  descent: number
}

/** The font files of a typeface. */
export interface FontFamily {
  /** The package that they were made from. */
  typeface: string
  /** The weights that they have: "400 600", or "560". */
  weights: string
  ranges: FontRanges
  fallbacks: FallbackFont[]
}

export interface SizedNameFont extends NameFont {
  /** Of the name, in ems. */
  width: number
}

/** The font files that make-fonts.mts has made. */
export interface FontFiles extends FontFamily {
  /** Of `headingTypeface` in data/theme.json. */
  heading?: FontFamily
  /** Of languages whose pages need others than the first language. */
  languages?: Record<string, LanguageFonts>
  /** Of the names of languages, in links to them. */
  names?: SizedNameFont[]
}

export const readFontFiles = (): FontFiles =>
  JSON.parse(readFileSync('plugins/fonts/files/typeface.json', 'utf8')) as FontFiles
