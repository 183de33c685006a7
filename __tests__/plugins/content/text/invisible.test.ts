import { invisibleProblems } from '../../../../plugins/content/text/invisible'

/** What a script uses. */
test.each([
  ['a Persian non-joiner', 'می\u200cخواهم'],
  ['a Persian ending after digits', '۲۰\u200cساله'],
  ['a Persian ending after Latin letters', 'PDF\u200cها'],
  ['a Persian abbreviation', 'ه\u200c.ق'],
  ['a Persian ending after a closing quote', '«ویکی»\u200cها'],
  ['a Persian ending after a parenthesis', '(فصل ۲)\u200cام'],
  ['a Persian ending after a percent sign', '۲۰٪\u200cی'],
  ['a Persian abbreviation with a point before', 'ه.\u200cق'],
  ['a Bengali ending after a closing quote', '“চুক্তি”\u200cর'],
  ['a Bengali ending after a percent sign', '২৫%\u200cএর'],
  ['a Hindi ending after a sign', 'C++\u200cका'],
  ['a Kurdish letter at the end of a word', 'ئێمه\u200c هاتین'],
  ['a Kurdish letter before a full stop', 'ئێمه\u200c.'],
  ['a joiner at the end of an Arabic abbreviation', 'سنة ١٤٤٥ ه\u200d'],
  ['a Bengali non-joiner', 'র\u200c্যা'],
  ['a Bengali conjunct that is not formed at the end of a word', 'বাক্\u200c হয়'],
  ['a Devanagari half letter', 'क्\u200dष'],
  ['a Sinhala conjunct', 'ශ්\u200dරී'],
  ['word spaces of Khmer', 'ខ្ញុំ\u200bទៅ'],
  ['word spaces of Khmer next to digits', 'ឆ្នាំ\u200b2024'],
  ['word spaces of Thai', 'ไทย\u200bดี'],
  ['word spaces of Burmese', 'မြန်မာ\u200bစာ'],
  ['a mark after signs in Hebrew', 'שלום C++\u200f!'],
  ['an Arabic letter mark', 'رقم \u061c5'],
  ['an isolate in Arabic', 'شركة \u2068Clauseworks\u2069 هنا'],
  ['an isolate in each of two paragraphs', 'שלום \u2068a\u2069\n\n\u2067b\u2069'],
  ['an isolate in an isolate', 'שלום \u2067a \u2068b\u2069 c\u2069'],
  ['a sign of a later version of Unicode', '5 \u20cf'],
  ['a sign of Arabic that is drawn around digits', '\u0600١٢'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['a flag with a joiner', '🏳️\u200d🌈'],
  ['a person with a tone of skin', '👩🏽\u200d💻'],
  ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['the style of an emoji', '❤️ 1️⃣'],
  ['a soft hyphen in a word', 'Ware\u00adhouse'],
  ['a word joiner at a dash', '12\u2060–\u206015'],
  ['a word joiner in Japanese', '株式\u2060会社'],
  ['a form of an ideograph', '葛\u{E0100}城'],
  ['a Hangul filler in a syllable', '\u1100\u1160\u11a8'],
  ['a Mongolian variation', 'ᠠ\u180b'],
  ['a blank cell of Braille', '\u2801\u2800\u2803'],
])('%s passes', (_what, text) => {
  expect(invisibleProblems(text, { hasLines: text.includes('\n') })).toEqual([])
})

/** What hides in a text, or is a mistake. */
test.each([
  ['a non-joiner in Latin', 'Auf\u200clage', 3, 'U+200C, zero width non-joiner'],
  ['a non-joiner in Cyrillic', 'мо\u200cв', 2, 'U+200C, zero width non-joiner'],
  ['a non-joiner before a space', 'کتاب\u200c خوب', 4, 'U+200C, zero width non-joiner'],
  ['a joiner in Latin', 'a\u200db', 1, 'U+200D, zero width joiner'],
  ['a joiner after an emoji and before a letter', '👨\u200da', 2, 'U+200D, zero width joiner'],
  ['a word space in Latin', 'a\u200bb', 1, 'U+200B, zero width space'],
  ['a word space in Japanese', '日\u200b本', 1, 'U+200B, zero width space'],
  ['a word space at the beginning', '\u200bខ្ញុំ', 0, 'U+200B, zero width space'],
  ['a mark in Latin', 'C++\u200f rocks', 3, 'U+200F, right-to-left mark'],
  ['an isolate that stays open', 'שלום \u2068abc', 5, 'U+2068, first strong isolate'],
  [
    'an isolate of the next paragraph',
    'של \u2068a\n\n\u2068b\u2069',
    3,
    'U+2068, first strong isolate',
  ],
  [
    'an isolate before an empty line of Windows',
    'של \u2068a\r\n\r\nb',
    3,
    'U+2068, first strong isolate',
  ],
  ['an end without an isolate', 'של \u2068a\u2069\u2069', 6, 'U+2069, end of an isolate'],
  ['a non-joiner after a space', 'کتاب \u200cها', 5, 'U+200C, zero width non-joiner'],
  ['a code that is no character', 'a\uffff', 1, 'U+FFFF'],
  ['an override', 'abc\u202edef', 3, 'U+202E, right-to-left override'],
  ['an override in Hebrew', 'שלום \u202edef', 5, 'U+202E, right-to-left override'],
  ['a byte order mark', 'a\ufeffb', 1, 'U+FEFF, byte order mark'],
  ['a soft hyphen at a space', 'a \u00adb', 2, 'U+00AD, soft hyphen'],
  ['a soft hyphen between digits', '1\u00ad2', 1, 'U+00AD, soft hyphen'],
  ['a word joiner in a word', 'wo\u2060rd', 2, 'U+2060, word joiner'],
  ['a word joiner at the end', 'word\u2060', 4, 'U+2060, word joiner'],
  ['a tag without a flag', 'a\u{E0067}', 1, 'U+E0067'],
  ['the style of a letter', 'a\ufe0f', 1, 'U+FE0F, emoji style'],
  ['the form of a letter', 'a\u{E0100}', 1, 'U+E0100'],
  ['a filler alone', '\u3164', 0, 'U+3164, Hangul filler'],
  ['a half-width filler', '\uffa0', 0, 'U+FFA0, Hangul filler'],
  ['a character of one typeface', 'a \ue000', 2, 'U+E000, a character of one typeface'],
  ['a control character', 'a\u0007b', 1, 'U+0007, control character'],
  ['half of a character', 'a\ud800b', 1, 'U+D800'],
  ['a tab in one line', 'a\tb', 1, 'U+0009, tab'],
])('%s is named', (_what, text, index, name) => {
  expect(invisibleProblems(text, { hasLines: text.includes('\n') })).toMatchObject([
    { index, name, remedy: expect.any(String) as string },
  ])
})

test('a text of several lines has lines and tabs', () => {
  expect(invisibleProblems('a\r\n\tb', { hasLines: true })).toEqual([])
  expect(invisibleProblems('a\n\tb\u200b', { hasLines: true })).toMatchObject([{ index: 4 }])
})

test('a mark passes in a file with words from right to left', () => {
  expect(invisibleProblems('C++\u200e', { isRightToLeft: true })).toEqual([])
})
