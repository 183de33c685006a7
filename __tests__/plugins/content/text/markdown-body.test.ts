import { markdownToHtml } from '../../../../plugins/content/node'
import { plainCharacters } from '../../../../plugins/content/text/inline-text'
import { type Block, parseBody } from '../../../../plugins/content/text/markdown-body'

const read = (text: string) =>
  parseBody(text, { keep: (part) => part.replace('3 weeks', '3\u00a0weeks'), locale: 'en' })

/** The blocks of a text without headings, as short lines: "paragraph: A text". */
const blocksIn = (text: string): string[] => {
  const lines = ({ type, text: blockText, blocks = [] }: Block, depth = 0): string[] => [
    `${'  '.repeat(depth)}${type}${blockText ? `: ${plainCharacters(blockText)}` : ''}`,
    ...blocks.flatMap((block) => lines(block, depth + 1)),
  ]
  return read(text).sections.flatMap(({ blocks }) => blocks.flatMap((block) => lines(block)))
}

test('splits a text at its headings of the second level', () => {
  const text = 'Before.\n\n## What it *costs*\n\nText.\n\n### Details\n\n## Ende {#end}\n'
  expect(read(text).sections).toMatchObject([
    { blocks: [{ type: 'paragraph' }] },
    {
      anchor: 'what-it-costs',
      title: 'What it costs',
      blocks: [{ type: 'paragraph' }, { type: 'heading', level: 3, anchor: 'details' }],
    },
    { anchor: 'end', title: 'Ende', blocks: [] },
  ])
})

test('reads lists, quotes and what is in them', () => {
  expect(
    blocksIn(
      '1. One\n2. Two\n\n   More.\n   - Deep\n\n> Said.\n>\n> Twice.\n\n---\n\n```js\na\n```',
    ),
  ).toEqual([
    'list',
    '  item: One',
    '  item: Two',
    '    paragraph: More.',
    '    list',
    '      item: Deep',
    'quote',
    '  paragraph: Said.',
    '  paragraph: Twice.',
    'rule',
    'code',
  ])
  expect(read('4. Four').sections[0]?.blocks[0]).toMatchObject({ type: 'list', start: 4 })
  expect(read('- Four').sections[0]?.blocks[0]).not.toHaveProperty('start')
})

test('takes the paragraph with a colon above a table as its caption', () => {
  const [table, paragraph] = read(
    ': Prices\n\n| A | B |\n|---|---|\n| 1 | **2** |\n\n: Not a caption',
  ).sections.flatMap(({ blocks }) => blocks)
  expect(table).toMatchObject({ type: 'table', text: { parts: [{ runs: [{ text: 'Prices' }] }] } })
  expect(table?.rows?.[0]?.map(plainCharacters)).toEqual(['1', '2'])
  expect(table?.head?.map(plainCharacters)).toEqual(['A', 'B'])
  expect(paragraph?.text && plainCharacters(paragraph.text)).toBe(': Not a caption')
})

test('reads a picture that is alone in its paragraph, with its caption', () => {
  expect(read('![A map](./rail/map.png "The *line*")').sections[0]?.blocks).toMatchObject([
    { type: 'picture', alt: 'A map', src: './rail/map.png', text: { parts: [{}] } },
  ])
})

test('numbers footnotes and links to them', () => {
  const { sections, footnotes } = read('One[^b] and two[^a].\n\n[^a]: Last.\n[^b]: First.')
  expect(sections[0]?.blocks[0]?.text?.parts.map(({ link }) => link)).toEqual([
    null,
    '#footnote-1',
    null,
    '#footnote-2',
    null,
  ])
  expect(footnotes.map(({ anchor, text }) => [anchor, plainCharacters(text)])).toEqual([
    ['footnote-1', 'First.'],
    ['footnote-2', 'Last.'],
  ])
})

test('keeps units on one line, also across the lines of the file, and counts words', () => {
  expect(blocksIn('It took 3\nweeks.')).toEqual(['paragraph: It took 3\u00a0weeks.'])
  expect(read('It took\n**3** weeks.').words).toBe(4)
})

test('becomes HTML with other addresses, and never the HTML of the text', () => {
  const html = markdownToHtml(
    '<b>[x](/a/)</b>\n\n![Map](./map.png)',
    (path) => `https://x.test${path}`,
  )
  expect(html).toContain('<a href="https://x.test/a/">x</a>')
  expect(html).toContain('src="https://x.test./map.png"')
  expect(html).toContain('&lt;b&gt;')
})
