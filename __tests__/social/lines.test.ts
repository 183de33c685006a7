import { fitted, shortened } from '../../src/build/social/lines'

/** Every letter is as wide as the size. */
const size = (pixels: number, lines: number) => ({
  pixels,
  lines,
  width: (text: string) => [...text].length * pixels,
})
const sizes = [size(10, 1), size(5, 2), size(2, 3)]

test('takes the largest size that has room', () => {
  expect(fitted('ten letter', 100, sizes)).toEqual({ size: sizes[0], lines: ['ten letter'] })
  expect(fitted('eleven chars', 100, sizes).size).toBe(sizes[1])
})

test('breaks lines where they come out alike, not where they are full', () => {
  expect(fitted('aaaa bbbb cccc dddd eeee', 100, sizes).lines).toEqual([
    'aaaa bbbb cccc',
    'dddd eeee',
  ])
})

test('takes a smaller size rather than a broken word', () => {
  expect(fitted('a'.repeat(25), 100, sizes)).toEqual({ size: sizes[2], lines: ['a'.repeat(25)] })
})

test('shortens what has no room in the smallest size', () => {
  const { lines } = fitted('word '.repeat(60), 100, sizes)
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/word…$/)
  expect(fitted('a'.repeat(80), 100, sizes).lines).toEqual([`${'a'.repeat(49)}…`])
})

test('a shortened text has no space before its dots', () => {
  expect(shortened('one two', 5, (text) => text.length)).toBe('one…')
  expect(shortened('one', 5, (text) => text.length)).toBe('one')
})
