import { withoutBreakMarks } from './without-break-marks'

/** The characters that are twice as wide as Latin letters: of Chinese, Japanese and Korean, and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu

/** The length of a text in characters of the width of Latin letters (Unicode Standard Annex 11). */
export const textWidth = (text: string): number =>
  Array.from(withoutBreakMarks(text)).length + (text.match(wide)?.length ?? 0)
