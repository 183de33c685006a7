import { createRequire } from 'node:module'
import { join } from 'node:path'
import { languagesIn, listFiles, readFields } from '../content/node'
import { type FontRanges, isInRange, lettersNotPreloaded, lettersOf } from './letters'

/** A font file of another language, cut from one of the files of its typeface's package. */
export interface LanguageFile {
  /** The name of the font file: "bn-bengali". */
  name: string
  /** The name of the file in the package: "bengali". */
  subset: string
  /** Its characters, as a CSS unicode-range. */
  range: string
}

/** What pages in another language than the first one have besides the fonts of all pages. */
export interface LanguageFonts {
  /** The package of the language's own typeface, if data/theme.json names one, and its files. */
  typeface?: string
  files: LanguageFile[]
  /** The names of the font files that its pages preload: "text bn-bengali". */
  preloaded: string
}

/** The accents of Vedic Sanskrit are in the files of all scripts of India, and in no text of a site. */
const withoutVedic = (range: string): string =>
  range
    .split(',')
    .filter((part) => !/^U\+(?:1C[D-F]|A8[EF])/.test(part))
    .join(',')

/**
 * The files of a package with the alphabets of letters. A package of a Chinese, Japanese or Korean
 * typeface has them in a hundred numbered files, which are no use to a page.
 */
function filesWith(letters: readonly string[], typeface: string, language: string): LanguageFile[] {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  return Object.entries(readFields(resolve(`${typeface}/unicode.json`)))
    .map(([subset, range]) => ({
      name: `${language}-${subset}`,
      subset,
      range: withoutVedic(String(range)),
    }))
    .filter(({ subset }) => /^[a-z]/.test(subset))
    .filter(({ range }) => letters.some((letter) => isInRange(range, letter)))
}

/**
 * Plans the fonts of the languages whose pages need other files than `text`.
 * @param typefaces the packages of the languages' own typefaces
 * @param ranges the characters of the first language's typeface
 */
export function planLanguageFonts(
  root: string,
  typefaces: Readonly<Record<string, string>>,
  ranges: FontRanges,
): Record<string, LanguageFonts> {
  const plans = languagesIn(listFiles(join(root, 'data'))).map((language) => {
    const letters = lettersOf(root, language)
    const typeface = typefaces[language]
    const { inFont, inNoFont } = lettersNotPreloaded(letters, ranges)
    if (typeface === undefined)
      return [language, { files: [], preloaded: inFont[0] ? 'text text-extended' : 'text' }]
    // One alphabet is in one typeface.
    const isLatin = inNoFont.some((letter) => /\p{Script=Latin}/u.test(letter))
    const files = filesWith(isLatin ? letters : inNoFont, typeface, language)
    const names = files.map(({ name }) => name)
    return [
      language,
      { typeface, files, preloaded: [...(isLatin ? [] : ['text']), ...names].join(' ') },
    ]
  }) as [string, LanguageFonts][]
  return Object.fromEntries(plans.filter(([, { preloaded }]) => preloaded !== 'text'))
}

/** The letters of a language that none of its fonts has. */
export const lettersInNoFont = (
  letters: readonly string[],
  ranges: FontRanges,
  own?: LanguageFonts,
): string[] =>
  lettersNotPreloaded(letters, ranges).inNoFont.filter(
    (letter) => !own?.files.some(({ range }) => isInRange(range, letter)),
  )
