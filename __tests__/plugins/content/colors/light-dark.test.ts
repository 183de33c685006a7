import { lightDark, svgOfThemes } from '../../../../plugins/content/colors/light-dark'
import { pictureTheme, singleThemesOf } from '../../../../plugins/content/colors/theme'

const auto = (background?: string) =>
  ({ colorScheme: 'auto', colors: { brand: '#7747ff', background } }) as const

test('only colors that differ become light-dark()', () => {
  expect(
    lightDark(
      'linear-gradient(#ffffff, rgb(1 2 3 / 0.5) 40%)',
      'linear-gradient(#ffffff, #000000 40%)',
    ),
  ).toBe('linear-gradient(#ffffff, light-dark(rgb(1 2 3 / 0.5), #000000) 40%)')
})

test('color schemes that differ in more than colors are an error', () => {
  expect(() => lightDark('#ffffff 10%', '#000000 20%')).toThrow('more than colors')
})

test('a background applies to the color scheme it suits', () => {
  const backgrounds = (background: string) =>
    singleThemesOf(auto(background)).map(({ colorScheme, colors }) => [
      colorScheme,
      colors.background,
    ])
  expect(backgrounds('#fbfaf7')).toEqual([
    ['light', '#fbfaf7'],
    ['dark', undefined],
  ])
  expect(backgrounds('#081a14')).toEqual([
    ['light', undefined],
    ['dark', '#081a14'],
  ])
})

test("pictures that cannot follow the visitor's choice are dark", () => {
  expect(pictureTheme(auto('#fbfaf7'))).toEqual({ ...auto(), colorScheme: 'dark' })
  expect(pictureTheme({ ...auto('#fbfaf7'), colorScheme: 'light' }).colorScheme).toBe('light')
})

test('an SVG file follows the color scheme only if there are two color schemes', () => {
  const draw = ({ colorScheme }: { colorScheme: string }): string =>
    `<svg fill="${colorScheme === 'light' ? '#111111' : '#eeeeee'}"/>`
  expect(svgOfThemes({ ...auto(), colorScheme: 'dark' }, draw)).toBe('<svg fill="#eeeeee"/>')
  expect(svgOfThemes(auto(), draw)).toBe(
    '<svg style="color-scheme:light dark" fill="light-dark(#111111, #eeeeee)"/>',
  )
})
