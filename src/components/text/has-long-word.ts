/** How many letters of a word a narrow column keeps on one line. */
export const maxLetters = 16

/**
 * Whether a text has a word that is too long for a column of a table, which then has
 * `data-long-word`, so that its words may break. Otherwise browsers make a column as wide as its longest
 * word, and a word can be wider than the window.
 */
export const hasLongWord = (text: string, most = maxLetters): boolean =>
  text.split(/[\s\u00ad-]+/).some((word) => (word.match(/\P{M}/gu) ?? []).length > most)
