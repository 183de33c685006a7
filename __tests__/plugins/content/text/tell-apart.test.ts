import { tellApart } from '../../../../plugins/content/text/tell-apart'

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
