import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../content/list-files'

/** The characters of each font file, as a CSS unicode-range: src/styles/fonts/ranges.json. */
export interface FontRanges {
  /** Of the file that is preloaded. */
  'schibsted-grotesk': string
  /** Of the file that a browser fetches if the page has one of its characters. */
  'schibsted-grotesk-further': string
}

/** Every letter, of any script, in the content files. Digits and punctuation are not letters. */
export function lettersOf(root: string): string[] {
  const data = join(root, 'data')
  const texts = listFiles(data)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(data, name), 'utf8').normalize('NFC'))
  return [...new Set(texts.flatMap((text) => text.match(/\p{L}/gu) ?? []))].sort()
}

/** Whether a CSS unicode-range ("U+20-7E, U+A9") has a character. */
export function isInRange(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    return point >= parseInt(first, 16) && point <= parseInt(last, 16)
  })
}

/** The letters that are not preloaded: those in a font file, and those in none. */
export function lettersNotPreloaded(
  letters: readonly string[],
  ranges: FontRanges,
): { inFont: string[]; inNoFont: string[] } {
  const others = letters.filter((letter) => !isInRange(ranges['schibsted-grotesk'], letter))
  const isInFont = (letter: string) => isInRange(ranges['schibsted-grotesk-further'], letter)
  return {
    inFont: others.filter(isInFont),
    inNoFont: others.filter((letter) => !isInFont(letter)),
  }
}
