import { localeNames } from '../../../plugins/editor/browser/locale-names'
import { checkLimits } from '../../../plugins/editor/check-limits'
import { buildCollections } from '../../../plugins/editor/collections'
import type { Field } from '../../../plugins/editor/fields'
import { toFile, toForm } from '../../../plugins/editor/values'
import { splitLanguages } from '../../../plugins/content/files/languages'
import { parseFiles } from '../../../plugins/content/files/parse'
import { readSchemas } from '../../../plugins/content/files/schema-files'
import type { SiteConfig } from '../../../plugins/content/model'
import { site as shipped } from '../../../src/site'
import { fixtureSite, sourceOf } from '../../fixtures/content'
import { addGermanSubPage } from '../../fixtures/languages'
import { positionSchema } from '../../fixtures/documented-examples'

const site: SiteConfig = {
  ...shipped,
  collections: [
    ...shipped.collections,
    {
      folder: 'positions/',
      type: 'Position',
      schema: 'position.schema.json',
      template: 'position',
    },
  ],
}

const schemas = [...readSchemas(process.cwd()), positionSchema]
const pages = [{ path: '/services/web/', title: 'Web' }]
const webPage = { label: 'Web  /services/web/', value: '/services/web/' }
const files = { ...fixtureSite().files, 'positions/backend-developer.json': {} }
const entries = Object.entries(files).map(([path, value]) => ({ path, value }))
const { collections } = buildCollections(site, entries, schemas, { pages })

/** A field by its path: "people/portrait/imgAlt", "home/hero". */
function fieldAt(path: string): Field | undefined {
  const [form, ...names] = path.split('/')
  const all = [...collections, ...collections.flatMap(({ files = [] }) => files)]
  let field: Field | undefined
  let { fields } = all.find(({ name, fields }) => fields && name === form) ?? {}
  for (const name of names) {
    field = fields?.find((entry) => entry.name === name)
    fields = field?.fields ?? (field?.field && [field.field])
  }
  return field
}

test.each<[path: string, field: object]>([
  ['case-studies/title', { widget: 'string', label: 'Title', required: true }],
  [
    'case-studies/order',
    { widget: 'string', limits: { numbers: 'integer', min: 0, max: 1_000_000 } },
  ],
  ['case-studies/client', { widget: 'object', collapsed: true, required: false }],
  ['case-studies/imgUrl', { widget: 'image', label: 'Picture', choose_url: false }],
  ['case-studies/imgAlt', { widget: 'text', label: 'Alternative text', required: true }],
  ['case-studies/tech', { label: 'Technologies', limits: { min: 1 }, summary: '{{fields.entry}}' }],
  ['case-studies/services/entry', { widget: 'link' }],
  ['case-studies/showcase', { collapsed: true, summary: '{{fields.caption}}' }],
  ['case-studies/duration/asText', { widget: 'string', required: false }],
  ['site/direction', { widget: 'select', options: ['ltr', 'rtl'] }],
  ['services/questions/priceOf', { widget: 'select', options: [webPage] }],
  ['contact/contactPerson/person', { widget: 'relation', value_field: 'name' }],
  // A file named by its own name, and the text of a Markdown file.
  [
    'articles/author',
    { widget: 'relation', value_field: '{{slug}}', collection: 'people', display_fields: ['name'] },
  ],
  ['articles/tags/entry', { widget: 'relation', collection: 'articles--tags' }],
  ['articles/body', { widget: 'markdown', modes: ['raw'], required: true }],
  // Fields of an adopter's own kind.
  ['positions/order', { widget: 'string', required: true }],
  ['positions/technologies', { widget: 'list', label: 'Technologies' }],
])('%s has its widget, label and limits from the schema', (path, field) => {
  expect(fieldAt(path)).toMatchObject(field)
})

test('the hint is the description in the schema', () => {
  expect(fieldAt('case-studies/title')?.hint).toMatch(/^The name of the project/)
  expect(fieldAt('case-studies/client/name')?.hint).toMatch(/^Needed if its group is filled in/)
})

test('the limits of a form are those of the schema', () => {
  const fields = collections.find(({ name }) => name === 'case-studies')?.fields ?? []
  const tech = Array.from({ length: 99 }, () => 'Node')
  const refused = (form: object) => checkLimits(fields, { ...form })
  const reason = 'must be one line without spaces at its ends, at most 60 characters'
  for (const title of [' x', 'x ', 'a\nb', 'x'.repeat(61)])
    expect(refused({ title })).toMatchObject([{ pointer: '/title', problem: reason }])
  for (const title of ['', 'Rice & Rail', '5', '👍'.repeat(30), '棚'.repeat(30)])
    expect(refused({ title })).toEqual([])
  expect(refused({ title: '棚'.repeat(31) })).toMatchObject([{ problem: reason }])
  expect(refused({ order: '-1' })).toMatchObject([{ problem: 'must be at least 0, but is -1' }])
  for (const order of ['1,5', '1.500,00', '1e3', '১২', 'ten'])
    expect(refused({ order })).toMatchObject([
      { problem: `must be a number such as 12 or 1.5, but is "${order}"` },
    ])
  expect(refused({ order: '1.5' })).toMatchObject([
    { problem: 'must be a whole number, but is 1.5' },
  ])
  for (const order of ['', '0', ' 12 ']) expect(refused({ order })).toEqual([])
  expect(refused({ tech, client: { name: ' x' } })).toMatchObject([
    { pointer: '/client/name' },
    { pointer: '/tech', problem: 'must have at most 16 entries, but has 99' },
  ])
  expect(refused({ tech: ['Node', ' x'], showcase: [{ caption: ' x' }] })).toMatchObject([
    { pointer: '/tech/1' },
    { pointer: '/showcase/0/caption' },
  ])
})

test('each folder is a collection, and so are the sub-pages of each page', () => {
  const labels = collections.map(({ label }) => label)
  expect(labels).toEqual(
    expect.arrayContaining(['Case studies', 'Positions', 'Industries: Retail']),
  )
  const edited = collections.flatMap(({ files = [] }) => files.map(({ file }) => file))
  expect(edited).toHaveLength(entries.filter(({ path }) => !path.includes('/')).length)
})

test('another language has collections of its own, whose forms need nothing that a translation has from its original', () => {
  const norwegianCollections = buildCollections(site, entries, schemas, {
    language: 'nb',
    pages,
  }).collections
  expect(norwegianCollections.map(({ name }) => name)).toEqual(
    collections.map(({ name }) => `nb--${name}`),
  )
  const studies = norwegianCollections.find(({ name }) => name === 'nb--case-studies')
  expect(studies).toMatchObject({
    ...{ label: 'Case studies (Norsk bokmål)', folder: 'data/nb/case-studies' },
    ...{ format: 'json-nb', extension: 'json' },
  })
  const required = (fields: readonly Field[] = []) =>
    Object.fromEntries(fields.map((field) => [field.name, field.required]))
  expect(required(studies?.fields)).toMatchObject({
    ...{ title: true, order: false, client: false, translationOf: false },
  })
  expect(
    required(collections.find(({ name }) => name === 'case-studies')?.fields),
  ).not.toHaveProperty('translationOf')
  const author = norwegianCollections
    .find(({ name }) => name === 'nb--articles')
    ?.fields?.find(({ name }) => name === 'author')
  expect(author).toMatchObject({ collection: 'nb--people' })
})

test('the sub-pages of a translated page are in its own folder', () => {
  const german = fixtureSite()
  addGermanSubPage(german)
  const germanContent = splitLanguages(sourceOf(german)).find(({ language }) => language === 'de')
  const { files } = parseFiles(site.collections, germanContent?.files ?? [])
  const built = buildCollections(site, files, schemas, { language: 'de', pages }).collections
  expect(built).toContainEqual(
    expect.objectContaining({
      label: 'Services: Web (Deutsch)',
      folder: 'data/de/services/netz',
      media_folder: '{{filename}}',
    }),
  )
})

test('a field that cannot be edited is named', () => {
  const schema = { ...positionSchema, properties: { title: { type: 'null' } } }
  const build = () =>
    buildCollections(site, entries, [...readSchemas(process.cwd()), schema], { pages })
  expect(build).toThrow('position.schema.json')
})

test('a folder of Markdown has the format of its schema, and one within another has a name of its own', () => {
  const named = (name: string) => collections.find((collection) => collection.name === name)
  expect(named('articles')).toMatchObject({ format: 'article.schema.json', extension: 'md' })
  expect(named('articles--tags')).toMatchObject({
    ...{ label: 'Articles: Tags', folder: 'data/articles/tags', format: 'json' },
  })
})

test('Decap has its own names for some languages', () => {
  expect(['de-CH', 'nb', 'zh-TW', 'pt-BR'].map(localeNames)).toEqual([
    ['de_CH', 'de'],
    ['nb_no'],
    ['zh_Hant', 'zh_Hans'],
    ['pt_BR', 'pt'],
  ])
})

test('a number that was typed is one in the file, and what is none stays as it was typed', () => {
  const fields = [
    {
      name: 'days',
      label: 'Days',
      widget: 'string',
      required: true,
      limits: { numbers: 'number' },
    },
    { name: 'title', label: 'Title', widget: 'string', required: true },
  ] satisfies Field[]
  const written = (days: unknown) => toFile(fields, { days, title: '7' }).days
  expect(['12', '1.5', ' 0 ', '-3', '1,5', '1e3', 'ten', 4].map(written)).toEqual([
    ...[12, 1.5, 0, -3],
    ...['1,5', '1e3', 'ten', 4],
  ])
  expect(toFile(fields, { days: '2', title: '7' }).title).toBe('7')
  // Decap shows a text "0", but no number 0.
  expect(toForm(fields, { days: 0, title: '7' })).toEqual({ days: '0', title: '7' })
})
