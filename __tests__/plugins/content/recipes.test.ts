import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type * as BuildTypes from '../../../plugins/content/graphql/build-types'
import type * as Kinds from '../../../plugins/content/core/kinds'
import type * as Load from '../../../plugins/content/core/load'
import type * as NodeFields from '../../../plugins/content/core/node-fields'
import type * as Validation from '../../../plugins/content/check/validate'
import type * as Pages from '../../../plugins/content/core/pages/content-pages'
import type { ContentEntry } from '../../../plugins/content/core/pages/content-entry'
import type * as Registry from '../../../plugins/content/core/pages/page-registry'
import { set } from '../../fixtures/changes'
import { fixtureSite, sourceOf, textOf, type FixtureSite } from '../../fixtures/content'
import { addEventKind } from '../../fixtures/own-kind'
import { makeFolder } from '../../support/folder'

/** Follows the longest recipe of docs/content-and-fields.md on a copy of the code. */
const copy = makeFolder()
cpSync(resolve('plugins'), join(copy, 'plugins'), { recursive: true })
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

const load = async <Module>(path: string) =>
  (await import(join(copy, 'plugins/content', path))) as Module

/** The issues, GraphQL types and pages that the code of the copy derives from a site. */
async function outcomeOf(site: FixtureSite) {
  const { readSchemas } = await load<typeof Load>('core/load')
  const { kinds, kindOf } = await load<typeof Kinds>('core/kinds')
  const { formatIssue, validate } = await load<typeof Validation>('check/validate')
  const { buildTypes } = await load<typeof BuildTypes>('graphql/build-types')
  const { nodeFields } = await load<typeof NodeFields>('core/node-fields')
  const { listPages } = await load<typeof Registry>('core/pages/page-registry')
  const { buildContentPages } = await load<typeof Pages>('core/pages/content-pages')
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

const event = {
  $schema: '../../plugins/content/schemas/event.json',
  title: 'Open day',
  description: 'Visit us.',
}

test('a new kind has pages once it has a schema, files and an entry in core/kinds.ts', async () => {
  addEventKind(copy)
  const site = fixtureSite()
  site.files['events/open-day.json'] = event
  set('home.json', '/services/all/link', '/events/open-day/')(site)
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
