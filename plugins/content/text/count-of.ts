/** A number and its noun: "1 file", "2 files", "no files". */
export const countOf = (number: number, noun: string): string =>
  `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`
