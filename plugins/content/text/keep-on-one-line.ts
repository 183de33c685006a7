/** The hyphen or dash of a range, "12-20" or "36 000 – 63 000", before its second number. */
const dash = String.raw`(?<=\S[\u00a0\u202f]?)[-‐‒–—〜～](?=[\u00a0\u202f]?[\p{Nd}\p{Sc}])`
const dashOfRange = new RegExp(dash, 'gu')

/** Lines can break before these too; before all others they do not. */
const breaksBefore = /(?=[—～])/gu

/** What follows an ideograph or a kana in the unit of a number: "500万円", "180人日", "3か月", "15週間". */
const unitEnds = '円元日月間目人名件社台回本所国年'

/** Where a line could break within "約17万2,000円", "2026年3月", "3か月" and "1つ". */
const withinIdeographs = new RegExp(
  String.raw`(?<=\p{Nd})(?=\p{Script=Han}|つ|[かカヵヶケ]\p{Script=Han})|` +
    String.raw`(?<=\p{Nd}[\p{Script=Han}かカヵヶケ])(?=[${unitEnds}])|(?<=\p{Nd}営)(?=業日)|(?<=\p{Nd}営業)(?=日)|` +
    String.raw`(?<=[約第計全延]|\p{Nd}[千万億兆年月日時])(?=\p{Nd}|(?<=約)\{)`,
  'gu',
)

/** Word joiners (U+2060) within numbers with ideographs, between which lines break anywhere else. */
export const keepIdeographs = (text: string): string => text.replace(withinIdeographs, '\u2060')

const joinBefore = (sign: string): string => sign.replace(breaksBefore, '\u2060')

/**
 * Keeps a text on one line, unless its numbers have more than 12 characters with their separators:
 * these must not break themselves, on a phone at double text size, but may do so after the dash of a
 * range. Spaces become non-breaking, and word joiners keep the numbers of a range at its dash and
 * units at their numbers, where lines break otherwise.
 */
export function keepOnOneLine(text: string): string {
  const kept = keepIdeographs(text)
  return text.replace(/[^\p{Nd}.,]/gu, '').length > 12
    ? kept.replace(dashOfRange, joinBefore)
    : kept.replaceAll(' ', '\u00a0').replace(dashOfRange, (sign) => `${joinBefore(sign)}\u2060`)
}
