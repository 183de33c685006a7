/**
 * Makes the site's font files from the typefaces that data/theme.json names:
 * `npx tsx plugins/fonts/make-fonts.mts`. Fonts of Fontsource have open licenses, most of them the SIL
 * Open Font License 1.1, which allows subsets.
 * The first file of a typeface has the basic characters and every letter that data/ uses. It is preloaded, and
 * small enough for one round trip if data/ uses only basic letters (14.6 KB, of which the server's
 * headers take one). Browsers load the second file if the page has one of its characters, and show
 * all others in a system font.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { readTheme } from '../theme/node'
import type { FallbackFont, FontFamily, FontFiles, SizedNameFont } from './font-files'
import {
  type LanguageFile,
  type NameFont,
  planLanguageFonts,
  planNameFonts,
} from './language-fonts'
import { lettersOf, unicodeRange } from './letters'

/** The frequency of characters in English text, in percent of all letters. */
const frequencies: Record<string, number> = {
  ' ': 18,
  e: 12.7,
  t: 9.1,
  a: 8.2,
  o: 7.5,
  i: 7,
  n: 6.7,
  s: 6.3,
  h: 6.1,
  r: 6,
  d: 4.3,
  l: 4,
  c: 2.8,
  u: 2.8,
  m: 2.4,
  w: 2.4,
  f: 2.2,
  g: 2,
  y: 2,
  p: 1.9,
  b: 1.5,
  v: 1,
  k: 0.8,
}

/**
 * Fonts of systems, with the mean width of a letter in ems: the advance widths in their files, in
 * these frequencies. Most systems have one of the first; Android and many with Linux, of the others.
 */
const systemFonts = [
  {
    name: 'Fallback',
    src: "local('Arial'),local('Liberation Sans'),local('Arimo'),local('Helvetica'),local('NimbusSans-Regular')",
    width: 0.4472,
  },
  { name: 'FallbackRoboto', src: "local('Roboto-Regular')", width: 0.4495 },
  { name: 'FallbackDejaVu', src: "local('DejaVuSans')", width: 0.5133 },
]

const percent = (part: number): number => Math.round(part * 1000) / 10

/**
 * The CSS overrides that give the fonts of systems the same width and height as a font:
 * https://developer.chrome.com/blog/font-fallbacks
 */
function matchSystemFonts(truetype: Buffer): FallbackFont[] {
  const face = new harfbuzz.Face(new harfbuzz.Blob(truetype))
  const font = new harfbuzz.Font(face)
  const { upem } = face
  const { ascender, descender } = font.hExtents()
  let [width, letters] = [0, 0]
  for (const [character, frequency] of Object.entries(frequencies)) {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0
    width += (frequency * font.glyphHAdvance(glyph)) / upem
    letters += frequency
  }
  return systemFonts.map(({ name, src, width: systemWidth }) => {
    const size = width / letters / systemWidth
    return {
      name,
      src,
      sizeAdjust: percent(size),
      ascent: percent(ascender / upem / size),
      descent: percent(-descender / upem / size),
    }
  })
}

const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const readFromPackage = (path: string): Promise<Buffer> => readFile(resolve(path))

const folder = 'plugins/fonts/files'

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const basic =
  range(0x30, 0x39) + range(0x41, 0x5a) + range(0x61, 0x7a) + ` .,;:!?&/()'"+-@%\u00a0–’“”©=−×`
const extended = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŠšŽžŸ—‘‚„•…‹›€™−≤≥←↑→↓↗'

const letters = lettersOf(process.cwd()).filter((letter) => extended.includes(letter))
const preloaded = [...new Set(basic + letters.join(''))].join('')

/** The characters of each file of a typeface, by the end of its name. */
const parts = {
  '': preloaded,
  '-extended': Array.from(extended)
    .filter((character) => !preloaded.includes(character))
    .join(''),
}

/** The least and the greatest weight in the type scale. */
const weights = { min: 400, max: 600 } as const

/** A typeface, and the weight that it has nearest to a wanted one. */
async function readTypeface(typeface: string, subset = 'latin') {
  const name = typeface.replace('@fontsource-variable/', '')
  const { variable } = JSON.parse(String(await readFromPackage(`${typeface}/metadata.json`))) as {
    variable?: { wght?: { min: string; max: string } }
  }
  const { min = 400, max = 400 } = variable?.wght ?? {}
  return {
    font: await readFromPackage(`${typeface}/files/${name}-${subset}-wght-normal.woff2`),
    weightNear: (wanted: number): number => Math.max(Number(min), Math.min(Number(max), wanted)),
  }
}

/**
 * Writes the files of a typeface.
 * @param file the start of their names
 * @param wanted the least and the greatest weight; a file with a single one is smaller
 */
async function makeFamily(
  typeface: string,
  file: string,
  ...wanted: [number, number]
): Promise<FontFamily> {
  const { font, weightNear } = await readTypeface(typeface)
  const [min = 400, max = min] = wanted.map(weightNear)
  for (const [part, characters] of Object.entries(parts)) {
    const subset = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: min === max ? min : { min, max } },
      // Languages and weights have forms of their own: "l·l" in Catalan, "$" in a bold Figtree.
      keepFeatures: ['kern', 'locl', 'rvrn'],
      noHinting: true,
      // Without it the kerning is the same in all weights, which is not noticeable, and the file is 4
      // KB smaller.
      dropTables: ['GDEF', 'STAT'],
    })
    await writeFile(join(folder, `${file}${part}.woff2`), subset)
  }
  const regular = await subsetFont(font, basic, {
    targetFormat: 'truetype',
    variationAxes: { wght: min },
  })
  return {
    typeface,
    weights: `${min} ${max}`,
    ranges: { text: unicodeRange(parts['']), extended: unicodeRange(parts['-extended']) },
    fallbacks: matchSystemFonts(regular),
  }
}

/** The characters of a CSS unicode-range. */
const charactersOf = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((point) => parseInt(point, 16))
      return range(first, last)
    })
    .join('')

/**
 * Writes a font file with the alphabet of a language, and all that joins and places its letters.
 * It has not only those that data/ uses, because visitors write in it too.
 */
async function makeLanguageFile(
  typeface: string,
  file: LanguageFile,
  ...wanted: [number, number]
): Promise<void> {
  const { font, weightNear } = await readTypeface(typeface, file.subset)
  const [min = 400, max = min] = wanted.map(weightNear)
  const subset = await subsetFont(font, charactersOf(file.range), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    noHinting: true,
    dropTables: ['STAT'],
  })
  await writeFile(join(folder, `${file.name}.woff2`), subset)
}

/** The width of a text in a font, in ems. */
function widthOf(text: string, truetype: Buffer): number {
  const face = new harfbuzz.Face(new harfbuzz.Blob(truetype))
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(new harfbuzz.Font(face), buffer)
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return width / face.upem
}

/** Writes the font files with the letters of a language's name, and measures it in them. */
async function makeNameFont(nameFont: NameFont): Promise<SizedNameFont> {
  const { typeface, text, files } = nameFont
  let width = 0
  for (const { name, subset, range: ownRange } of files) {
    const { font, weightNear } = await readTypeface(typeface, subset)
    const characters = charactersOf(ownRange)
    const make = (targetFormat: 'woff2' | 'truetype') =>
      subsetFont(font, characters, {
        targetFormat,
        variationAxes: { wght: weightNear(weights.min) },
        noHinting: true,
        dropTables: ['STAT'],
      })
    await writeFile(join(folder, `${name}.woff2`), await make('woff2'))
    // A script whose letters join is in one file.
    const part = Array.from(text).filter((character) => characters.includes(character))
    width += widthOf(part.join(''), await make('truetype'))
  }
  return { ...nameFont, width: Math.ceil(width * 100) / 100 }
}

/** The weight of most headings in the type scale. */
const headingWeight = 560

const theme = readTheme(process.cwd())
const { typeface, headingTypeface } = theme
for (const file of await readdir(folder)) await rm(join(folder, file))
const family = await makeFamily(typeface, 'text', weights.min, weights.max)
const languages = planLanguageFonts(process.cwd(), theme, family.ranges)
for (const fontsOfLanguage of Object.values(languages))
  for (const file of fontsOfLanguage.files)
    await (headingTypeface && file.heading
      ? makeLanguageFile(headingTypeface, file, headingWeight, headingWeight)
      : makeLanguageFile(fontsOfLanguage.typeface ?? typeface, file, weights.min, weights.max))
const names = await Promise.all(
  planNameFonts(process.cwd(), theme, family.ranges).map(makeNameFont),
)
const files: FontFiles = {
  ...family,
  ...(headingTypeface && {
    heading: await makeFamily(headingTypeface, 'heading', headingWeight, headingWeight),
  }),
  ...(Object.keys(languages).length > 0 && { languages }),
  ...(names.length > 0 && { names }),
}
await writeFile(join(folder, 'typeface.json'), `${JSON.stringify(files, null, 2)}\n`)
