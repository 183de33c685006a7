import { minTextSize, screenSizes, widthOnPhone } from '../../../scripts/screens/screen-sizes'

const wide = '<meta name="screen" content="1280x800">'
const narrow = '<meta name="screen-narrow" content="360x420">'

test('reads the sizes of a screen for the two pictures of it', () => {
  expect(screenSizes(`${wide}\n${narrow}`)).toEqual([
    { suffix: '', width: 1280, height: 800, pixelsPerPixel: 2 },
    { suffix: '-narrow', width: 360, height: 420, pixelsPerPixel: 3 },
  ])
  expect(screenSizes(wide)).toHaveLength(1)
})

test('refuses a screen without a wide size', () => {
  expect(() => screenSizes(narrow)).toThrow('<meta name="screen" content="1600x1000"> is missing')
})

test('asks for larger text the more a picture is scaled down on a phone', () => {
  expect(minTextSize(widthOnPhone)).toBe(11)
  expect(minTextSize(2 * widthOnPhone)).toBe(22)
})
