import { toObject } from '../content'
import {
  contentOf,
  hasFormats,
  inLanguage,
  languageOfFile,
  readLabels,
  readTexts,
  textsIn,
} from '../content/node'

/** The characters of each font file, as a CSS unicode-range. */
export interface FontRanges {
  /** Those of the preloaded file. */
  text: string
  /** Those of the file that a browser loads if the page has one of its characters. */
  extended: string
}

/** The texts of the content and the labels in a language, by default the first one. */
export const readNormalizedTexts = (root: string, language?: string): string[] =>
  [
    ...readTexts(root)
      .filter(({ path }) => languageOfFile(path) === language)
      .flatMap((file) => textsIn({ value: contentOf(file) }))
      .map(({ text }) => text),
    ...Object.values(readLabels(root, language)),
  ].map((text) => text.normalize('NFC'))

/** What the locale of a language writes in dates and numbers: the names of months, and digits. */
function textsOfLocale(root: string, language?: string): string[] {
  const settings = readTexts(root).find(({ path }) => path === inLanguage('site.json', language))
  const { locale } = toObject(settings && contentOf(settings))
  if (typeof locale !== 'string' || !hasFormats(locale)) return []
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2020, month)))
  return [...months, new Intl.NumberFormat(locale).format(9_876_543_210)]
}

/**
 * All letters, of any script, in the texts of the content and the labels in a language, by default the
 * first one, and in the dates and numbers of its locale. The signs of currencies, quotation marks, "·",
 * "¿" and "¡" count as letters, and digits other than 0 to 9; other punctuation does not.
 */
export const lettersOf = (root: string, language?: string): string[] =>
  [
    ...new Set(
      [...readNormalizedTexts(root, language), ...textsOfLocale(root, language)].flatMap(
        (text) => text.match(/[\p{L}\p{Sc}«»‹›„·¿¡]|(?!\d)\p{Nd}/gu) ?? [],
      ),
    ),
  ].sort()

/** Whether a CSS unicode-range ("U+20-7E, U+A9") includes a character. */
export function isInRange(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    return point >= parseInt(first, 16) && point <= parseInt(last, 16)
  })
}

/**
 * Whether a character is a letter of which no site sends files, because its script has too many.
 * Marks that two scripts share, such as the Japanese "ー", are not of the script of either, and wide
 * digits, "１", are of none.
 */
export const isInSystemFonts = (character: string): boolean =>
  /^(?:(?=\p{L})[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]|[\uff10-\uff19])/u.test(
    character,
  )

/** The letters that are not preloaded: those in the second font file, and those in no font file. */
export function lettersNotPreloaded(
  letters: readonly string[],
  ranges: FontRanges,
): { inFont: string[]; inNoFont: string[] } {
  const lettersOutside = letters.filter((letter) => !isInRange(ranges.text, letter))
  const isInFont = (letter: string) => isInRange(ranges.extended, letter)
  return {
    inFont: lettersOutside.filter(isInFont),
    inNoFont: lettersOutside.filter((letter) => !isInFont(letter)),
  }
}

/** Characters as a CSS unicode-range: "U+20-7E, U+A9". */
export function unicodeRange(characters: Iterable<string>): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0)
  const ranges: [number, number][] = []
  for (const point of points.sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number): string => point.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ')
}
