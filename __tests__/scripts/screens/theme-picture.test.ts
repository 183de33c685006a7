import sharp from 'sharp'
import { draftPicture } from '../../../src/content/drafts/draft-markers'
import { groundOf, markSample, themePicture } from '../../../scripts/screens/theme-picture'
import { toOklch } from '../../../src/content/theme/oklch'
import { themes } from '../../fixtures/themes'

const { shipped, monochrome, 'teal on light': teal } = themes

const colorOf = (css: string): string => css.replace('color: ', '')

test('the shipped theme does not change the screens', () => {
  const css = 'a { color: #2a1f4f; border-color: rgba(201, 184, 255, .7); background: #fbf5eb }'
  expect(themePicture(css, shipped)).toBe(css)
})

test('colors of the brand get its hue and keep their lightness', () => {
  const drawn = toOklch('#6e5f99')
  const screen = toOklch(colorOf(themePicture('color: #6E5F99', teal)))
  const brand = toOklch(teal.colors.brand)
  expect(screen.lightness).toBeCloseTo(drawn.lightness, 2)
  expect(Math.abs(screen.hue - brand.hue)).toBeLessThan(20)
})

test.each(['#fbf5eb', '#e5a13a', '#33663a', '#a3283f', '#ffffff', 'rgba(42,24,17,.18)'])(
  '%s is not a brand color and is kept',
  (color) => {
    expect(themePicture(`color: ${color}`, teal)).toBe(`color: ${color}`)
  },
)

test('an opacity is kept, even if a color becomes a gray', () => {
  expect(themePicture('color: rgba(160,130,255,.16)', monochrome)).toMatch(
    /^color: rgba\((?<grey>\d+), \k<grey>, \k<grey>,\.16\)$/,
  )
})

test('the typeface is that of the theme', () => {
  const url =
    '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'
  expect(themePicture(url, teal)).toBe(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  )
})

test('covers have the background of the appearance', () => {
  const lightness = (theme: typeof shipped | typeof teal) =>
    (groundOf(theme).match(/#[0-9a-f]{6}/g) ?? []).map((color) => toOklch(color).lightness)
  expect(Math.max(...lightness(shipped))).toBeLessThan(0.35)
  expect(Math.min(...lightness(teal))).toBeGreaterThan(0.85)
})

test('marks only a picture for another theme as a sample', async () => {
  const picture = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } }).png()
  const exifFor = async (theme: typeof shipped | typeof teal) =>
    (await sharp(await markSample(picture(), theme).toBuffer()).metadata()).exif
  expect(await exifFor(shipped)).toBeUndefined()
  expect(String(await exifFor(teal))).toContain(draftPicture)
})
