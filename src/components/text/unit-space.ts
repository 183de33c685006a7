/**
 * What separates a number from its unit: a no-break space before a word, nothing before a sign and before
 * the counters of Chinese, Japanese and Korean.
 */
export const unitSpace = (unit: string): string =>
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}/u.test(unit)
    ? '\u00a0'
    : ''
