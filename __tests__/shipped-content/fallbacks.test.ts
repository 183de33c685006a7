import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { readFontFiles } from '../../plugins/fonts/font-files'
import { makeFolder, putFile } from '../support/folder'

const text =
  'We read what a warehouse, a clinic or a kitchen writes down by hand, and build software that its people use every day.'

/** The size of a text in a font of 100 pixels. */
const sizeIn = (fontfile: string, font: string, text: string) =>
  sharp({ text: { text, font: `${font} 100px`, fontfile } }).metadata()

test('a fallback is as wide and high as the typeface', async () => {
  const fallback = readFontFiles().fallbacks.find(({ name }) => name === 'FallbackDejaVu')
  const { sizeAdjust = 0, ascent = 0, descent = 0 } = fallback ?? {}
  const folder = makeFolder()
  const woff2 = readFileSync('plugins/fonts/files/text.woff2')
  const options = {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: 400 },
  } as const
  putFile(folder, 'text.ttf', await subsetFont(woff2, '', options))
  const typeface = (line: string) => sizeIn(join(folder, 'text.ttf'), 'Schibsted Grotesk', line)
  const dejaVuFile = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
  const dejaVu = await sizeIn(dejaVuFile, 'DejaVu Sans', text)
  expect((dejaVu.width * sizeAdjust) / 100 / (await typeface(text)).width).toBeCloseTo(1, 1)
  const lineHeight = (await typeface('H\nH')).height - (await typeface('H')).height
  expect(((ascent + descent) * sizeAdjust) / 1e4).toBeCloseTo(lineHeight / 100, 1)
})
