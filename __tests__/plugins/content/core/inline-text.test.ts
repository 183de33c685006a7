import { inlineText } from '../../../../plugins/content/core/inline-text'

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
  ['a **firm** word', '"a " strong"firm" " word"'],
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
