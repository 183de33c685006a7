import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkit'

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
 * @param file a font of one weight
 * @param letterSpacing in em
 */
function outlineFont(file: string, letterSpacing = 0): OutlineFont {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} contains more than one font`)
  const spacing = letterSpacing * font.unitsPerEm
  /** Each glyph of a text with its position, in units of the font. */
  const compute = (text: string) => {
    const { glyphs, positions } = font.layout(text)
    let end = 0
    const placed = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const x = end + xOffset
      end += xAdvance + spacing
      return { glyph, x, y: yOffset }
    })
    return { placed, width: end }
  }
  // A title is measured in several sizes, and then drawn.
  const known = new Map<string, ReturnType<typeof compute>>()
  const layout = (text: string) => {
    const result = known.get(text) ?? compute(text)
    known.set(text, result)
    return result
  }
  return {
    covers: (text) =>
      Array.from(text).every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)),
    width: (text, size) => (layout(text).width * size) / font.unitsPerEm,
    draw: (text, { size, x, y, fill }) => {
      const scale = size / font.unitsPerEm
      const outlines = layout(text).placed.map(
        (at) => `<path transform="translate(${at.x} ${at.y})" d="${at.glyph.path.toSVG()}"/>`,
      )
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${outlines.join('')}</g>`
    },
  }
}

const graphemes = new Intl.Segmenter()

/** Fonts of which each draws the letters that those before it lack. */
function fontStack(fonts: readonly OutlineFont[]): OutlineFont {
  const runsOf = (text: string) => {
    const runs: { font: OutlineFont | undefined; text: string }[] = []
    for (const { segment } of graphemes.segment(text)) {
      const last = runs.at(-1)
      const ofWord = segment.trim() === '' && last?.font?.covers(segment) ? last.font : undefined
      const font = ofWord ?? fonts.find(({ covers }) => covers(segment))
      if (last && font === last.font) last.text += segment
      else runs.push({ font, text: segment })
    }
    return runs
  }
  return {
    covers: (text) => runsOf(text).every(({ font }) => font),
    width: (text, size) =>
      runsOf(text).reduce((sum, run) => sum + (run.font?.width(run.text, size) ?? 0), 0),
    draw: (text, { x, ...options }) => {
      let end = x
      const drawn = runsOf(text).map((run) => {
        const start = end
        end += run.font?.width(run.text, options.size) ?? 0
        return run.font?.draw(run.text, { ...options, x: start }) ?? ''
      })
      return drawn.join('')
    },
  }
}

/** The scripts that have a font of Noto Sans. */
const scripts = [
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thai',
]

/** The ends of the names of fonts that are not named after their script. */
const fontNames: Partial<Record<string, string>> = {
  Han: 'sc',
  Hiragana: 'jp',
  Katakana: 'jp',
  Hangul: 'kr',
}

/** The npm packages of Noto Sans that have the letters of a text. */
export function notoPackages(text: string): string[] {
  const names = scripts
    .filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))
    .map((script) => `noto-sans-${fontNames[script] ?? script.toLowerCase()}`)
  return [...new Set([...names, 'noto-sans'])].map((name) => `@fontsource/${name}`)
}

/** The fonts of a package of Fontsource in the weight of headings; none if it is not installed. */
function fontsOf(root: string, packageName: string): OutlineFont[] {
  // From the site's root, because npm may hoist the packages.
  const folders = createRequire(join(root, 'package.json')).resolve.paths(packageName) ?? []
  const files = folders.map((folder) => join(folder, packageName, 'files')).find(existsSync)
  if (files === undefined) return []
  const names = readdirSync(files).filter((name) => name.endsWith('-600-normal.woff2'))
  return names.map((name) => outlineFont(join(files, name)))
}

/** The fonts of a picture. */
export type Outlines = Record<'heading' | 'name' | 'code', OutlineFont>

/**
 * The fonts in a folder and, for letters of the texts that they lack, those packages of Noto Sans
 * that are installed.
 */
export function readOutlines(root: string, folder: string, texts: readonly string[]): Outlines {
  const file = join(folder, 'text.ttf')
  const heading = outlineFont(file, -0.042)
  const lacking = texts.filter((text) => !heading.covers(text)).join(' ')
  const noto = lacking ? notoPackages(lacking).flatMap((name) => fontsOf(root, name)) : []
  return {
    heading: fontStack([heading, ...noto]),
    name: fontStack([outlineFont(file, -0.02), ...noto]),
    code: fontStack([outlineFont(join(folder, 'commit-mono.ttf')), heading, ...noto]),
  }
}
