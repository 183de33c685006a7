import type { Random } from './random'

/** Letters of other scripts, and accented or wide ones, that look like a letter of an address. */
const alike = new Map([
  ['a', ['а', 'ａ', 'á', 'ɑ']],
  ['c', ['с', 'ｃ']],
  ['e', ['е', 'ｅ', 'é']],
  ['i', ['і', 'ı', 'ｉ']],
  ['o', ['о', 'ο', 'ｏ', 'ö']],
  ['p', ['р', 'ｐ']],
  ['s', ['ѕ', 'ｓ']],
  ['x', ['х', 'ｘ']],
  ['-', ['‐', '–', '−']],
])

/** Whether a text has a letter that another can be mistaken for. */
export const hasLookAlike = (text: string): boolean =>
  Array.from(text).some((letter) => alike.has(letter))

/** The text with one such letter replaced. */
export function lookAlike(text: string, random: Random): string {
  const letters = Array.from(text)
  const at = random.pick(letters.flatMap((letter, index) => (alike.has(letter) ? [index] : [])))
  return letters
    .map((letter, index) => (index === at ? random.pick(alike.get(letter) ?? []) : letter))
    .join('')
}
