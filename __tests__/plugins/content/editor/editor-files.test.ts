import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BrokenFileError, editorFiles } from '../../../../src/content/editor/editor-files'
import { kindOf } from '../../../../plugins/content/core/kinds'
import { listFiles } from '../../../../plugins/content/core/list-files'
import { readSchemas } from '../../../../plugins/content/core/load'
import { fixtureSite, textOf } from '../../../fixtures/content'

const files = editorFiles(readSchemas(resolve('.')))
const study = 'case-studies/alpha-ledger.json'
const before = textOf(fixtureSite().files[study])

/** The form of a file with some of its values changed. */
const edited = (change: (form: Record<string, unknown>) => void, text = before): string => {
  const form = JSON.parse(files.toForm(study, text)) as Record<string, unknown>
  change(form)
  return files.fromForm(study, JSON.stringify(form), text).text
}

/** The lines that are in only one of two texts. */
const difference = (a: string, b: string): string[] => {
  const [old, now] = [a.split('\n'), b.split('\n')]
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`),
  ]
}

const shipped = listFiles(resolve('data')).filter((path) => path.endsWith('.json') && kindOf(path))

test.each(shipped)('data/%s is unchanged after it was opened and saved', (path) => {
  const text = readFileSync(resolve('data', path), 'utf8')
  expect(files.fromForm(path, files.toForm(path, text), text)).toEqual({ text, copies: [] })
})

test('an empty list stays in its file', () => {
  const text = JSON.stringify({ title: 'Alpha', formerTitles: [] }, null, 2)
  expect(edited((form) => (form.title = 'Beta'), text)).toBe(text.replace('Alpha', 'Beta'))
})

test('changing a text changes only its line', () => {
  const text = edited((form) => (form.title = 'Other'))
  expect(difference(before, text)).toEqual(['-"title": "Alpha Ledger",', '+"title": "Other",'])
})

test('a new field is inserted in the order of the schema, and removed when it is cleared', () => {
  const text = edited((form) => (form.slug = 'alpha'))
  expect(text).toMatch(/"title": "Alpha Ledger",\n\s*"slug": "alpha",\n/)
  expect(edited((form) => (form.slug = ''), text)).toBe(before)
})

test('the fields for lists are in the form, and not in the file', () => {
  const form = JSON.parse(files.toForm(study, before)) as Record<string, unknown>
  expect(form).toMatchObject({ thumbnail: form.imgUrl, listState: '' })
  expect(edited((each) => (each.thumbnail = 'other.png'))).toBe(before)
})

test('an optional object is a list of at most one entry in the form', () => {
  const without = edited((form) => (form.client = []))
  expect(JSON.parse(without)).not.toHaveProperty('client')
  const client = { name: 'Quillmart', trade: 'stationery' }
  expect(JSON.parse(edited((form) => (form.client = [client]), without))).toMatchObject({ client })
})

test('a duration is a text or two months', () => {
  const from = (duration: object): unknown =>
    (JSON.parse(edited((form) => (form.duration = duration))) as { duration: unknown }).duration
  expect(from({ value: 'Aug 2023 - WIP', from: '' })).toBe('Aug 2023 - WIP')
  expect(from({ value: '', from: '2023-08', to: '' })).toEqual({ from: '2023-08' })
})

test('the path of a picture starts with "./" only in the file', () => {
  const form = JSON.parse(files.toForm(study, before)) as { imgUrl: string }
  expect(form.imgUrl).toBe('alpha-ledger/cover.png')
  const text = edited((each) => (each.imgUrl = 'alpha-ledger/new.png'))
  expect(JSON.parse(text)).toHaveProperty('imgUrl', './alpha-ledger/new.png')
})

test('moving, adding and removing entries changes only the list', () => {
  const text = edited((form) => (form.tech = ['Redis', ...(form.tech as string[]).slice(1)]))
  const { tech, ...rest } = JSON.parse(text) as Record<string, unknown>
  const { tech: old, ...others } = JSON.parse(before) as Record<string, unknown>
  expect(tech).toEqual(['Redis', ...(old as string[]).slice(1)])
  expect(rest).toEqual(others)
  const shorter = edited((form) => (form.showcase = []))
  expect(JSON.parse(shorter)).not.toHaveProperty('showcase')
})

test('a new file names its schema and has its keys in the order of the schema', () => {
  const form = { title: 'New', order: 3, name: 'kept' }
  const { text } = files.fromForm(study, JSON.stringify(form))
  expect(Object.entries(JSON.parse(text) as object)).toEqual([
    ['$schema', '../../plugins/content/schemas/case-study.json'],
    ...Object.entries({ order: 3, title: 'New', name: 'kept' }),
  ])
})

test('a file that is not valid JSON is neither shown nor overwritten', () => {
  const broken = before.replace('"title"', 'title')
  const line = before.split('\n').findIndex((each) => each.includes('"title"')) + 1
  expect(() => files.toForm(study, broken)).toThrow(BrokenFileError)
  expect(() => files.fromForm(study, '{}', broken)).toThrow(`data/${study}:${line} is not valid`)
})

test('a picture of a new file is in the folder with the name of the file', () => {
  const form = JSON.stringify({
    name: 'New',
    portrait: { imgUrl: './portrait.png', imgAlt: 'New' },
  })
  expect(JSON.parse(files.fromForm('people/new.json', form).text)).toMatchObject({
    portrait: { imgUrl: './new/portrait.png' },
  })
})

test('a copy of a file gets its own pictures', () => {
  const form = JSON.stringify({
    name: 'New',
    portrait: { imgUrl: 'jo-doe/portrait.png', imgAlt: 'New' },
  })
  const { text, copies } = files.fromForm('people/new.json', form)
  expect(JSON.parse(text)).toMatchObject({ portrait: { imgUrl: './new/portrait.png' } })
  expect(copies).toEqual([{ from: 'people/jo-doe/portrait.png', to: 'people/new/portrait.png' }])
})
