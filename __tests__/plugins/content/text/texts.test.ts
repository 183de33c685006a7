import { plainCharacters } from '../../../../plugins/content/text/inline-text'
import { countWords, textsOfSections } from '../../../../plugins/content/text/markdown-text'
import { inlineText } from '../../../../plugins/content/text/read-inline'
import { readMarkdown } from '../../../../plugins/content/text/read-markdown'
import { blanksIn, hasBlanks } from '../../../../plugins/content/files/blanks'
import { contentText } from '../../../../plugins/content/files/json/content-text'
import { keepOnOneLine } from '../../../../plugins/content/text/keep-on-one-line'
import { keepUnits } from '../../../../plugins/content/text/keep-units'
import type { SchemaFile } from '../../../../plugins/content/files/resolve-schema'

/** The parts in a short form: "text" with the elements around it, and its link. */
const read = (text: string): string =>
  inlineText(text)
    .parts.map(({ link, runs }) => {
      const inner = runs.map(({ text: shown, marks }) => `${marks.join('+')}"${shown ?? ''}"`)
      return link === null ? inner.join(' ') : `${link}(${inner.join(' ')})`
    })
    .join(' ')

test.each([
  ['plain', '"plain"'],
  ['an *idea* here', '"an " em"idea" " here"'],
  ['**all *of* it**', 'strong"all " em+strong"of" strong" it"'],
  ['or ***`ask`***.', '"or " code+strong+em"ask" "."'],
  ['run `npm *x*` now', '"run " code"npm *x*" " now"'],
  ['see [the **terms**](/terms/).', '"see " /terms/("the " strong"terms") "."'],
  ['[a](https://a.example/b_(c)) d', 'https://a.example/b_(c)("a") " d"'],
  ['[a](mailto:a@b.example)', 'mailto:a@b.example("a")'],
  ['[a](javascript:alert(1))', 'javascript:alert(1)("a")'],
  [
    'see https://a.example/*b*/c_d or *e*',
    '"see " https://a.example/*b*/c_d("https://a.example/*b*/c_d") " or " em"e"',
  ],
  ['**https://a.example/**: b', 'https://a.example/(strong"https://a.example/") ": b"'],
  [
    '(https://a.example/b_(c)?d=1&e=2).',
    '"(" https://a.example/b_(c)?d=1&e=2("https://a.example/b_(c)?d=1&e=2") ")."',
  ],
  [
    'siehe https://a.example/über, b',
    '"siehe " https://a.example/über("https://a.example/über") ", b"',
  ],
  [
    '詳しくはhttps://a.example/b。次',
    '"詳しくは" https://a.example/b("https://a.example/b") "。次"',
  ],
  [
    'https://a.example/b,https://c.example/d',
    'https://a.example/b("https://a.example/b") "," https://c.example/d("https://c.example/d")',
  ],
  ['http://localhost:3000/b_c_', '"http://localhost:3000/b_c_"'],
  ['[https://a.example](/b/)', '/b/("https://a.example")'],
  [
    'Write to _b_c.d+e@mail.a.example_, please.',
    '"Write to " mailto:b_c.d+e@mail.a.example(em"b_c.d+e@mail.a.example") ", please."',
  ],
  ['詳しくはb@a.exampleまで', '"詳しくは" mailto:b@a.example("b@a.example") "まで"'],
  ['(b@a.example).', '"(" mailto:b@a.example("b@a.example") ")."'],
  ['[Write to b@a.example](/c/)', '/c/("Write to b@a.example")'],
  ['b\\@a.example, `b@a.example`', '"b@a.example, " code"b@a.example"'],
  ['git@host.example:a/b.git, icon@2x.png', '"git@host.example:a/b.git, icon@2x.png"'],
  ["o'b@a.example", 'mailto:o\'b@a.example("o\'b@a.example")'],
  ["'b@a.example'", '"\'" mailto:b@a.example("b@a.example") "\'"'],
  ['c&b@a.example', '"c&b@a.example"'],
  ['@name, a@b, pkg@1.2.3, b@a.example-c', '"@name, a@b, pkg@1.2.3, b@a.example-c"'],
  ['https\\://a.example `https://b.example`', '"https://a.example " code"https://b.example"'],
  ['*www.a.example*を*見る*', 'em"www.a.example" "を" em"見る"'],
  ['one<br>two', '"one" br"" "two"'],
  ['Kund*innen und Mitarbeiter*innen', '"Kund*innen und Mitarbeiter*innen"'],
  ['(*) ist Pflicht, ohne (*) geht es nicht', '"(*) ist Pflicht, ohne (*) geht es nicht"'],
  ['これは**「重要」**です', '"これは" strong"「重要」" "です"'],
  ['（**注意。**必ず）', '"（" strong"注意。" "必ず）"'],
  ['다음은 **"가격"**입니다', '"다음은 " strong""가격"" "입니다"'],
  ['\\*not\\* \\[nor](/a/) C:\\temp', '"*not* [nor](/a/) C:\\temp"'],
])('reads %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each(['2 * 3 * 4', '*open', 'snake_case_name', '[legal name]', '`open', '<b>bold</b>'])(
  'leaves %s as it is',
  (text) => {
    expect(read(text)).toBe(`"${text}"`)
  },
)

const english = { locale: 'en-US', priceRange: '{from} to {to} {currency}' }
/** With a "~" in place of each non-breaking space. */
const kept = (text: string, words = english): string =>
  keepUnits(text, words).replaceAll('\u00a0', '~')

test.each([
  ['Usually 24,000 to 46,000 USD a month', 'Usually 24,000~to~46,000~USD a month'],
  ['ready in 12 to 20 weeks', 'ready in 12~to~20~weeks'],
  ['6.8 % of 5 kg in 40 min', '6.8~% of 5~kg in 40~min'],
  ['2 person-days, 560 USD', '2~person-days, 560~USD'],
  ['got Tk 3,412 for it', 'got Tk~3,412 for it'],
  ['{from} to {to} weeks', '{from}~to~{to}~weeks'],
  ['{days} person-days', '{days}~person-days'],
  // The numbers of a price can be too long for one line.
  ['{from} to {to} {currency}', '{from} to {to} {currency}'],
  ['Tk {amount}, {amount} USD', 'Tk {amount}, {amount} USD'],
  ['১২ to ১৮ weeks', '১২~to~১৮~weeks'],
  // Too long for a line of a phone at double text size.
  ['1.200.000.000 IDR', '1.200.000.000 IDR'],
])('keeps the numbers in %j with their units', (text, expected) => {
  expect(kept(text)).toBe(expected)
})

test.each([
  ['4,850,000～6,620,000円', '4,850,000+～6,620,000+円'],
  ['10～14週間', '10+～+14+週+間'],
  ['約9,360,000円', '約+9,360,000+円'],
  ['180人日', '180+人+日'],
  ['10営業日', '10+営+業+日'],
  ['3か月、2ヶ所、1つ', '3+か+月、2+ヶ+所、1+つ'],
  ['100万～500万円', '100+万+～+500+万+円'],
  ['3개월', '3개월'],
])('breaks %s at most behind the sign of a range', (text, expected) => {
  expect(keepOnOneLine(text).replaceAll('\u2060', '+')).toBe(expected)
})

test('keeps numbers with the ideographs that belong to them', () => {
  const text = keepUnits('約17万2,000円、2026年3月の1,300軒', { ...english, locale: 'ja-JP' })
  expect(text.replaceAll('\u2060', '+')).toBe('約+17+万+2,000+円、2026+年+3+月の1,300+軒')
})

test.each([
  ['fr-FR', 'de 24 000 à 46 000 EUR', 'de 24~000~à~46~000~EUR'],
  ['fr-FR', 'de 2 400 000 à 46 000 000 €', 'de 2~400~000 à 46~000~000 €'],
  ['fr-FR', '1,5 million de lignes', '1,5~million de lignes'],
  ['fr-FR', '2,5 M€, 50 k€', '2,5~M€, 50~k€'],
  ['hi-IN', '12.5 लाख, 3 करोड़', '12.5~लाख, 3~करोड़'],
  ['pl-PL', 'za 1 250 000 zł netto', 'za 1~250~000~zł netto'],
  ['pl-PL', '20 tys. zł, 20 złotych', '20~tys.~zł, 20~złotych'],
  ['sv-SE', '12 500 kr, 500 kronor', '12~500~kr, 500~kronor'],
  ['cs-CZ', '1 250 Kč', '1~250~Kč'],
  ['fi-FI', '3 500,50 euroa', '3~500,50~euroa'],
  ['de-CH', 'CHF 20, 12’500 CHF', 'CHF~20, 12’500~CHF'],
  ['de-DE', '20 Euro, 20 €, 1,5 Mio. Euro', '20~Euro, 20~€, 1,5~Mio.~Euro'],
  ['en-US', '1.5 million USD, $ 20, 20 euros', '1.5~million~USD, $~20, 20~euros'],
  ['en-US', 'EUR 2 million to EUR 3 million', 'EUR~2~million to EUR~3~million'],
  ['pt-BR', 'R$ 20 mil', 'R$~20~mil'],
  ['ru-RU', '1 250 000 рублей, 2 млн ₽', '1~250~000~рублей, 2~млн~₽'],
  ['bn-BD', '২০ লাখ টাকা', '২০~লাখ~টাকা'],
])('keeps the numbers of %s in %j', (locale, text, expected) => {
  const priceRange = locale === 'fr-FR' ? '{from} à {to} {currency}' : english.priceRange
  expect(kept(text, { locale, priceRange })).toBe(expected)
})

test.each([
  'Call +880 100 000 124, or 020 794 600',
  'since 2024 300 people',
  '20 Mexican tiles',
  'at door 1, R. Das',
])('leaves the spaces of %j, which is no number with a unit', (text) => {
  expect(kept(text)).toBe(text)
})

test.each(['from 5 to 11 April 2026', 'The 14 people here', '3 of 24 stops', 'no number at all'])(
  'leaves %j as it is',
  (text) => {
    expect(kept(text)).toBe(text)
  },
)

test('knows the units of the language', () => {
  const german = { locale: 'de-DE', priceRange: '{from} bis {to} {currency}' }
  expect(kept('3 bis 4 Wochen, 2 Arbeitstage', german)).toBe('3~bis~4~Wochen, 2 Arbeitstage')
})

const schemas: SchemaFile[] = [
  {
    $id: 'page.schema.json',
    path: '',
    type: 'object',
    properties: {
      title: { type: 'string' },
      duration: { then: { $ref: '#/$defs/months' }, else: { type: 'string' } },
      points: { type: 'array', items: { anyOf: [{ type: 'string' }, { $ref: '#/$defs/months' }] } },
    },
    $defs: { months: { type: 'object', properties: { from: {}, to: {} } } },
  },
]

test.each([
  ['known keys first', { other: 1, title: 'T' }, { title: 'T', other: 1 }],
  ['objects that can be texts', { duration: { to: 2, from: 1 } }, { duration: { from: 1, to: 2 } }],
  [
    'entries of lists',
    { points: ['a', { to: 2, from: 1 }] },
    { points: ['a', { from: 1, to: 2 }] },
  ],
])('writes the keys in the order of the schema: %s', (_, value, expected) => {
  const text = contentText(schemas, 'page.schema.json', value)
  expect(text).toBe(`${JSON.stringify(expected, null, 2)}\n`)
})

test.each<[what: string, text: string, blanks: string[]]>([
  ['in words and marks', 'By [legal name], **[address]**', ['[legal name]', '[address]']],
  [
    'in a table, a list, a heading and a caption',
    '## [a]\n\n: [b]\n\n| [c] |\n|---|\n| d |\n\n- [e]\n- [x] [f]',
    ['[a]', '[b]', '[c]', '[e]', '[f]'],
  ],
  ['in a footnote', 'A[^1].\n\n[^1]: By [b].\n\n    And [c].', ['[b]', '[c]']],
  ['in brackets of full width', '［会社名］と【住所】', ['［会社名］', '【住所】']],
  [
    'in brackets of two widths',
    'By ［legal name], [street］, ［住所]と［電話】 and [date].',
    ['［legal name]', '[street］', '［住所]', '［電話】', '[date]'],
  ],
  [
    'with another bracket in it',
    '[name (as in [the register])]',
    ['[name (as in [the register])]', '[the register]'],
  ],
  ['before a parenthesis', '[name] (in full)', ['[name]']],
  [
    'that are empty',
    '【　　　　】 ［　　］ ［　］ [  ] 【 】 【】 ［］ ［ ]\n\n- [  ] a',
    ['【　　　　】', '［　　］', '［　］', '[  ]', '【 】', '【】', '［］', '［ ]', '[  ]'],
  ],
  [
    'in addresses',
    'https://[a] www.[b].de https://www.[c] mailto:[d] https://e.example/?f=[g]',
    ['[a]', '[b]', '[c]', '[d]', '[g]'],
  ],
  ['on two lines', '[legal\nname]', ['[legal\nname]']],
  ['not in code', '`rows[0]`\n\n    a[1]\n\n```\nb[2]\n```', []],
  ['not in links', '[a](/b/) [c [d]](/e/) [f][g] [g] <https://h.example/[i]>\n\n[g]: /j/', []],
  ['not around the star of a note', 'A [*] and [**].\n\n[*] B', []],
  ['not in tasks and footnotes', '- [ ] a\n- [x] b[^1]\n\n[^1]: C.', []],
  ['in a sentence with empty brackets', 'within [ ] days, [] hours', ['[ ]', '[]']],
  ['not after a backslash', '\\[sic\\] \\［注］ \\【注】\n\n![A](./a.png "\\[sic\\]")', []],
])('finds blanks %s', (_what, text, blanks) => {
  expect(blanksIn(text, true).map(({ written }) => written)).toEqual(blanks)
  expect(hasBlanks({ body: text })).toBe(blanks.length > 0)
})

test('finds blanks in facts, of which some have inline Markdown', () => {
  const facts = { title: 'A', questions: [{ answer: 'See [b](/c/), `d[0]` and \\[e\\].' }] }
  expect(hasBlanks(facts)).toBe(false)
  expect(hasBlanks({ ...facts, version: 'Of [date]' })).toBe(true)
  expect(hasBlanks({ ...facts, version: '［日付］' })).toBe(true)
})

test('says where each of two equal blanks is', () => {
  expect(blanksIn('[a] b\r\n\r\nc [a]', true).map(({ index }) => index)).toEqual([0, 11])
})

const wordsIn = (text: string): number => countWords(readMarkdown(text).text, 'en')

test.each([
  ['two words', 'Two words', 2],
  ['marks and a footnote', '**Two**\n*words*[^1]\n\n[^1]: That is more.', 2],
  ['the addresses of links', '[Two](https://a.example/long/path) [words][a]\n\n[a]: /b/c/', 2],
  ['code', 'Two words\n\n```js\nconst a = 1\n```', 2],
  ['alternative texts, but captions', '![A map of it](./a.png "Two words")', 2],
  ['names of characters', 'Two&nbsp;words', 2],
  ['anchors of headings', '## Two words {#more-of-it}', 2],
  ['tables, lists and quotes', '| a |\n|---|\n| b |\n\n- c\n\n> d', 4],
])('counts the words that are read: %s', (_what, text, words) => {
  expect(wordsIn(text)).toBe(words)
})

test('keeps units on one line, also across the lines of a file, but not in code and addresses', () => {
  const { text } = readMarkdown('In 3\nweeks, `3 weeks`, [3 weeks](/3 weeks/).', {
    keep: (part) => part.replace('3 weeks', '3~weeks'),
  })
  expect(textsOfSections(text).map(plainCharacters)).toEqual([
    'In 3~weeks, 3 weeks, [3~weeks](/3 weeks/).',
  ])
})

test.each([
  ['tr', 'İletişim', 'iletişim'],
  ['tr', 'Işık', 'ışık'],
  ['az', 'İş və ISIQ', 'iş-və-ısıq'],
  ['en', 'İstanbul & Irmak', 'istanbul-irmak'],
  ['lt', 'Ìš', 'ìš'],
  ['not a language', 'İ', 'i'],
])('in the language "%s" the anchor of the heading "%s" is "%s"', (language, title, anchor) => {
  const { text } = readMarkdown(`## ${title}`, { language })
  expect(text.sections[0]?.heading?.anchor).toBe(anchor)
})
