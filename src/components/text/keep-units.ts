/** Replaces the space between a number and a percent sign with a non-breaking one. */
export const keepUnits = (text: string): string => text.replace(/(\d) %/g, '$1\u00a0%')
