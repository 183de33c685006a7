import {
  latinLook,
  listUnlike,
  lookOf,
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

test('names in a list that look alike have their code points', () => {
  const shown = (name: string): string => `#${name}`
  expect(listUnlike(['a', 'b', '\u0430'], 'c', shown)).toBe(
    '#a, #b, #а (U+0430 in place of U+0061)',
  )
  expect(listUnlike(['a', 'b'], '\u0430', shown)).toBe('#a (U+0061 in place of U+0430), #b')
  expect(listUnlike(['a', 'b'], 'a', shown)).toBe('#a, #b')
})
