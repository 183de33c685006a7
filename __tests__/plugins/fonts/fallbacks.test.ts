import { openSync, type Font } from 'fontkit'
import { readFontFiles } from '../../../plugins/fonts/font-files'

const open = (path: string): Font => {
  const font = openSync(path)
  if (!('layout' in font)) throw new Error(`${path} contains more than one font`)
  return font
}

const text =
  'We read what a warehouse, a clinic or a kitchen writes down by hand, and build software that its people use every day.'

/** The width of the text in ems. */
const widthIn = (font: Font): number => font.layout(text).advanceWidth / font.unitsPerEm

test('a fallback is as wide and high as the typeface', () => {
  const fallback = readFontFiles().fallbacks.find(({ name }) => name === 'FallbackDejaVu')
  const { sizeAdjust = 0, ascent = 0, descent = 0 } = fallback ?? {}
  const typeface = open('plugins/fonts/files/text.woff2')
  const dejaVu = open(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
  expect((widthIn(dejaVu) * sizeAdjust) / 100 / widthIn(typeface)).toBeCloseTo(1, 1)
  expect((ascent * sizeAdjust) / 1e4).toBeCloseTo(typeface.ascent / typeface.unitsPerEm, 2)
  expect((descent * sizeAdjust) / 1e4).toBeCloseTo(-typeface.descent / typeface.unitsPerEm, 2)
})
