import { openSync } from 'fontkit'

/** A font whose text is drawn as outlines, so that a picture is the same on every machine. */
export interface OutlineFont {
  /** Whether the font has every character of a text. */
  covers: (text: string) => boolean
  /** The width of a text in this size, in pixels. */
  width: (text: string, size: number) => number
  /** The outlines of a text as SVG; `x` is its left end and `y` its baseline, in pixels. */
  draw: (text: string, options: { size: number; x: number; y: number; fill: string }) => string
}

/**
 * @param file a TrueType font of one weight
 * @param letterSpacing in em
 */
export function outlineFont(file: string, letterSpacing = 0): OutlineFont {
  const font = openSync(file)
  if (font.type !== 'TTF') throw new Error(`${file} contains more than one font`)
  const spacing = letterSpacing * font.unitsPerEm
  /** Each glyph of a text with its position, in units of the font. */
  const layout = (text: string) => {
    const { glyphs, positions } = font.layout(text)
    let x = 0
    const placed = glyphs.map((glyph, index) => {
      const at = x
      x += (positions[index]?.xAdvance ?? 0) + spacing
      return { glyph, x: at }
    })
    return { placed, width: x }
  }
  return {
    covers: (text) =>
      Array.from(text).every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)),
    width: (text, size) => (layout(text).width * size) / font.unitsPerEm,
    draw: (text, { size, x, y, fill }) => {
      const scale = size / font.unitsPerEm
      const outlines = layout(text).placed.map(
        ({ glyph, x: at }) => `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`,
      )
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${outlines.join('')}</g>`
    },
  }
}
