import { parseInlineMarkdown } from '../../../../plugins/content/core/inline-markdown/parse'

/** The parts in a short form: "text" with e, s, c for its marks, and its link. */
const read = (text: string): string =>
  parseInlineMarkdown(text)
    .map((run) => {
      if (run.lineBreak) return '|'
      const marks = (run.emphasis ? 'e' : '') + (run.strong ? 's' : '') + (run.code ? 'c' : '')
      return `${marks}"${run.text}"${run.link === null ? '' : `>${run.link}`}`
    })
    .join(' ')

test.each([
  ['plain', '"plain"'],
  ['an *idea* here', '"an " e"idea" " here"'],
  ['a **firm** word', '"a " s"firm" " word"'],
  ['**all *of* it**', 's"all " es"of" s" it"'],
  ['*all **of** it*', 'e"all " es"of" e" it"'],
  ['**all *of it***', 's"all " es"of it"'],
  ['run `npm *x*` now', '"run " c"npm *x*" " now"'],
  ['see [the **terms**](/terms/).', '"see " "the ">/terms/ s"terms">/terms/ "."'],
  ['[a](https://a.example/b_(c)) d', '"a">https://a.example/b_(c) " d"'],
  ['[a](mailto:a@b.example)', '"a">mailto:a@b.example'],
  ['one<br>two', '"one" | "two"'],
])('reads %s', (text, runs) => {
  expect(read(text)).toBe(runs)
})

test.each([
  '2 * 3 * 4',
  '*open',
  '**open*',
  'snake_case_name',
  '[legal name]',
  '[a]( b )',
  '[](/a/)',
  '`open',
  '<b>bold</b>',
  '**** and **',
])('leaves %s as it is', (text) => {
  expect(read(text)).toBe(`"${text}"`)
})

const textOf = (markdown: string): string =>
  parseInlineMarkdown(markdown)
    .map(({ text }) => text)
    .join('')

test.each([
  ['\\*not\\*', '*not*'],
  ['\\[not](/a/)', '[not](/a/)'],
  ['C:\\temp', 'C:\\temp'],
  ['a **b** [c](/d/)<br>`e`', 'a b ce'],
])('%s says "%s" without its marks', (text, plain) => {
  expect(textOf(text)).toBe(plain)
})

test('reads long hostile texts in time', () => {
  for (const piece of ['*', '**a ', '[', '[a](', '`', '*a **b '])
    expect(textOf(piece.repeat(300)).length).toBeGreaterThan(0)
})
