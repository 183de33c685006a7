import { wideLogoWarning } from '../../../../plugins/content/colors/read-logo'
import { defaultTheme, parseTheme } from '../../../../plugins/content/colors/theme'
import { themeValues } from '../../../../plugins/content/colors/theme-values'
import { makeFolder } from '../../../support/folder'

const svg = (width: number) => `<svg viewBox="0 0 ${width} 10"/>`
const root = makeFolder({ 'static/wide.svg': svg(40), 'static/square.svg': svg(15) })

test('a logo wider than 1.5:1 is a warning that names the remedy, unless there is a wordmark', () => {
  const wide = { ...defaultTheme, logo: '/wide.svg' }
  expect(wideLogoWarning(root, wide)).toMatch(/wide\.svg is 4\.0 times .*"wordmark"/)
  expect(wideLogoWarning(root, { ...wide, wordmark: '/wide.svg' })).toBeUndefined()
  expect(wideLogoWarning(root, { ...wide, logo: '/square.svg' })).toBeUndefined()
})

test.each([
  [2, { width: 3.5, height: 1.75 }],
  [22, { width: 11, height: 0.5 }],
])('a wordmark %s times as wide as high leaves room for the menu on a phone', (ratio, size) => {
  expect(themeValues(defaultTheme, { ratio: 1 }, { ratio }).wordmark).toEqual(size)
})

test('a theme without a wordmark has none', () => {
  expect(parseTheme('{}').wordmark).toBeUndefined()
  expect(parseTheme('{ "wordmark": "/word.svg" }').wordmark).toBe('/word.svg')
  expect(themeValues(defaultTheme, { ratio: 1 }).wordmark).toBeNull()
})
