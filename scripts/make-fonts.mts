/**
 * Makes the site's font files from their packages: `npm run fonts`. The two in src/styles/ are for
 * browsers; the two in src/build/social/ have one weight each and are what social pictures are drawn with.
 * Both are licensed under the SIL Open Font License 1.1, which allows subsets; neither reserves its name.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** Basic Latin, Latin-1 and the punctuation that copy uses; other characters fall back to the system's font. */
const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
const textCharacters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŠšŽžŸ–—‘’‚“”„•…‹›€™−×≤≥→←↑↓↗'
const codeCharacters = range(0x20, 0x7e) + '·…–−→×'

const text = {
  source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  characters: textCharacters,
}
const code = {
  source: '@fontsource/commit-mono/files/commit-mono-latin-400-normal.woff2',
  characters: codeCharacters,
}

const fonts = [
  {
    ...text,
    target: 'styles/fonts/schibsted-grotesk.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  { ...code, target: 'styles/fonts/commit-mono.woff2', axes: undefined },
  { ...text, target: 'build/social/fonts/schibsted-grotesk.ttf', axes: { wght: 560 } },
  { ...code, target: 'build/social/fonts/commit-mono.ttf', axes: undefined },
]

for (const { source, target, characters, axes } of fonts) {
  const original = await readFile(new URL(`../node_modules/${source}`, import.meta.url))
  const subset = await subsetFont(original, characters, {
    targetFormat: target.endsWith('.ttf') ? 'truetype' : 'woff2',
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(new URL(`../src/${target}`, import.meta.url), subset)
  console.log(
    `${target}: ${(original.length / 1024).toFixed(1)} KB -> ${(subset.length / 1024).toFixed(1)} KB`,
  )
}
