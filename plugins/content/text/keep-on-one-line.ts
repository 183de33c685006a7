/**
 * Keeps a text on one line, unless its numbers have more than 12 characters with their separators:
 * these must not break themselves, on a phone at double text size.
 */
export const keepOnOneLine = (text: string): string =>
  text.replace(/[^\p{Nd}.,]/gu, '').length > 12 ? text : text.replaceAll(' ', '\u00a0')
