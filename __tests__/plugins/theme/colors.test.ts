import { lowestContrast, nearestBrand } from '../../../plugins/theme/check-theme'
import { contrastOf } from '../../../plugins/theme/contrast'
import { derivePalette } from '../../../plugins/theme/derive-palette'
import { lightDark, svgOfThemes } from '../../../plugins/theme/light-dark'
import { blend, toOklch } from '../../../plugins/theme/oklch'
import { wideLogoWarning } from '../../../plugins/theme/read-theme'
import {
  type ColorScheme,
  defaultTheme,
  pictureTheme,
  type SingleTheme,
  singleThemesOf,
  themeOf,
} from '../../../plugins/theme/theme'
import { writingSystem } from '../../../plugins/theme/writing-system'
import { themeValues } from '../../../plugins/theme/theme-values'
import { stateTints } from '../../../src/styles/drawings'
import { makeFolder } from '../../support/folder'

const colorSchemes = ['dark', 'light'] as const

const theme = (colorScheme: ColorScheme, brand: string, background?: string): SingleTheme => ({
  colorScheme,
  colors: { brand, background },
})

test('the shipped brand color gives the colors of the design', () => {
  expect(derivePalette(theme('dark', '#7747ff')).roles).toMatchObject({
    background: '#0b0911',
    surfaceHover: '#201a2f',
    field: '#6c6284',
    textSoft: '#bdb6cd',
    primary: '#7747ff',
    primaryStrong: '#6a38f5',
    onPrimary: '#ffffff',
    highlight: '#a48bff',
    link: '#cdbdff',
  })
})

test("a theme's own background is kept, and grays have its hue", () => {
  const { roles } = derivePalette(theme('dark', '#7747ff', '#081a14'))
  expect(roles.background).toBe('#081a14')
  const turn = toOklch(roles.textFaint).hue - toOklch('#081a14').hue
  expect(Math.abs(turn)).toBeLessThan(12)
})

test.each(colorSchemes)('common brand colors are legible on a %s page', (colorScheme) => {
  const common = {
    dark: ['#7747ff', '#0f766e', '#2563eb', '#dc2626', '#f97316', '#facc15', '#ffffff', '#16a34a'],
    light: ['#7747ff', '#0f766e', '#2563eb', '#dc2626', '#1e3a8a', '#000000', '#be185d', '#15803d'],
  }
  for (const brand of common[colorScheme])
    expect([brand, lowestContrast(theme(colorScheme, brand))]).toEqual([brand, undefined])
})

test.each(colorSchemes)('a callout is legible on the row that it points to, %s', (colorScheme) => {
  for (const brand of ['#7747ff', '#0f766e', '#be185d', '#15803d', '#777777']) {
    const { roles, gradient } = derivePalette(theme(colorScheme, brand))
    for (const { color } of gradient.panel) {
      const row = blend(roles.highlight, 0.14, color)
      expect([brand, contrastOf(roles.link, row) >= 4.5]).toEqual([brand, true])
      expect([brand, contrastOf(roles.textSoft, row) >= 4.5]).toEqual([brand, true])
    }
  }
})

test.each(colorSchemes)(
  'the text of a state is legible on tints of its color, %s',
  (colorScheme) => {
    const { row, chip, text } = stateTints
    for (const brand of ['#7747ff', '#0f766e', '#be185d', '#15803d', '#777777']) {
      const { roles, section } = derivePalette(theme(colorScheme, brand))
      for (const colors of [roles, { ...roles, ...section }]) {
        for (const state of ['success', 'warning', 'danger', 'highlight'] as const) {
          const front = blend(colors[state], text / 100, colors.text)
          const marked = blend(colors[state], row / 100, colors.surface)
          const back = blend(colors[state], chip / 100, marked)
          expect([brand, state, contrastOf(front, back) >= 4.5]).toEqual([brand, state, true])
        }
      }
    }
  },
)

test.each([
  ['dark', '#10164a'],
  ['light', '#fde047'],
] as const)(
  'on a %s page %s is refused; the nearest color of its hue is not',
  (colorScheme, brand) => {
    const refused = theme(colorScheme, brand)
    expect(lowestContrast(refused)).toMatchObject({ front: 'primary', needed: 3 })
    const nearest = nearestBrand(refused) ?? ''
    expect(lowestContrast(theme(colorScheme, nearest))).toBeUndefined()
    const turn = Math.abs(toOklch(nearest).hue - toOklch(brand).hue)
    expect(turn).toBeLessThan(6)
  },
)

test('parts of a theme that are not valid have the shipped values', () => {
  expect(themeOf({})).toMatchObject({ colorScheme: 'dark', colors: { brand: '#7747ff' } })
  const given = { colorScheme: 1, colors: { brand: 'red' }, radius: 'a', headlineMark: '' }
  expect(themeOf(given)).toMatchObject({ colors: { brand: '#7747ff' }, radius: 8 })
  expect(themeOf(given).headlineMark).toBeUndefined()
  expect(themeOf(given).decorations).toBe(true)
})

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

const svgOf = (width: number) => `<svg viewBox="0 0 ${width} 10"/>`
const logoFolder = makeFolder({ 'static/wide.svg': svgOf(40), 'static/square.svg': svgOf(15) })

test('a logo wider than 1.5:1 is a warning that names the remedy, unless there is a wordmark', () => {
  const wide = { ...defaultTheme, logo: '/wide.svg' }
  expect(wideLogoWarning(logoFolder, wide)).toMatch(/wide\.svg is 4\.0 times .*"wordmark"/)
  expect(wideLogoWarning(logoFolder, { ...wide, wordmark: '/wide.svg' })).toBeUndefined()
  expect(wideLogoWarning(logoFolder, { ...wide, logo: '/square.svg' })).toBeUndefined()
})

test.each([
  [2, { width: 3.5, height: 1.75 }],
  [22, { width: 11, height: 0.5 }],
])('a wordmark %s times as wide as high leaves room for the menu on a phone', (ratio, size) => {
  expect(themeValues(defaultTheme, { ratio: 1 }, { ratio }).wordmark).toEqual(size)
})

test.each([
  ['en', 'en-GB', 0, true, ''],
  ['vi', 'vi', 1.3, true, ''],
  ['th', 'th', 1.4, false, ''],
  ['ar', 'ar-EG', 1.4, false, '"٠" "١" "٢" "٣" "٤" "٥" "٦" "٧" "٨" "٩"'],
])('headings and counters in %s (%s)', (language, locale, minLineHeight, hasTracking, digits) => {
  expect(writingSystem(language, locale)).toMatchObject({ minLineHeight, hasTracking, digits })
})

test.each([
  ['ja', true],
  ['zh-Hant', true],
  ['zh', true],
  ['ko-KR', true],
  ['en', false],
  ['bn', false],
  ['th', false],
  ['vi', false],
])('the letters of %s are squares: %s', (language, hasSquareLetters) => {
  expect(writingSystem(language, language)).toMatchObject({ hasSquareLetters })
})

const hyphenation =
  '@supports (hyphenate-limit-chars: 14 5 5) { -webkit-hyphens: auto; hyphens: auto; hyphenate-limit-chars: 14 5 5; } [data-word] { display: inline-block; max-width: 100%; text-decoration: inherit; }'

test.each([
  ['ja', 'line-break: strict; word-break: auto-phrase;', 'sans-serif'],
  ['ko-KR', 'line-break: strict; word-break: keep-all;', 'sans-serif'],
  ['zh-Hant', 'line-break: strict;', 'sans-serif'],
  ['fi', hyphenation, 'system-ui, sans-serif'],
  ['hu', hyphenation, 'system-ui, sans-serif'],
  ['uk', hyphenation, 'system-ui, sans-serif'],
  ['en-GB', '', 'system-ui, sans-serif'],
  ['bn', '', 'system-ui, sans-serif, FallbackLetters'],
  ['th', '', 'system-ui, sans-serif, FallbackLetters'],
])('the lines of %s break as its script needs it', (language, lineBreaks, systemFonts) => {
  expect(writingSystem(language, language)).toMatchObject({ lineBreaks, systemFonts })
})
