/** A text that can be put into an address: half of a character that was cut in two is replaced. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\u{FFFD}')
