import { create } from 'fontkit'
import type { FontFiles } from './font-letters'

/** The frequency of characters in English text, in percent of all letters. */
const frequencies: Record<string, number> = {
  ...{ ' ': 18, e: 12.7, t: 9.1, a: 8.2, o: 7.5, i: 7, n: 6.7, s: 6.3, h: 6.1, r: 6, d: 4.3 },
  ...{ l: 4, c: 2.8, u: 2.8, m: 2.4, w: 2.4, f: 2.2, g: 2, y: 2, p: 1.9, b: 1.5, v: 1, k: 0.8 },
}

/** The widths of characters in Arial, in 2048ths of an em. Liberation Sans has the same. */
const arial: Record<string, number> = {
  ...{ ' ': 569, a: 1139, b: 1139, c: 1024, d: 1139, e: 1139, f: 569, g: 1139, h: 1139, i: 455 },
  ...{ k: 1024, l: 455, m: 1706, n: 1139, o: 1139, p: 1139, r: 682, s: 1024, t: 569, u: 1139 },
  ...{ v: 1024, w: 1479, y: 1024 },
}

const percent = (part: number): number => Math.round(part * 1000) / 10

/**
 * The CSS overrides that give Arial the same width and height as a font:
 * https://developer.chrome.com/blog/font-fallbacks
 */
export function fallbackMetrics(truetype: Buffer): FontFiles['fallback'] {
  const font = create(truetype)
  if (font.type !== 'TTF') throw new Error('The file has more than one font.')
  let [own, others] = [0, 0]
  for (const [character, frequency] of Object.entries(frequencies)) {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    own += (frequency * glyph.advanceWidth) / font.unitsPerEm
    others += (frequency * (arial[character] ?? 0)) / 2048
  }
  const size = own / others
  return {
    sizeAdjust: percent(size),
    ascent: percent(font.ascent / font.unitsPerEm / size),
    descent: percent(-font.descent / font.unitsPerEm / size),
  }
}
