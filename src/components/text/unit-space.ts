/** What separates a number from its unit: a no-break space before a word, nothing before a sign. */
export const unitSpace = (unit: string): string => (/^\p{L}/u.test(unit) ? '\u00a0' : '')
