import {
  isInRange,
  isInSystemFonts,
  lettersNotPreloaded,
  lettersOf,
} from '../../../plugins/fonts/letters'
import { makeFolder } from '../../support/folder'

const ranges = {
  text: 'U+20-22, U+41-5A, U+61-7A, U+A9',
  extended: 'U+A1-A8, U+AA-FF, U+2022',
}

test('a range includes its first and last character, and single characters', () => {
  const has = (character: string) => isInRange(ranges.text, character)
  expect(['A', 'Z', 'z', '©', '"'].map(has)).toEqual([true, true, true, true, true])
  expect(['@', '[', '{', '¨', 'å'].map(has)).toEqual([false, false, false, false, false])
})

test('finds the letters that are not preloaded, and those that are in no font file', () => {
  expect(lettersNotPreloaded(Array.from('Løsninger på vårt språk Łódź'), ranges)).toEqual({
    inFont: ['ø', 'å', 'å', 'å', 'ó'],
    inNoFont: ['Ł', 'ź'],
  })
})

test('returns the letters and signs of currencies of all content files, each once', () => {
  const root = makeFolder({
    'data/home.json': '{ "title": "På − 10 • €" }',
    'data/services/web.json': '{ "title": "a\u030a" }',
    'data/services/web.png': 'ø',
    'data/articles/first.md': '---\ntitle: P\n---\n\nß',
  })
  expect(lettersOf(root)).toEqual(['P', 'ß', 'å', '€'])
})

test('letters that are written as escapes count, and the names of escapes do not', () => {
  const root = makeFolder({ 'data/home.json': String.raw`{ "title": "\u017b\n" }` })
  expect(lettersOf(root)).toEqual(['Ż'])
})

test('the signs before a Spanish question and exclamation count as letters', () => {
  const root = makeFolder({ 'data/ui-text.json': '{ "ask": "¿A?", "thank": "¡A!" }' })
  expect(lettersOf(root)).toEqual(['A', '¡', '¿'])
})

test('the months and digits of a locale count, in its own language', () => {
  const root = makeFolder({
    'data/site.json': '{ "locale": "en-GB" }',
    'data/ne/services/website.json': '{ "locale": "en-GB" }',
    'data/ne/site.json': '{ "locale": "ne-NP" }',
    'data/xx/site.json': '{ "locale": "no locale" }',
  })
  expect(lettersOf(root)).not.toContain('९')
  expect(lettersOf(root, 'ne')).toEqual(expect.arrayContaining(['ज', '९']))
  expect(lettersOf(root, 'ne')).not.toContain('J')
  expect(lettersOf(root, 'xx')).toEqual(['a', 'c', 'e', 'l', 'n', 'o'])
})

test('the system has the letters of Japanese, Chinese and Korean, also those that scripts share', () => {
  expect(Array.from('漢かカーﾞﾟ々ㇰ한１').filter((letter) => !isInSystemFonts(letter))).toEqual([])
  expect(Array.from('a1ßжকก·€').filter(isInSystemFonts)).toEqual([])
})
