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

/** The text with one letter replaced by a look-alike, in every possible way. */
export const lookAlikes = (text: string): string[] =>
  Array.from(text).flatMap((letter, index, letters) =>
    (alike.get(letter) ?? []).map((other) => letters.with(index, other).join('')),
  )
