import { resolve } from 'node:path'
import { buildDecapConfig } from '../../../../src/content/editor/decap-config'
import type { DecapField } from '../../../../src/content/editor/decap-fields'
import {
  formShapes,
  type FormField,
  type FormShape,
} from '../../../../src/content/editor/form-shape'
import { kinds } from '../../../../plugins/content/core/kinds'
import { readSchemas } from '../../../../plugins/content/core/load'
import { fixtureSite, sourceOf } from '../../../fixtures/content'

const schemas = readSchemas(resolve('.'))
const pages = [{ path: '/services/web/', title: 'Web' }]
const config = buildDecapConfig({ ...sourceOf(fixtureSite()), schemas }, pages)

const all = config.collections.flatMap(({ fields = [], files = [] }) => [
  ...fields,
  ...files.flatMap((file) => file.fields),
])

const within = (field: DecapField): DecapField[] =>
  [field, ...(field.fields ?? []), ...(field.field ? [field.field] : [])].flatMap((each) =>
    each === field ? [field] : within(each),
  )

/** All paths of keys in the values of a kind. */
const keysIn = (fields: readonly FormField[]): string[] => {
  const below = (shape: FormShape): string[] => {
    if (shape.kind === 'list') return below(shape.item)
    return 'fields' in shape ? keysIn(shape.fields) : []
  }
  return fields.flatMap(({ name, shape }) => [name, ...below(shape).map((key) => `${name}/${key}`)])
}

test.each(kinds.map(({ schema }) => schema))('every field of %s can be edited', (schema) => {
  const properties = (node: unknown): string[] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
          key === 'properties' && typeof child === 'object' && child !== null
            ? [...Object.keys(child), ...Object.values(child).flatMap(properties)]
            : properties(child),
        )
      : []
  const file = schemas.find(({ $id }) => $id === schema)
  const keys = new Set(keysIn(formShapes(schemas)(schema)).flatMap((key) => key.split('/')))
  const missing = properties(file).filter((name) => name !== '$schema' && !keys.has(name))
  expect(missing).toEqual([])
})

test('a field has its hint, required flag and limits from the schema', () => {
  const [title] = all.filter(({ name }) => name === 'title')
  expect(title).toMatchObject({ label: 'Title', widget: 'string', required: true })
  expect(title?.hint).toBeTruthy()
  const order = all.find(({ name }) => name === 'order')
  expect(order).toMatchObject({ widget: 'number', value_type: 'int', min: 0, max: 1_000_000 })
  const language = all.find(({ name }) => name === 'direction')
  expect(language).toMatchObject({ widget: 'select', options: ['ltr', 'rtl'], required: false })
})

test('a field for a page offers the pages of the site', () => {
  const [priceOf] = all.flatMap(within).filter(({ name }) => name === 'priceOf')
  expect(priceOf).toMatchObject({
    widget: 'select',
    options: [{ label: 'Web  /services/web/', value: '/services/web/' }],
  })
})

test('single files are in two groups, followed by the folders, each with the groups of its sub-pages', () => {
  expect(config.collections.map(({ label }) => label)).toEqual([
    'Pages',
    'Site settings',
    'Case studies',
    'Our company',
    'Custom pages',
    'People',
    'Products',
    'Industries',
    'Industries: Health',
    'Industries: Retail',
    'Services',
    'Services: Design',
    'Services: Web',
  ])
})

test('single pages are in the order of the site', () => {
  const files = config.collections[0]?.files?.map(({ name }) => name)
  expect(files?.slice(0, 3)).toEqual(['home', 'case-studies', 'products'])
})

test('the form refuses a text that its schema refuses, and says what it must be', () => {
  const study = config.collections.find(({ name }) => name === 'case-studies')
  const title = study?.fields?.find(({ name }) => name === 'title')
  const [pattern = '', message] = title?.pattern ?? []
  expect(message).toBe(
    'one line of at most 60 characters, without spaces at its ends or invisible characters',
  )
  const accepts = (text: string): boolean => new RegExp(pattern, 'u').test(text)
  expect(
    ['Rice & Rail', 'Ærlig 👍', '5', 'x'.repeat(60), '👍'.repeat(60)].filter(accepts),
  ).toHaveLength(5)
  expect([' x', 'x ', 'a\nb', 'x'.repeat(61)].filter(accepts)).toEqual([])
  const publishAt = all.find(({ name }) => name === 'publishAt')?.pattern
  expect(publishAt?.[1]).toBe('in the form that is described below')
  expect(new RegExp(publishAt?.[0] ?? '', 'u').test('2027-03-03')).toBe(true)
  expect(new RegExp(publishAt?.[0] ?? '', 'u').test('tomorrow')).toBe(false)
})

test('no two collections have the same name', () => {
  const names = config.collections.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('pictures are uploaded to the folder with the name of the file', () => {
  const studies = config.collections.find(({ name }) => name === 'case-studies')
  expect(studies).toMatchObject({
    folder: 'data/case-studies',
    create: true,
    media_folder: '{{filename}}',
    public_folder: './{{filename}}',
  })
})

test('a collection has the title of its parent page, however the file is written', () => {
  const source = sourceOf(fixtureSite())
  const files = source.files.map((file) =>
    file.path === 'services/web.json'
      ? { ...file, text: String.raw`{ "seo": { "title": "No" }, "title" : "\u017bagle \"A\"" }` }
      : file,
  )
  const labels = buildDecapConfig({ files, schemas }, pages).collections.map(({ label }) => label)
  expect(labels).toContain('Services: Żagle "A"')
})
