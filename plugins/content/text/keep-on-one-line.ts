/** The hyphen or dash of a range, "12-20" or "36 000 – 63 000", before its second number. */
const dash = String.raw`(?<=\S[\u00a0\u202f]?)[-‐‒–—〜～](?=[\u00a0\u202f]?[\p{Nd}\p{Sc}])`
const dashOfRange = new RegExp(dash, 'gu')

/** Lines can break before these too; before all others they do not. */
const breaksBefore = /(?=[—～])/gu

/**
 * Keeps a text on one line, unless its numbers have more than 12 characters with their separators:
 * these must not break themselves, on a phone at double text size. Spaces become non-breaking, and
 * word joiners (U+2060) keep the numbers of a range at its dash, where lines break otherwise.
 */
export const keepOnOneLine = (text: string): string =>
  text.replace(/[^\p{Nd}.,]/gu, '').length > 12
    ? text
    : text
        .replaceAll(' ', '\u00a0')
        .replace(dashOfRange, (sign) => `${sign.replace(breaksBefore, '\u2060')}\u2060`)
