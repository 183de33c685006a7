import { fitText, truncate } from '../../../plugins/social-pictures/fit-text'

/** Every letter is as wide as the font size. */
const measure = (text: string, pixels: number) => Array.from(text).length * pixels
const sizes = [
  { pixels: 10, lines: 1 },
  { pixels: 5, lines: 2 },
  { pixels: 2, lines: 3 },
]
const fit = (text: string) => fitText(text, 100, sizes, measure)

test('chooses the largest size that fits', () => {
  expect(fit('ten letter')).toEqual({ pixels: 10, lines: ['ten letter'] })
  expect(fit('eleven chars').pixels).toBe(5)
})

test('breaks a text into lines of similar length', () => {
  expect(fit('aaaa bbbb cccc dddd eeee').lines).toEqual(['aaaa bbbb cccc', 'dddd eeee'])
})

test('chooses a smaller size before it breaks a word', () => {
  expect(fit('a'.repeat(25))).toEqual({ pixels: 2, lines: ['a'.repeat(25)] })
})

test('truncates a text that is too long for the smallest size', () => {
  const { lines } = fit('word '.repeat(60))
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/word…$/)
  expect(fit('a'.repeat(80)).lines).toEqual([`${'a'.repeat(49)}…`])
})

test('a truncated text has no space before its ellipsis', () => {
  expect(truncate('one two', 5, (text) => text.length)).toBe('one…')
  expect(truncate('one', 5, (text) => text.length)).toBe('one')
})
