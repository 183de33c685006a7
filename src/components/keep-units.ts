/** Keeps a number and the percent sign after it in one line. */
export const keepUnits = (text: string): string => text.replace(/(\d) %/g, '$1\u00a0%')
