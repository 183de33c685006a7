import { resolve } from 'node:path'
import {
  contentBackend,
  type Backend,
  type DataFile,
} from '../../../../scripts/edit/app/content-backend'
import { editorFiles } from '../../../../src/content/editor/editor-files'
import { readSchemas } from '../../../../src/content/load'
import { fixtureSite, textOf } from '../../../fixtures/content'

const path = 'data/people/jo-doe.json'
const text = textOf(fixtureSite().files['people/jo-doe.json'])

/** A backend of Decap with one file, and what it was asked to write and delete. */
function memoryBackend(content = text) {
  const written: DataFile[] = []
  const deleted: string[] = []
  const onChange = jest.fn()
  const inner: Backend = {
    getEntry: (asked) =>
      Promise.resolve({ data: asked === path ? content : null, file: { path: asked } }),
    entriesByFolder: () => Promise.resolve([{ data: content, file: { path } }]),
    entriesByFiles: () => Promise.resolve([]),
    unpublishedEntryDataFile: () => Promise.resolve(content),
    persistEntry: ({ dataFiles }) => {
      written.push(...dataFiles)
      return Promise.resolve({ problems: [] })
    },
    deleteFiles: (paths) => {
      deleted.push(...paths)
      return Promise.resolve({ problems: [] })
    },
  }
  const backend = contentBackend(inner, {
    files: editorFiles(readSchemas(resolve('.'))),
    format: (each) => Promise.resolve(each),
    linksTo: (asked) => Promise.resolve(asked === path ? ['data/contact.json:12'] : []),
    onChange,
  })
  return { backend, written, deleted, onChange }
}

type Form = Record<string, unknown>
const formOf = ({ data }: { data: string | null }): Form => JSON.parse(data ?? '') as Form

test('opens a file as a form, and writes only the change together with the previous text', async () => {
  const { backend, written } = memoryBackend()
  const form = formOf(await backend.getEntry(path))
  const raw = JSON.stringify({ ...form, name: 'Jo Other' })
  await backend.persistEntry({ dataFiles: [{ path, raw }] }, {})
  expect(written).toEqual([{ path, raw: text.replace('Jo Doe', 'Jo Other'), before: text }])
})

test('opens a draft in review as a form too', async () => {
  const { backend } = memoryBackend()
  const data = await backend.unpublishedEntryDataFile('people', 'jo-doe', path, '1')
  expect(formOf({ data })).toHaveProperty('name', 'Jo Doe')
})

test('compares a second change with the first', async () => {
  const { backend, written } = memoryBackend()
  const form = formOf(await backend.getEntry(path))
  for (const name of ['Jo First', 'Jo Second'])
    await backend.persistEntry(
      { dataFiles: [{ path, raw: JSON.stringify({ ...form, name }) }] },
      {},
    )
  expect(written[1]?.before).toBe(text.replace('Jo Doe', 'Jo First'))
})

test('a new file names its schema', async () => {
  const { backend, written } = memoryBackend()
  const raw = JSON.stringify({ name: 'New' })
  // Decap asks whether the file exists.
  await backend.getEntry('data/people/new.json')
  await backend.persistEntry({ dataFiles: [{ path: 'data/people/new.json', raw }] }, {})
  expect(JSON.parse(written[0]?.raw ?? '')).toHaveProperty(
    '$schema',
    '../../src/content/schema/person.json',
  )
  expect(written[0]?.before).toBeUndefined()
})

test('lists a file that is not valid JSON with its line, and does not write it', async () => {
  const { backend, written } = memoryBackend('{\n  "name" }')
  const [entry] = await backend.entriesByFolder()
  expect(entry && formOf(entry).title).toMatch(/^data\/people\/jo-doe\.json:2 is not valid JSON/)
  await expect(backend.persistEntry({ dataFiles: [{ path, raw: '{}' }] }, {})).rejects.toThrow(
    'is not valid JSON',
  )
  expect(written).toEqual([])
})

test('refuses to delete a file that others link to, and lists the links', async () => {
  const { backend, deleted } = memoryBackend()
  await expect(backend.deleteFiles([path], '')).rejects.toThrow('data/contact.json:12')
  await backend.deleteFiles(['data/people/kim-poe.json'], '')
  expect(deleted).toEqual(['data/people/kim-poe.json'])
})

test("passes on the server's response to a change, but not to a refused one", async () => {
  const { backend, onChange } = memoryBackend()
  await backend.getEntry(path)
  await expect(backend.deleteFiles([path], '')).rejects.toThrow()
  expect(onChange).not.toHaveBeenCalled()
  await backend.persistEntry({ dataFiles: [{ path, raw: text }] }, {})
  await backend.deleteFiles(['data/people/kim-poe.json'], '')
  expect(onChange.mock.calls).toEqual([[{ problems: [] }], [{ problems: [] }]])
})
