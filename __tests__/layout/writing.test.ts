/** @jest-environment node */
import type { WritingSystem } from '../../plugins/theme'

const bangla: WritingSystem = {
  minLineHeight: 1.4,
  hasSquareLetters: false,
  hasTracking: false,
  lineBreaks: '',
  systemFonts: 'system-ui, sans-serif',
  digits: '"০" "১"',
}

const square: WritingSystem = { ...bangla, minLineHeight: 1.25, hasSquareLetters: true }

/** The type of a site in one language. */
function typeIn(writing: WritingSystem) {
  Object.assign(globalThis, { THEME: { ...THEME, writing, otherWriting: {} } })
  let type: typeof import('../../src/styles/type') | undefined
  jest.isolateModules(() => {
    type = jest.requireActual('../../src/styles/type')
  })
  return type
}

/** The styles of a site in English with other languages, as a server renders them. */
function stylesWith(otherWriting: Record<string, WritingSystem>) {
  Object.assign(globalThis, { THEME: { ...THEME, otherWriting } })
  let styles: typeof import('../../src/styles/writing') | undefined
  jest.isolateModules(() => {
    styles = jest.requireActual('../../src/styles/writing')
  })
  return styles
}

test('HTML has the letter spacing of the language of each page', () => {
  const spacing = stylesWith({ bn: bangla })?.tracking('-0.02em')
  const on = (language?: string): unknown =>
    typeof spacing === 'function' && spacing({ theme: { language } })
  expect([on('bn'), on('en'), on()]).toEqual(['normal', '-0.02em', '-0.02em'])
})

test('a site in one language has constant styles', () => {
  const styles = stylesWith({})
  expect([styles?.tracking('-0.02em'), styles?.tracking()]).toEqual(['-0.02em', 'normal'])
})

const textOf = (styles: readonly unknown[] = []): string =>
  styles.filter((part) => typeof part === 'string').join('')

test('large headings are smaller in square letters, other texts are not', () => {
  const sizeIn = (writing: WritingSystem, step: 'pageTitle' | 'body') =>
    /font-size: ([^;]+);/.exec(textOf(typeIn(writing)?.type[step]))?.[1]
  expect(sizeIn(square, 'pageTitle')).toBe(
    `min(${sizeIn(bangla, 'pageTitle')}, max(1.75rem, 0.75 * ${sizeIn(bangla, 'pageTitle')}))`,
  )
  expect(sizeIn(square, 'body')).toBe(sizeIn(bangla, 'body'))
})

test('stressed words have dots in square letters', () => {
  expect(typeIn(square)?.emphasis).toMatch(/font-style: normal;.* text-emphasis: filled dot/)
  expect(typeIn(bangla)?.emphasis).toBe('')
})

test('numbered lists have the digits of the page', () => {
  const latin = { ...bangla, digits: '' }
  expect([typeIn(bangla)?.numberedStyle, typeIn(latin)?.numberedStyle]).toEqual([
    'digits',
    'decimal',
  ])
})
