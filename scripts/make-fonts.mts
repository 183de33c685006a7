/**
 * Makes the site's font files from the typeface that data/theme.json names: `npx tsx scripts/make-fonts.mts`. Fonts
 * of Fontsource have open licenses, most of them the SIL Open Font License 1.1, which allows
 * subsets.
 * The first file has the basic characters and every letter that data/ uses. It is preloaded, and
 * small enough for one round trip if data/ uses only basic letters (14.6 KB, of which the server's
 * headers take one). Browsers load the second file if the page has one of its characters, and show
 * all others in a system font. A build runs this too if the typeface has changed, or if data/ uses
 * a letter that is not preloaded yet.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { readTheme } from '../src/content/theme/read-theme'
import { fallbackMetrics } from '../src/gatsby/node/fonts/fallback-metrics'
import { lettersOf, type FontFiles } from '../src/gatsby/node/fonts/font-letters'

const read = (path: string): Promise<Buffer> =>
  readFile(new URL(`../node_modules/${path}`, import.meta.url))

const { typeface } = readTheme(process.cwd())
const name = typeface.replace('@fontsource-variable/', '')
const source = `${typeface}/files/${name}-latin-wght-normal.woff2`

/** The weights of the type scale that the typeface supports. */
const { variable } = JSON.parse(String(await read(`${typeface}/metadata.json`))) as {
  variable?: { wght?: { min: string; max: string } }
}
const min = Math.max(400, Number(variable?.wght?.min ?? 400))
const max = Math.max(min, Math.min(600, Number(variable?.wght?.max ?? 400)))

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const basic =
  range(0x30, 0x39) + range(0x41, 0x5a) + range(0x61, 0x7a) + ` .,;:!?&/()'"+-@%\u00a0–’“”©=−×`
const extended = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŠšŽžŸ—‘‚„•…‹›€™−≤≥←↑→↓↗'

const letters = lettersOf(process.cwd()).filter((letter) => extended.includes(letter))
const preloaded = [...new Set(basic + letters.join(''))].join('')

/** A CSS unicode-range: "U+20-7E, U+A9". */
function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((each) => each.codePointAt(0) ?? 0)
  const ranges: [number, number][] = []
  for (const point of points.sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number): string => point.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ')
}

const fonts = {
  text: preloaded,
  extended: Array.from(extended)
    .filter((each) => !preloaded.includes(each))
    .join(''),
}

const original = await read(source)
for (const [part, characters] of Object.entries(fonts)) {
  const target = part === 'text' ? 'text.woff2' : `text-${part}.woff2`
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: ['kern'],
    noHinting: true,
    // Without it the kerning is the same in all weights, which is not noticeable, and the file is 4
    // KB smaller.
    dropTables: ['GDEF', 'STAT'],
  })
  await writeFile(new URL(`../src/styles/fonts/${target}`, import.meta.url), subset)
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KB`)
}
const regular = await subsetFont(original, basic, {
  targetFormat: 'truetype',
  variationAxes: { wght: min },
})
const files: FontFiles = {
  typeface,
  weights: `${min} ${max}`,
  ranges: { text: unicodeRange(fonts.text), extended: unicodeRange(fonts.extended) },
  fallback: fallbackMetrics(regular),
}
await writeFile(
  new URL('../src/styles/fonts/typeface.json', import.meta.url),
  `${JSON.stringify(files, null, 2)}\n`,
)

/** The fonts of the social pictures that a build renders: one weight each, as plain outlines. */
const socialFonts = [
  { from: source, target: 'text', axes: { wght: Math.min(560, max) } },
  {
    from: '@fontsource/commit-mono/files/commit-mono-latin-400-normal.woff2',
    target: 'commit-mono',
  },
]
for (const { from, target, axes } of socialFonts) {
  const subset = await subsetFont(await read(from), basic + extended, {
    targetFormat: 'truetype',
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(new URL(`../src/gatsby/node/social/fonts/${target}.ttf`, import.meta.url), subset)
  console.log(`${target}.ttf: ${(subset.length / 1024).toFixed(1)} KB`)
}
