import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type * as BuildTypes from '../../src/content/graphql/build-types'
import type * as Kinds from '../../src/content/content-kinds'
import type * as Load from '../../src/content/load'
import type * as NodeFields from '../../src/content/node-fields'
import type * as Validation from '../../src/content/validation/validate'
import type * as Pages from '../../src/routes/content-pages'
import type { ContentEntry } from '../../src/routes/content-entry'
import type * as Registry from '../../src/routes/page-registry'
import { set } from '../fixtures/changes'
import { fixtureSite, sourceOf, textOf, type FixtureSite } from '../fixtures/content'

/**
 * Follows the recipes of docs/content-and-fields.md on a copy of the code with the small site of the fixtures.
 */

const project = resolve(__dirname, '../..')
let copy = ''

beforeEach(() => {
  jest.resetModules()
  copy = mkdtempSync(join(tmpdir(), 'recipes-'))
  for (const folder of ['src/content', 'src/routes']) {
    cpSync(join(project, folder), join(copy, folder), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
})

afterEach(() => rmSync(copy, { recursive: true }))

/** Adds a line after the one that contains a text. */
const addLine = (file: string, after: string, line: string): void => {
  const lines = readFileSync(join(copy, file), 'utf8').split('\n')
  const index = lines.findIndex((each) => each.includes(after))
  expect(index).toBeGreaterThan(-1)
  writeFileSync(join(copy, file), lines.toSpliced(index + 1, 0, line).join('\n'))
}

const schemaFile = (name: string): string => `src/content/schema/${name}.json`

const writeSchema = (name: string, schema: object): void =>
  writeFileSync(join(copy, schemaFile(name)), JSON.stringify({ $id: `${name}.json`, ...schema }))

const load = async <Module>(path: string) => (await import(join(copy, 'src', path))) as Module

/** The issues, GraphQL types and pages that the code of the copy derives from a site. */
async function outcomeOf(site: FixtureSite) {
  const { readSchemas } = await load<typeof Load>('content/load')
  const { kinds, kindOf } = await load<typeof Kinds>('content/content-kinds')
  const { formatIssue, validate } = await load<typeof Validation>('content/validation/validate')
  const { buildTypes } = await load<typeof BuildTypes>('content/graphql/build-types')
  const { nodeFields } = await load<typeof NodeFields>('content/node-fields')
  const { listPages } = await load<typeof Registry>('routes/page-registry')
  const { buildContentPages } = await load<typeof Pages>('routes/content-pages')
  const schemas = readSchemas(copy)
  const settings = { language: 'en' }
  const entries = Object.entries(site.files).flatMap(([file, value]): ContentEntry[] => {
    const type = kindOf(file)?.type
    const content = JSON.parse(textOf(value)) as Record<string, unknown>
    return type
      ? [{ id: file, file, type, content, ...nodeFields(type, file, { content, settings }) }]
      : []
  })
  return {
    issues: validate({ ...sourceOf(site), schemas }).map(formatIssue),
    types: buildTypes(kinds, schemas),
    listed: listPages(entries),
    pages: buildContentPages(entries),
  }
}

const text = { description: 'A text.', $ref: 'label.json' }
const event = {
  $schema: '../../src/content/schema/event.json',
  title: 'Open day',
  description: 'Visit us.',
}
const home = '/services/all/link'

test('a new field is validated and is in GraphQL once it is in the schema', async () => {
  const path = schemaFile('case-study')
  const schema = JSON.parse(readFileSync(join(copy, path), 'utf8')) as { properties: object }
  Object.assign(schema.properties, { awardTitle: text })
  writeFileSync(join(copy, path), JSON.stringify(schema))

  const site = fixtureSite()
  set('case-studies/alpha-ledger.json', '/awardTitle', 'Best ledger')(site)
  set('case-studies/gamma-stock.json', '/awardTitle', 5)(site)
  const { issues, types } = await outcomeOf(site)
  expect(issues).toEqual([expect.stringContaining('/awardTitle  wrong-type')])
  expect(issues[0]).toContain('data/case-studies/gamma-stock.json')
  expect(types).toMatch(/type CaseStudy implements [^}]*\n"A text."\nawardTitle: String/)
})

test('a new kind has pages once it has a schema, files and an entry in content-kinds.ts', async () => {
  writeSchema('event', {
    description: 'An event: data/events/<slug>.json.',
    $ref: 'common.json#/$defs/page',
    type: 'object',
    additionalProperties: false,
    required: ['title', 'description'],
    properties: { $schema: { type: 'string' }, title: text, description: text },
  })
  addLine(
    'src/content/content-kinds.ts',
    'const folders',
    String.raw`[/^events\/[^/]+\.json$/, { type: 'Event', schema: 'event.json', template: 'event' }],`,
  )

  const site = fixtureSite()
  site.files['events/open-day.json'] = event
  set('home.json', home, '/events/open-day/')(site)
  const { issues, types, listed, pages } = await outcomeOf(site)
  expect(issues).toEqual([])
  expect(types).toMatch(/type Event implements Node [^}]*\npath: String! @proxy/)
  expect(pages).toContainEqual({
    path: '/events/open-day/',
    template: 'event',
    context: { id: 'events/open-day.json' },
  })
  expect(listed).toContainEqual({
    path: '/events/open-day/',
    title: 'Open day',
    label: '',
    description: 'Visit us.',
    indexable: true,
  })
})

test('a new single page has an address once it has a schema, a file and its entry in single-pages.ts', async () => {
  writeSchema('careers', {
    description: 'data/careers.json: the page of open positions.',
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: { $schema: { type: 'string' }, title: text },
  })
  addLine(
    'src/routes/single-pages.ts',
    'export const singlePages',
    "{ path: '/careers/', title: ['careers.json', '/title'] },",
  )

  const site = fixtureSite()
  set('home.json', home, '/careers/')(site)
  const before = await outcomeOf(site)
  expect(before.issues).toEqual([expect.stringContaining('there is no page /careers/')])

  site.files['careers.json'] = { $schema: '../src/content/schema/careers.json', title: 'Join us' }
  const { issues, types, listed } = await outcomeOf(site)
  expect(issues).toEqual([])
  expect(types).toContain('type Careers implements Node')
  expect(listed).toContainEqual(
    expect.objectContaining({ path: '/careers/', title: 'Join us', indexable: true }),
  )
})
