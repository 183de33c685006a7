import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Reporter } from 'gatsby'
import { readContent, textsIn } from '../../../plugins/content/node'
import { readTheme } from '../../../plugins/theme'

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

/** The characters of each font file, as a CSS unicode-range. */
export interface FontRanges {
  /** Those of the preloaded file. */
  text: string
  /** Those of the file that a browser loads if the page has one of its characters. */
  extended: string
}

/**
 * The content of src/styles/fonts/typeface.json: the properties of the font files that `npm run
 * fonts` has made.
 */
export interface FontFiles {
  /** The package that they were made from. */
  typeface: string
  /** Their weights: "400 600". */
  weights: string
  ranges: FontRanges
  /** The overrides that give Arial the same width and height as the typeface, in percent. */
  fallback: { sizeAdjust: number; ascent: number; descent: number }
}

/** All letters, of any script, in the texts of the content. Digits and punctuation are not letters. */
export function lettersOf(root: string): string[] {
  const texts = readContent(root).flatMap((file) => textsIn(file).map(({ text }) => text))
  return [...new Set(texts.flatMap((text) => text.normalize('NFC').match(/\p{L}/gu) ?? []))].sort()
}

/** Whether a CSS unicode-range ("U+20-7E, U+A9") includes a character. */
export function isInRange(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    return point >= parseInt(first, 16) && point <= parseInt(last, 16)
  })
}

/** The letters that are not preloaded: those in the second font file, and those in no font file. */
export function lettersNotPreloaded(
  letters: readonly string[],
  ranges: FontRanges,
): { inFont: string[]; inNoFont: string[] } {
  const others = letters.filter((letter) => !isInRange(ranges.text, letter))
  const isInFont = (letter: string) => isInRange(ranges.extended, letter)
  return {
    inFont: others.filter(isInFont),
    inNoFont: others.filter((letter) => !isInFont(letter)),
  }
}
