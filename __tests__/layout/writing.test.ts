/** @jest-environment node */
import type { WritingSystem } from '../../plugins/theme'

const bangla: WritingSystem = {
  minLineHeight: 1.4,
  hasTracking: false,
  lineBreaks: '',
  systemFonts: 'system-ui, sans-serif',
  digits: '"০" "১"',
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
