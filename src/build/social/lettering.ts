import { openSync } from 'fontkit'
import sharp from 'sharp'

/** A font at one size, drawn once: text is then put together from pictures of its letters. */
export interface Lettering {
  /** In pixels. */
  size: number
  /** Whether the font has every character of a text. */
  covers: (text: string) => boolean
  /** How wide a text is, in pixels. */
  width: (text: string) => number
  /**
   * Calls back for each pixel that a text covers, as deep as `levels` allow.
   * @param x where the text begins, in pixels
   * @param y its baseline
   */
  draw: (
    text: string,
    x: number,
    y: number,
    mark: (x: number, y: number, level: number) => void,
  ) => void
}

/** How many steps there are from an uncovered to a fully covered pixel. */
export const levels = 15

interface Pixel {
  x: number
  y: number
  level: number
}

interface Word {
  letters: { id: number; x: number }[]
  width: number
}

const columns = 16

/** A letter for each character: those that join several stand in no place of their own. */
const plain = { liga: false, clig: false, calt: false, ccmp: false }

/**
 * Letters are outlines of the font file, so they look alike on every machine, whatever fonts it has.
 * @param file a TrueType font of one weight
 * @param letterSpacing in em
 */
export async function lettering(file: string, size: number, letterSpacing = 0): Promise<Lettering> {
  const font = openSync(file)
  if (font.type !== 'TTF') throw new Error(`${file} holds more than one font`)
  const scale = size / font.unitsPerEm
  const cell = Math.ceil(size * 1.6)
  const baseline = Math.round(size * 1.2)
  const left = Math.round(size * 0.25)

  const glyphs = [...new Set(font.characterSet.map((char) => font.glyphForCodePoint(char)))]
  const places = new Map(glyphs.map(({ id }, place) => [id, place]))
  const outlines = glyphs.map(({ path }, place) => {
    const x = (place % columns) * cell + left
    const y = Math.floor(place / columns) * cell + baseline
    return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`
  })
  const sheetWidth = columns * cell
  const sheetHeight = Math.ceil(glyphs.length / columns) * cell
  const sheet = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${sheetHeight}">${outlines.join('')}</svg>`,
    ),
    { unlimited: true },
  )
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  /** The pixels that a letter covers. */
  const inked = new Map<number, Pixel[]>()
  const pixelsOf = (id: number): Pixel[] => {
    const found = inked.get(id)
    if (found) return found
    const pixels: Pixel[] = []
    const place = places.get(id) ?? 0
    const from = Math.floor(place / columns) * cell * sheetWidth + (place % columns) * cell
    for (let row = 0; row < cell; row += 1) {
      for (let column = 0; column < cell; column += 1) {
        const level = Math.round(((sheet[from + row * sheetWidth + column] ?? 0) * levels) / 255)
        if (level > 0) pixels.push({ x: column - left, y: row - baseline, level })
      }
    }
    inked.set(id, pixels)
    return pixels
  }

  // Titles share most of their words.
  const known = new Map<string, Word>()
  const wordOf = (text: string): Word => {
    const found = known.get(text)
    if (found) return found
    let x = 0
    const run = font.layout(text, plain)
    const letters = run.glyphs.map(({ id }, index) => {
      const at = x
      x += (run.positions[index]?.xAdvance ?? 0) * scale + letterSpacing * size
      return { id, x: at }
    })
    const word = { letters, width: x }
    known.set(text, word)
    return word
  }
  const space = wordOf(' ').width

  return {
    size,
    covers: (text) =>
      [...text].every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)),
    width: (text) =>
      text.split(' ').reduce((sum, word) => sum + wordOf(word).width + space, 0) - space,
    draw: (text, start, y, mark) => {
      let x = start
      for (const part of text.split(' ')) {
        const { letters, width } = wordOf(part)
        for (const letter of letters) {
          const at = Math.round(x + letter.x)
          for (const pixel of pixelsOf(letter.id)) mark(at + pixel.x, y + pixel.y, pixel.level)
        }
        x += width + space
      }
    },
  }
}
