import { suggest } from '../../../../plugins/content/text/suggest'
import {
  latinLook,
  listUnlike,
  lookOf,
  quoteUnlike,
  tellApart,
} from '../../../../plugins/content/text/tell-apart'

test.each([
  ['/industries/', '/\u0456ndustries/', ' (U+0069 in place of U+0456)'],
  ['\u09af\u09bc', '\u09df', ' (U+09AF U+09BC in place of U+09DF)'],
  ['café', 'cafe\u0301', ' (U+00E9 in place of U+0065 U+0301)'],
  ['web', 'we\u200bb', ' (nothing in place of U+200B)'],
  ['web', 'web\u00a0', ' (nothing in place of U+00A0)'],
  ['ya-ye', 'ya\u2011ye', ' (U+002D in place of U+2011)'],
  ['\u06cc', '\u064a', ' (U+06CC in place of U+064A)'],
  [
    'ABC',
    'АВС',
    ' (U+0041 in place of U+0410, U+0042 in place of U+0412, U+0043 in place of U+0421)',
  ],
  ['model-1', 'model-l', ' (U+0031 in place of U+006C)'],
  ['web', 'wob', ''],
  ['web', 'webs', ''],
  ['web', 'web', ''],
])('%s for %s:%s', (text, other, difference) => {
  expect(tellApart(text, other)).toBe(difference)
})

test.each([
  ['U\u0405D', 'USD'],
  ['\u0395UR', 'EUR'],
  ['\u0421\u041d\u0420', 'CHP'],
  ['\uff35\uff33\uff24', 'USD'],
  ['ui\u2010ux\u2011\u00addesign', 'ui-ux-design'],
])('%s looks like %s', (text, look) => {
  expect(latinLook(text)).toBe(look)
  expect(lookOf(text)).toBe(look.toLowerCase())
})

test.each([
  ['Υγεία', 'ΥΓΕΊΑ'],
  ['Μηχανή', 'ΜΗΧΑΝΉ'],
  ['Бизнес', 'БИЗНЕС'],
  ['ВETA', 'βeta'],
  ['ΖΗΜΑ', 'ZHMA'],
])('%s looks like %s without case', (name, other) => {
  expect(lookOf(name)).toBe(lookOf(other))
})

test.each([
  [
    'Arabic and Persian letters',
    'كتابي-مكتبي-عربي',
    'کتابی-مکتبی-عربی',
    /\(U\+06A9 in place of U\+0643/,
  ],
  ['Arabic and Urdu letters', 'ههه-همه', 'ہہہ-ہمھ', /\(U\+06C1 in place of U\+0647/],
  ['Persian digits', '٤٥٦٤٥٦', '۴۵۶۴۵۶', /\(U\+06F4 in place of U\+0664/],
  ['a Thai vowel written as two', 'เเพร่เเสงเเดง', 'แพร่แสงแดง', /\(U\+0E41 in place of U\+0E40/],
  ['a Lao vowel written as two', 'ເເມ', 'ແມ', /\(U\+0EC1 in place of U\+0EC0 U\+0EC0\)/],
  ['a dot over a Turkish i', 'i\u0307leti\u0307şi\u0307mi\u0307z', 'iletişimiz', /U\+0307/],
  [
    'a tone of Vietnamese on the other vowel',
    'thu\u1ef7',
    'th\u1ee7y',
    /\(U\+1EE7 in place of U\+0075, U\+0079 in place of U\+1EF7\)/,
  ],
  ['another tone of Vietnamese', 'hoà', 'hòa', /\(U\+00F2 in place of U\+006F/],
  [
    'Romanian letters with a cedilla',
    'ştiinţe-şi-ţări-şi',
    'științe-și-țări-și',
    /U\+0219 in place of U\+015F/,
  ],
  ['an ideograph in Katakana', '力タ口グ', 'カタログ', /U\+30AB in place of U\+529B/],
  ['Arabic letters with a misspelling', 'كتابي-مكتبي-عرب', 'کتابی-مکتبی-عربی', /./],
])('suggests the name that looks like one with %s', (_what, written, name, difference) => {
  expect(suggest(written, ['other', name])).toBe(name)
  expect(quoteUnlike(name, written)).toMatch(difference)
  expect(listUnlike([name], written, String)).toMatch(
    lookOf(name) === lookOf(written) ? difference : /./,
  )
})

test('names in a list that look alike have their code points', () => {
  const shown = (name: string): string => `#${name}`
  expect(listUnlike(['a', 'b', '\u0430'], 'c', shown)).toBe(
    '#a, #b, #а (U+0430 in place of U+0061)',
  )
  expect(listUnlike(['a', 'b'], '\u0430', shown)).toBe('#a (U+0061 in place of U+0430), #b')
  expect(listUnlike(['a', 'b'], 'a', shown)).toBe('#a, #b')
})
