import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  languageName,
  listLanguages,
  listOtherLanguages,
  readAddressSettings,
  readFields,
} from '../content/node'
import {
  type FontRanges,
  isInRange,
  lettersNotPreloaded,
  lettersOf,
  readNormalizedTexts,
  unicodeRange,
} from './letters'

/** A font file with an alphabet, cut from one of the files of its typeface's package. */
export interface LanguageFile {
  /** The name of the font file: "bn-bengali"; "text-greek" in the first language. */
  name: string
  /** The name of the file in the package: "bengali". */
  subset: string
  /** Its characters, as a CSS unicode-range. */
  range: string
  /** Whether it is of `headingTypeface` in data/theme.json. */
  heading?: true
}

/** What pages in a language have besides the fonts of all pages. */
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

const lettersInFile = (letters: readonly string[], { range }: LanguageFile): string[] =>
  letters.filter((letter) => isInRange(range, letter))

/** Leaves out files whose letters are all in others: "vietnamese" has some that "latin-ext" has too. */
function withoutRepeats(files: LanguageFile[], letters: readonly string[]): LanguageFile[] {
  const needed: LanguageFile[] = []
  const count = (file: LanguageFile) => lettersInFile(letters, file).length
  for (const file of files.toSorted((a, b) => count(b) - count(a))) {
    const isNeeded = lettersInFile(letters, file).some(
      (letter) => !needed.some(({ range }) => isInRange(range, letter)),
    )
    if (isNeeded) needed.push(file)
  }
  return files.filter((file) => needed.includes(file))
}

/**
 * The files of a package with letters.
 * @param start the start of the names of the font files
 */
function allFilesWith(letters: readonly string[], typeface: string, start: string): LanguageFile[] {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const files = Object.entries(readFields(resolve(`${typeface}/unicode.json`))).map(
    ([key, range]): LanguageFile => {
      // A number is in brackets.
      const subset = key.replace(/[[\]]/g, '')
      return { name: `${start}-${subset}`, subset, range: withoutVedic(String(range)) }
    },
  )
  return withoutRepeats(files, letters)
}

/**
 * The files of a package with the alphabets of letters. A package of a Chinese, Japanese or Korean
 * typeface has them in a hundred numbered files, which are no use to a page.
 */
const filesWith = (...search: Parameters<typeof allFilesWith>): LanguageFile[] =>
  allFilesWith(...search).filter(({ subset }) => /^[a-z]/.test(subset))

/** The name of the first language in a plan. */
export const rootFolder = ''

/** The packages that data/theme.json names. */
interface Typefaces {
  typeface: string
  headingTypeface?: string
  /** Those of other languages. */
  typefaces?: Readonly<Record<string, string>>
}

/**
 * Plans the files of the first language beside those of all pages. An alphabet that few texts use
 * has none, because each page would load it for a name or a quotation.
 */
function planFirstLanguage(
  root: string,
  { typeface, headingTypeface }: Typefaces,
  ranges: FontRanges,
): LanguageFonts {
  const { inNoFont } = lettersNotPreloaded(lettersOf(root), ranges)
  if (inNoFont.length === 0) return { files: [], preloaded: 'text' }
  const texts = readNormalizedTexts(root)
  const isCommon = (file: LanguageFile): boolean => {
    const letters = lettersInFile(inNoFont, file)
    const using = texts.filter((text) => letters.some((letter) => text.includes(letter)))
    return using.length >= texts.length / 20
  }
  // The files of all pages have the characters of "latin" that a site needs.
  const alphabetsOf = (from: string, start: string) =>
    filesWith(inNoFont, from, start).filter((file) => file.subset !== 'latin' && isCommon(file))
  const headings = headingTypeface === undefined ? [] : alphabetsOf(headingTypeface, 'heading')
  const files = [
    ...alphabetsOf(typeface, 'text'),
    ...headings.map((file): LanguageFile => ({ ...file, heading: true })),
  ]
  return { files, preloaded: ['text', ...files.map(({ name }) => name)].join(' ') }
}

/**
 * Plans the fonts of the languages whose pages need other files than `text`, or if the first one
 * does, of all.
 * @param ranges the characters of the first language's typeface
 */
export function planLanguageFonts(
  root: string,
  theme: Typefaces,
  ranges: FontRanges,
): Record<string, LanguageFonts> {
  const { typefaces = {} } = theme
  const first = planFirstLanguage(root, theme, ranges)
  const plans = listOtherLanguages(root).map((language) => {
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
  if (first.files.length > 0) return Object.fromEntries([...plans, [rootFolder, first]])
  return Object.fromEntries(plans.filter(([, { preloaded }]) => preloaded !== 'text'))
}

/** The letters of a language that none of its font files has. */
export const lettersInNoFont = (
  letters: readonly string[],
  ranges: FontRanges,
  languageFonts?: LanguageFonts,
): string[] =>
  lettersNotPreloaded(letters, ranges).inNoFont.filter(
    (letter) =>
      !languageFonts?.files.some(({ range, heading }) => !heading && isInRange(range, letter)),
  )

/** Font files with the letters of a language's name in itself, for the links to its pages. */
export interface NameFont {
  /** The tag of the language. */
  language: string
  /** "বাংলা". */
  text: string
  /** The package of its typeface. */
  typeface: string
  files: LanguageFile[]
}

/**
 * Plans the fonts of the names of a site's languages whose letters are not in the font files of all
 * pages: pages in other languages show them too, and not every system has such letters.
 */
export function planNameFonts(
  root: string,
  { typeface: firstTypeface, typefaces = {} }: Typefaces,
  ranges: FontRanges,
): NameFont[] {
  const folders = listLanguages(root)
  if (folders.length === 1) return []
  return folders.flatMap((folder) => {
    const { language } = readAddressSettings(root, folder)
    const text = languageName(language)
    // With the marks on them.
    const letters = lettersInNoFont(text.match(/[\p{L}\p{M}]/gu) ?? [], ranges)
    const typeface = typefaces[folder ?? rootFolder] ?? firstTypeface
    const files = allFilesWith(letters, typeface, `name-${language}`).map((file): LanguageFile => ({
      ...file,
      range: unicodeRange(lettersInFile(letters, file)),
    }))
    return files.length > 0 ? { language, text, typeface, files } : []
  })
}
