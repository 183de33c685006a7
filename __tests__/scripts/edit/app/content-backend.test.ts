import { resolve } from 'node:path'
import {
  contentBackend,
  type Backend,
  type DataFile,
} from '../../../../scripts/edit/app/content-backend'
import { editorFiles } from '../../../../src/content/editor/editor-files'
import { readSchemas } from '../../../../plugins/content/core/load'
import { fixtureSite, textOf } from '../../../fixtures/content'

const path = 'data/people/jo-doe.json'
const text = textOf(fixtureSite().files['people/jo-doe.json'])

const picture = {
  path: 'data/people/jo-doe/portrait.png',
  file: new File(['pixels'], 'portrait.png'),
}

/** A backend of Decap with one file and a picture, and what it was asked to write and delete. */
function memoryBackend(content = text, links = ['data/contact.json:12']) {
  const written: DataFile[] = []
  const pictures: Record<string, string> = {}
  const deleted: string[] = []
  const onChange = jest.fn()
  const inner: Backend = {
    getEntry: (asked) =>
      Promise.resolve({ data: asked === path ? content : null, file: { path: asked } }),
    entriesByFolder: () => Promise.resolve([{ data: content, file: { path } }]),
    entriesByFiles: () => Promise.resolve([]),
    unpublishedEntryDataFile: () => Promise.resolve(content),
    getMedia: (folder) => Promise.resolve(folder === 'data/people/jo-doe' ? [picture] : []),
    getMediaFile: (asked) =>
      asked === picture.path ? Promise.resolve(picture) : Promise.reject(new Error('not found')),
    persistEntry: async ({ dataFiles, assets }) => {
      written.push(...dataFiles)
      for (const asset of assets) pictures[asset.path] = atob(await asset.toBase64())
      return { issues: [] }
    },
    deleteFiles: (paths) => {
      deleted.push(...paths)
      return Promise.resolve({ issues: [] })
    },
  }
  const backend = contentBackend(inner, {
    files: editorFiles(readSchemas(resolve('.'))),
    format: (each) => Promise.resolve(each),
    linksTo: (asked) => Promise.resolve(asked === path ? links : []),
    onChange,
  })
  return { backend, written, pictures, deleted, onChange }
}

type Form = Record<string, unknown>
const formOf = ({ data }: { data: string | null }): Form => JSON.parse(data ?? '') as Form

test('opens a file as a form, and writes only the change together with the previous text', async () => {
  const { backend, written } = memoryBackend()
  const form = formOf(await backend.getEntry(path))
  const raw = JSON.stringify({ ...form, name: 'Jo Other' })
  await backend.persistEntry({ dataFiles: [{ path, raw }], assets: [] }, {})
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
      { dataFiles: [{ path, raw: JSON.stringify({ ...form, name }) }], assets: [] },
      {},
    )
  expect(written[1]?.before).toBe(text.replace('Jo Doe', 'Jo First'))
})

test('writes a new file, for which Decap first asks', async () => {
  const { backend, written } = memoryBackend()
  const newPath = 'data/people/new.json'
  await backend.getEntry(newPath)
  await backend.persistEntry(
    { dataFiles: [{ path: newPath, raw: '{ "name": "New" }' }], assets: [] },
    {},
  )
  expect(written).toEqual([{ path: newPath, raw: expect.stringContaining('"New"') as string }])
})

test('a copy shows the pictures of the original, and is saved with copies of them', async () => {
  const { backend, written, pictures } = memoryBackend()
  const form = formOf(await backend.getEntry(path))
  expect(await backend.getMediaFile('data/people/portrait.png')).toBe(picture)
  await backend.persistEntry(
    { dataFiles: [{ path: 'data/people/new.json', raw: JSON.stringify(form) }], assets: [] },
    {},
  )
  expect(JSON.parse(written[0]?.raw ?? '')).toMatchObject({
    portrait: { imgUrl: './new/portrait.png' },
  })
  expect(pictures).toEqual({ 'data/people/new/portrait.png': 'pixels' })
})

test('deletes the pictures of a file with it', async () => {
  const { backend, deleted } = memoryBackend(text, [])
  await backend.deleteFiles([path], '')
  expect(deleted).toEqual([path, picture.path])
})

test('lists a file that is not valid JSON with its line, and does not write it', async () => {
  const { backend, written } = memoryBackend('{\n  "name" }')
  const [entry] = await backend.entriesByFolder()
  expect(entry && formOf(entry).title).toMatch(/^data\/people\/jo-doe\.json:2 is not valid JSON/)
  await expect(
    backend.persistEntry({ dataFiles: [{ path, raw: '{}' }], assets: [] }, {}),
  ).rejects.toThrow('is not valid JSON')
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
  await backend.persistEntry({ dataFiles: [{ path, raw: text }], assets: [] }, {})
  await backend.deleteFiles(['data/people/kim-poe.json'], '')
  expect(onChange.mock.calls).toEqual([[{ issues: [] }], [{ issues: [] }]])
})
