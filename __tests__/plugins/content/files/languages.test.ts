import { inherit } from '../../../../plugins/content/files/inherit'
import { languageOfFile } from '../../../../plugins/content/files/languages'
import { parseSchema, readSchemas } from '../../../../plugins/content/files/schema-files'
import { siteOf } from '../../../../plugins/content/site/read-site'
import { site } from '../../../../src/site'

const schema = parseSchema(
  'src/tour.schema.json',
  JSON.stringify({
    properties: {
      title: { type: 'string' },
      code: { type: 'string', sameInAllLanguages: true },
      days: { type: 'integer' },
      draft: { type: 'boolean', sameInAllLanguages: false },
      picture: {
        properties: { file: { type: 'string', sameInAllLanguages: true }, alt: { type: 'string' } },
      },
      stops: {
        type: 'array',
        items: { properties: { name: { type: 'string' }, km: { type: 'number' } } },
      },
    },
  }),
)

const original = {
  title: 'By rail',
  code: 'R1',
  days: 3,
  draft: true,
  picture: { file: './rail.png', alt: 'A train.' },
  stops: [
    { name: 'Bergen', km: 0 },
    { name: 'Voss', km: 106 },
  ],
}

const inherited = (translation: object): unknown =>
  inherit(translation, original, { schema: schema.$id, schemas: [schema] })

test('a translation has what is the same in all languages from its original, but no words', () => {
  expect(inherited({ title: 'Med tog' })).toEqual({ title: 'Med tog', code: 'R1', days: 3 })
  expect(inherited({ code: 'T1', days: 4 })).toEqual({ code: 'T1', days: 4 })
})

test('in an object that it has itself, too', () => {
  expect(inherited({ picture: { alt: 'Et tog.' } })).toMatchObject({
    picture: { file: './rail.png', alt: 'Et tog.' },
  })
})

test('entries of lists are those of the same thing while both lists have as many', () => {
  const stops = [{ name: 'Bergen' }, { name: 'Voss sentrum' }]
  expect(inherited({ stops })).toMatchObject({
    stops: [
      { name: 'Bergen', km: 0 },
      { name: 'Voss sentrum', km: 106 },
    ],
  })
  expect(inherited({ stops: stops.slice(1) })).toMatchObject({ stops: stops.slice(1) })
})

test.each([
  ['nb/home.json', 'nb'],
  ['pt-BR/people/ana.json', 'pt-BR'],
  ['zh-Hant/site.json', 'zh-Hant'],
  ['home.json', undefined],
  ['home/picture.png', undefined],
  ['articles/tags/nb.json', undefined],
])('the language of data/%s is %s', (path, language) => {
  expect(languageOfFile(path)).toBe(language)
})

test('a draft is hidden in its own language, with its pictures', () => {
  const texts = {
    'site.json': '{ "timeZone": "Asia/Tokyo" }',
    'services/web.json': '{ "draft": true }',
    'services/apps.json': '{}',
    'nb/site.json': '{}',
    'nb/services/web.json': '{}',
    'nb/services/apps.json': '{ "publishAt": "2027-03-03" }',
  }
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }))
  const paths = [...Object.keys(texts), 'nb/services/apps/screen.png']
  const source = { site, files, schemas: readSchemas('.') }
  const hiddenAt = (time: string): string[] =>
    [...siteOf(source, { now: new Date(time) }, paths).hidden].sort()
  // In Tokyo it is the third of March.
  expect(hiddenAt('2027-03-02T15:00:00Z')).toEqual(['services/web.json'])
  expect(hiddenAt('2027-03-02T14:59:00Z')).toEqual([
    'nb/services/apps.json',
    'nb/services/apps/screen.png',
    'services/web.json',
  ])
})
