/**
 * Draws the pictures that do not exist, by the plan in a file. It is a process of its own, because
 * fontconfig reads once in a process which fonts there are, and those of the machine must not count.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { valueAt } from '../content'
import type { Plan } from './plan-pictures'

const { brand, pictures } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan
const { direction, headlineMark, palette, writing } = brand
const missing = pictures.filter(({ exists }) => !exists)

/** The place of a title in picture.svg, in pixels; its last baseline. */
const place = { start: 152, width: 960, height: 276, baseline: 466 }

/** Pango's unit of length, as a part of a pixel. */
const unitsPerPixel = 1024

/** The digits of the language, if not 0 to 9. */
const digits = writing.digits.match(/\p{Nd}/gu)

const writeNumber = (number: number): string =>
  String(number).replace(/\d/g, (digit) => digits?.[Number(digit)] ?? digit)

const escape = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A title as Pango's markup, with the theme's mark at the ends of words in color. */
function titleMarkup(title: string): string {
  const withMark = /[\p{L}\p{N}]$/u.test(title) ? title + headlineMark : title
  const mark = `<span foreground="${palette.roles.accent}">${escape(headlineMark)}</span>`
  const markup = `${withMark} `.split(`${headlineMark} `).map(escape).join(`${mark} `).trim()
  // Pango does not know where the words of these scripts end.
  const words = new Intl.Segmenter('en', { granularity: 'word' })
  return markup.replace(
    /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu,
    (phrase) => Array.from(words.segment(phrase), ({ segment }) => segment).join('\u200b'),
  )
}

/**
 * Measures a title. sharp crops it to its ink. An invisible "H" in a line below the last one makes
 * known where lines are: the result ends at its baseline, and its overline starts where lines start.
 */
async function setTitle(title: string, size: number, width: number, wrap: 'word' | 'word-char') {
  const lineHeight = Math.round(size * Math.max(1.04, writing.minLineHeight))
  const spacing = writing.hasTracking ? Math.round(size * -0.042 * unitsPerPixel) : 0
  const words = `<span letter_spacing="${spacing}">${titleMarkup(title)}</span>`
  const mark = direction === 'rtl' ? '\u200f' : ''
  const end = '\u2028<span fgalpha="1" overline="single">H</span>'
  const markup = `<span foreground="${palette.roles.text}" line_height="${lineHeight * unitsPerPixel}">${mark}${words}${mark}${end}</span>`
  const text = { text: markup, font: `Headings ${size}px`, rgba: true, width, wrap }
  const drawn = await sharp({ text }).metadata()
  const lines = Math.round((drawn.height - size * 0.75) / lineHeight)
  return { text, width: drawn.width, height: drawn.height, lines, lineHeight }
}

/** Sets a title in the largest size in which it fits, in lines of similar length. */
async function fitTitle(title: string) {
  for (const size of [104, 84, 66, 52, 42, 34]) {
    let fitted = await setTitle(title, size, place.width, 'word')
    const { lines, lineHeight } = fitted
    const height = (lines - 1) * lineHeight + size
    if (fitted.width > place.width || height > place.height) continue
    let [tooNarrow, wide] = [place.width * (1 - 1 / lines), place.width]
    while (lines > 1 && wide - tooNarrow > 4) {
      const width = Math.round((tooNarrow + wide) / 2)
      const narrower = await setTitle(title, size, width, 'word')
      if (narrower.lines > lines || narrower.width > width) tooNarrow = width
      else [wide, fitted] = [width, narrower]
    }
    return fitted
  }
  return setTitle(title, 34, place.width, 'word-char')
}

async function drawPicture({ path, title, label }: Plan['pictures'][number]): Promise<void> {
  const { text, width, height, lines, lineHeight } = await fitTitle(title)
  const numbers = Array.from({ length: lines }, (_, index) => {
    return `<text y="${place.baseline - index * lineHeight}">${writeNumber(lines - index)}</text>`
  })
  const value = {
    ...brand,
    name: escape(brand.name),
    label: escape(label),
    labelSize: Math.min(28, 1600 / Math.max(1, label.length)),
    numbers: numbers.join(''),
  }
  const svg = brand.template.replace(/\{([\w/]+)\}/g, (_braces, pointer: string) =>
    String(valueAt({ value }, pointer)),
  )
  const left = direction === 'rtl' ? 1200 - place.start - width : place.start
  const overlay = { input: { text }, left, top: place.baseline + lineHeight - height }
  mkdirSync(dirname(`public${path}`), { recursive: true })
  await sharp(Buffer.from(svg)).removeAlpha().composite([overlay]).toFile(`public${path}`)
}

// The fonts that have characters of the pictures, as TrueType, which Pango can read.
const fonts = resolve('.cache/social-fonts')
rmSync(fonts, { recursive: true, force: true })
mkdirSync(fonts)
let texts = JSON.stringify([brand.name, brand.host, writing.digits, missing])
for (const { path, characters } of brand.fontFiles) {
  const otherCharacters = texts.replace(new RegExp(`[${characters}]`, 'gu'), '')
  if (otherCharacters === texts) continue
  texts = otherCharacters
  const font = await subsetFont(readFileSync(new URL(import.meta.resolve(path))), '', {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(path.includes('-wght-') && { variationAxes: { wght: 560 } }),
  })
  writeFileSync(join(fonts, `${basename(path)}.ttf`), font)
}
process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts.conf')
await Promise.all(missing.map(drawPicture))
