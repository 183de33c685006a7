import { readFileSync } from 'node:fs'
import { site } from '../../../../src/site'
import type { SchemaNode } from '../../../../plugins/content/files/resolve-schema'
import { buildFragments } from '../../../../plugins/content/graphql/build-fragments'
import { buildTypes } from '../../../../plugins/content/graphql/build-types'
import { allTypes, readCode } from '../../../../plugins/content/graphql/create-types'

/** What an adopter's schema can have wrong; that of a wrong type stops the build or the lint. */

const common = { $id: 'common.schema.json', path: '', $defs: {} }

const typesOf = (properties: Record<string, SchemaNode>) =>
  buildTypes(
    [{ file: 'thing.json', type: 'Thing', schema: 'thing.schema.json' }],
    [common, { $id: 'thing.schema.json', path: '', type: 'object', properties }],
  )

const text = { description: 'A text.', type: 'string' }
const named = (field: string): SchemaNode => ({
  type: 'object',
  graphql: { name: 'Same' },
  properties: { [field]: text },
})

test.each<[what: string, properties: Record<string, SchemaNode>, message: string]>([
  ['a field without a type', { value: { description: 'Any.' } }, 'The type of ThingValue'],
  ['two objects of one name', { one: named('a'), two: named('b') }, 'Same'],
  [
    'an unresolved reference',
    { value: { $ref: 'common.schema.json#/$defs/none' } },
    'common.schema.json#/$defs/none',
  ],
])('%s is an error', (_what, properties, message) => {
  expect(() => typesOf(properties)).toThrow(message)
})

test('a field of the same name in another object is none', () => {
  const { Thing } = typesOf({ one: named('a'), two: named('a') })
  expect(Thing?.fields.one?.type).toBe('Same')
})

test('a field with a default is never null', () => {
  const label = { ...text, default: 'Close' }
  expect(typesOf({ label, other: text }).Thing?.fields).toMatchObject({
    label: { type: 'String!' },
    other: { type: 'String' },
  })
})

/** GraphiQL shows a description of every type and field. */

const types = allTypes(site, process.cwd())

test('every type has a description', () => {
  const bare = Object.entries(types).filter(([, { description }]) => !description?.trim())
  expect(bare.map(([name]) => name)).toEqual([])
})

test('every field has a description', () => {
  const bare = Object.entries(types).flatMap(([type, { fields }]) =>
    Object.entries(fields)
      .filter(([name, { description }]) => name !== 'id' && !description?.trim())
      .map(([name]) => `${type}.${name}`),
  )
  expect(bare).toEqual([])
})

/** The lines of the module with fragments for this code, without the lines around them. */
const fragmentsFor = (...code: string[]): string[] =>
  [...buildFragments(types, code).matchAll(/^ {2}fragment .*/gm)].map(([line]) => line.trim())

test('code that names a fragment gets it, with all fields but pictures and other files', () => {
  expect(fragmentsFor('{ team { ...CaseStudyTeam } ...Photo }', 'const a = { ...rest }')).toEqual([
    'fragment CaseStudyTeam on CaseStudyTeam { people roles }',
  ])
  expect(fragmentsFor('type A = Queries.OfferingProblemFragment')).toEqual([
    'fragment OfferingProblem on OfferingProblem { title points { title description } }',
  ])
  expect(fragmentsFor('...PagePicture')).toEqual([
    'fragment PagePicture on PagePicture { imgAlt second { imgAlt } caption }',
  ])
})

test('a fragment spreads those that code names too', () => {
  expect(fragmentsFor('...OfferingProblem ...Point')).toEqual([
    'fragment OfferingProblem on OfferingProblem { title points { ...Point } }',
    'fragment Point on Point { title description }',
  ])
})

test('src/content/fragments.ts has the fragments that code names; "npm run build" writes it', () => {
  const path = 'src/content/fragments.ts'
  const current = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  expect(current === buildFragments(types, readCode(process.cwd(), path))).toBe(true)
})
