import { rewriteMarkdown } from '../../../../plugins/content/files/markdown/edit-markdown'
import { parseText } from '../../../../plugins/content/files/parse'
import type { Content } from '../../../../plugins/content/kinds'

const text = `---
title: "Rails"
# The day of the first run.
date: 2025-02-03
tags: [rail, rice]
picture: { imgUrl: ./rails/a.png }
---
A first *line*.

- one
- two

: The stops

| Stop | Time |
|---|---:|
| Bergen | 9 |
| Voss | 10 |

[^1]: A note.
`

const rewrite = (values: Partial<Content>, text_ = text): string =>
  rewriteMarkdown(text_, { ...(parseText('a.md', text_).value as Content), ...values })

/** The lines that a change of these values adds. */
const changedLines = (values: Partial<Content>): string[] => {
  const before = text.split('\n')
  return rewrite(values)
    .split('\n')
    .filter((line) => !before.includes(line))
}

const { body } = parseText('a.md', text).value as { body: string }
/** The text as the rich text of the editor writes it. */
const richText = body
  .replace(/^- /gm, '* ')
  .replace('*line*', '_line_')
  .replace(
    /\| Stop[^[]*/,
    '| Stop   | Time |\n| ------ | ---- |\n| Bergen | 9    |\n| Voss   | 10   |\n\n',
  )

test.each<[what: string, values: Partial<Content>, lines: string[]]>([
  ['nothing', {}, []],
  ['a fact', { title: 'Roads' }, ['title: "Roads"']],
  ['an entry of a list', { tags: ['rail', 'wheat'] }, ['tags: [rail, wheat]']],
  [
    'a fact within another',
    { picture: { imgUrl: './rails/b.png' } },
    ['picture: {imgUrl: ./rails/b.png}'],
  ],
  ['the layout of the text', { body: richText }, []],
  ['an item', { body: richText.replace('two', '2') }, ['- 2']],
  ['a row', { body: richText.replace('10', '11') }, ['| Voss   | 11   |']],
  ['an alignment', { body: body.replace('|---|---:|', '|:--|---|') }, ['|:--|---|']],
  ['a paragraph', { body: richText.replace('A first', 'The first') }, ['The first _line_.']],
])('changes %s, and keeps comments, quotes and the layout of the rest', (_, values, lines) => {
  expect(changedLines(values)).toEqual(lines)
})

test('puts a new fact after the one that precedes it, and removes one that is left out', () => {
  const { title, date, picture, ...others } = parseText('a.md', text).value as Content
  const after = rewriteMarkdown(text, { title, date, updated: '2025-03-04', ...others })
  expect(after).toContain('date: 2025-02-03\nupdated: 2025-03-04\ntags: [rail, rice]\n---\nA first')
  expect(picture).toBeDefined()
})

test('writes a text where there was none', () => {
  expect(rewrite({ body: '[a]: /b/' }, '---\ntitle: A\n---')).toBe('---\ntitle: A\n---\n[a]: /b/\n')
})
