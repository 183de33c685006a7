import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseText } from '../../plugins/content/files/parse'
import { plainCharacters } from '../../plugins/content/text/inline-text'
import { parseBody } from '../../plugins/content/text/markdown-body'
import { addMissingLabels } from '../../scripts/upgrade/label-files'
import { documentToMarkdown } from '../../scripts/migrate/documents'
import { makeFolder } from '../support/folder'

/** The facts and the sections of a document after it has become Markdown. */
function migrated(content: Readonly<Record<string, unknown>>) {
  const { value } = parseText('pages/x.md', documentToMarkdown(content))
  const { body, ...facts } = value as { body: string }
  return { facts, sections: parseBody(body, { keep: (text) => text, locale: 'en' }).sections }
}

test('terms keep their anchors, texts, lists, tables and stages', () => {
  const stages = [{ share: 40 }, { share: 60 }]
  const { facts, sections } = migrated({
    $schema: '../x.json',
    title: 'Contract: in short',
    sections: [
      {
        anchor: 'payment',
        title: 'What is *due*',
        paragraphs: ['One<br>line, **bold**.'],
        list: ['A', 'B'],
        stages,
        table: {
          caption: 'Both',
          columns: ['1 | 2', '3'],
          rows: [{ title: 'R', cells: ['_', '`'] }],
        },
      },
      { anchor: 'ending', title: 'Ending', paragraphs: ['In writing.'] },
    ],
  })
  expect(facts).toEqual({
    title: 'Contract: in short',
    paymentStages: { section: 'payment', stages },
  })
  expect(sections.map(({ anchor, title }) => [anchor, title])).toEqual([
    ['payment', 'What is *due*'],
    ['ending', 'Ending'],
  ])
  const [paragraph, list, table] = sections[0]?.blocks ?? []
  expect(paragraph?.text?.parts[0]?.runs.map(({ marks }) => marks)).toEqual([
    [],
    ['br'],
    [],
    ['strong'],
    [],
  ])
  expect(list?.blocks).toHaveLength(2)
  expect(table?.text && plainCharacters(table.text)).toBe('Both')
  expect([table?.head, ...(table?.rows ?? [])].map((row) => row?.map(plainCharacters))).toEqual([
    ['', '1 | 2', '3'],
    ['R', '_', '`'],
  ])
})

test('what a custom page has besides texts becomes part of its text, or of its facts', () => {
  const questions = { title: 'Questions', questions: [] }
  const { facts, sections } = migrated({
    title: 'Notes',
    sections: [
      { text: { anchor: 'who', title: 'Who', paragraphs: ['We.'] } },
      { points: { title: 'Points', points: [{ title: 'One', description: 'First.' }] } },
      { picture: { imgUrl: './notes/office.png', imgAlt: 'The office' } },
      { questions },
      { sitemap: { title: 'Main pages', home: 'Home' } },
    ],
  })
  expect(facts).toEqual({
    title: 'Notes',
    questions,
    sitemap: { title: 'Main pages', home: 'Home' },
  })
  const [, points] = sections
  expect(points?.blocks).toMatchObject([
    { type: 'heading', level: 3 },
    { type: 'paragraph', text: { parts: [{ runs: [{ text: 'First.' }] }] } },
    { type: 'picture', src: './notes/office.png', alt: 'The office' },
  ])
})

test('adds the labels that are missing, except those that can be left out', () => {
  const uiText = { close: 'Close', noSource: 'No source', open: 'Open' }
  const folder = makeFolder({
    'src/content/labels/en.json': JSON.stringify({ uiText, words: { next: 'Next' } }),
    'src/content/labels/nb.json': JSON.stringify({ uiText: { open: 'Åpne' }, words: {} }),
    'src/content/schemas/ui-text.schema.json': JSON.stringify({ required: ['close', 'open'] }),
    'data/site.json': JSON.stringify({ language: 'fi' }),
    'data/ui-text.json': JSON.stringify({ open: 'Avaa' }),
    'data/en-GB/ui-text.json': JSON.stringify({ open: 'Open' }),
  })
  expect(addMissingLabels(folder)).toEqual([
    'Translate in src/content/labels/nb.json: /uiText/close, /words/next',
    'Translate in data/ui-text.json: /close',
    'New texts in data/en-GB/ui-text.json: /close',
  ])
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  expect(read('data/ui-text.json')).toEqual({ close: 'TODO: Close', open: 'Avaa' })
  expect(read('data/en-GB/ui-text.json')).toEqual({ close: 'Close', open: 'Open' })
  expect(addMissingLabels(folder)).toEqual([])
})
