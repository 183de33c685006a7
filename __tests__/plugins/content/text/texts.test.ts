import { inlineText } from '../../../../plugins/content/text/inline-text'
import { contentText } from '../../../../plugins/content/files/json/content-text'
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
  ['one<br>two', '"one" br"" "two"'],
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

const english = { locale: 'en-US', to: 'to' }
/** With a "~" in place of each non-breaking space. */
const kept = (text: string, words = english): string =>
  keepUnits(text, words).replaceAll('\u00a0', '~')

test.each([
  ['Usually 24,000 to 46,000 USD a month', 'Usually 24,000~to~46,000~USD a month'],
  ['ready in 12 to 20 weeks', 'ready in 12~to~20~weeks'],
  ['6.8 % of 5 kg in 40 min', '6.8~% of 5~kg in 40~min'],
  ['2 person-days, 560 USD', '2~person-days, 560~USD'],
  ['got Tk 3,412 for it', 'got Tk~3,412 for it'],
  ['{from} to {to} {currency}', '{from}~to~{to}~{currency}'],
  ['১২ to ১৮ weeks', '১২~to~১৮~weeks'],
  // Too long for a line of a phone at double text size.
  ['1.200.000.000 IDR', '1.200.000.000 IDR'],
])('keeps the numbers in %j with their units', (text, expected) => {
  expect(kept(text)).toBe(expected)
})

test.each(['from 5 to 11 April 2026', 'The 14 people here', '3 of 24 stops', 'no number at all'])(
  'leaves %j as it is',
  (text) => {
    expect(kept(text)).toBe(text)
  },
)

test('knows the units of the language', () => {
  const german = { locale: 'de-DE', to: 'bis' }
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
