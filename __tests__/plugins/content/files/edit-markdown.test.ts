import { rewriteMarkdown } from '../../../../plugins/content/files/markdown/edit-markdown'
import { parseText } from '../../../../plugins/content/files/parse'
import type { Content } from '../../../../plugins/content/collections'

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

test.each<[what: string, values: Partial<Content>, lines: string[]]>([
  ['nothing', {}, []],
  ['a fact', { title: 'Roads' }, ['title: "Roads"']],
  ['an entry of a list', { tags: ['rail', 'wheat'] }, ['tags: [rail, wheat]']],
  [
    'a fact within another',
    { picture: { imgUrl: './rails/b.png' } },
    ['picture: {imgUrl: ./rails/b.png}'],
  ],
  ['a word of the body', { body: body.replace('two', '2') }, ['- 2']],
])(
  'changes %s, and keeps comments, quotes and all that is written in another way',
  (_, values, lines) => {
    expect(changedLines(values)).toEqual(lines)
  },
)

test('puts a new fact after the one that precedes it, and removes one that is left out', () => {
  const { title, date, picture, ...otherFields } = parseText('a.md', text).value as Content
  const after = rewriteMarkdown(text, { title, date, updated: '2025-03-04', ...otherFields })
  expect(after).toContain('date: 2025-02-03\nupdated: 2025-03-04\ntags: [rail, rice]\n---\nA first')
  expect(picture).toBeDefined()
})

test('writes a text where there was none', () => {
  expect(rewrite({ body: '[a]: /b/' }, '---\ntitle: A\n---')).toBe('---\ntitle: A\n---\n[a]: /b/\n')
})

test('keeps the blanks around the body and a missing end of the last line', () => {
  const around = (after: string): string => `---\ntitle: A\n---\n \n\n    code\n\nEnd${after}`
  for (const after of ['', '\n', '  \n', '\n\n \n']) {
    expect(rewrite({}, around(after))).toBe(around(after))
    const { body: written } = parseText('a.md', around(after)).value as { body: string }
    expect(rewrite({ body: `${written}!` }, around(after))).toBe(around(`!${after}`))
  }
})

const lines = ['---', 'title: A', '# Why', 'tags: [a]', '---', '', 'One', '', 'Two', '', 'Two', '']

test.each([
  ['each line', () => '\r\n'],
  ['some lines', (index: number) => (index % 3 === 0 ? '\r\n' : '\n')],
])('keeps CR LF at the end of %s', (_, endOf) => {
  const join = (all: readonly string[]): string =>
    all.map((line, index) => line + endOf(index)).join('')
  const written = join(lines)
  const withBody = (body_: string, values: object = {}) =>
    rewriteMarkdown(written, { title: 'A', tags: ['a'], body: body_, ...values })
  expect(withBody('One\n\nTwo\n\nTwo')).toBe(written)
  expect(withBody('One\n\nThree\n\nTwo')).toBe(written.replace('Two', 'Three'))
  expect(withBody('One\n\nTwo\n\nTwo', { title: 'B' })).toBe(written.replace('A', 'B'))
  const more = withBody('One\n\nMore\n\nTwo\n\nTwo')
  expect(more.replaceAll('\r', '')).toBe(
    written.replaceAll('\r', '').replace('One\n', 'One\n\nMore\n'),
  )
  expect(more.endsWith(written.slice(written.indexOf('Two')))).toBe(true)
  expect(withBody('')).toBe(written.slice(0, written.indexOf('One')))
})
