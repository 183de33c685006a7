import { validate } from '../../../../plugins/content/check/run'
import { parseSchema } from '../../../../plugins/content/files/schema-files'
import { formatIssue } from '../../../../plugins/content/issue'
import type { Feature } from '../../../../plugins/content/model'
import { site as shipped } from '../../../../src/site'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { schemas as shippedSchemas } from '../../../fixtures/schemas'

/** What a collection that an agency adds refers to: the check knows it from the schema alone. */

const common = '../../content/schemas/common.schema.json#/$defs'
const schema = parseSchema(
  'src/features/news/news.schema.json',
  JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'News',
    $ref: `${common}/entry`,
    type: 'object',
    unevaluatedProperties: false,
    required: ['title', 'description', 'by'],
    properties: {
      title: { $ref: `${common}/pageTitle` },
      description: { $ref: `${common}/description` },
      by: {
        type: 'string',
        graphql: { type: 'Person', extensions: { linkInLanguage: { by: 'name' } } },
      },
      checkedBy: {
        type: 'string',
        graphql: { type: 'Person', extensions: { linkInLanguage: { by: 'fields.name' } } },
      },
      service: {
        $ref: `${common}/path`,
        graphql: { type: 'Service', extensions: { link: { by: 'fields.path' } } },
      },
      topics: {
        type: 'array',
        items: { $ref: `${common}/path` },
        graphql: { type: 'Offering', extensions: { link: { by: 'fields.path' } } },
      },
      more: { $ref: `${common}/href` },
      photo: { $ref: `${common}/picturePath` },
      day: { $ref: `${common}/day` },
      until: { $ref: `${common}/day`, after: 'day' },
    },
  }),
)

/** One list for all tests: its schemas are compiled once. */
const schemas = [...shippedSchemas, schema]

const feature: Feature = {
  collections: [
    { file: 'news.json', type: 'Overview', schema: 'overview.schema.json' },
    { folder: 'news/', type: 'News', schema: 'news.schema.json', template: 'news' },
  ],
  pages: [{ path: '/news/', template: 'news', title: ['news.json', '/title'], lists: 'news/' }],
}

const right = {
  $schema: '../../src/features/news/news.schema.json',
  order: 1,
  title: 'A new office',
  description: 'We have moved to an office with a view of the harbor, and one desk more.',
  by: 'Jo Doe',
  checkedBy: 'kim-poe',
  service: '/services/web/',
  topics: ['/industries/retail/', '/services/design/'],
  more: 'https://harbor.example/',
  photo: './office/view.png',
  day: '2024-02-29',
  until: '2024-03-31',
}

function issuesOf(change: object): string[] {
  const content = fixtureSite()
  content.files['news.json'] = {
    ...(content.files['services.json'] as object),
    title: 'News',
  }
  content.files['news/office.json'] = { ...right, ...change }
  content.pictures.set('news/office/view.png', { width: 3200, height: 2000, bytes: 400_000 })
  const source = sourceOf(content)
  const { collections = [], pages = [] } = feature
  const site = {
    ...shipped,
    collections: [...shipped.collections, ...collections],
    pages: [...shipped.pages, ...pages],
  }
  return validate({ ...source, site, schemas }).map(formatIssue)
}

test('accepts what exists', () => {
  expect(issuesOf({})).toEqual([])
})

test.each<[what: string, change: object, issue: RegExp]>([
  [
    'a name that no file has',
    { by: 'Jo Do' },
    /^data\/news\/office\.json:6:9 +\/by +unknown-name +there is no "Jo Do" in data\/people\/ .*did you mean "Jo Doe"/,
  ],
  [
    'the name of a file that does not exist',
    { checkedBy: 'someone' },
    /\/checkedBy +unknown-name +there is no data\/people\/someone\.json .*write the name of a file in data\/people\/, without "\.json" \(npm run new -- person "Title" makes one\), or delete "checkedBy"/,
  ],
  [
    'a page that does not exist',
    { service: '/services/webb/' },
    /\/service +dangling-link .*did you mean "\/services\/web\/"/,
  ],
  [
    'a page of another kind',
    { service: '/industries/retail/' },
    /\/service +wrong-page +must be the path of a page of data\/services\//,
  ],
  [
    'a page whose type does not implement the interface',
    { topics: ['/case-studies/alpha-ledger/'] },
    /\/topics\/0 +wrong-page +must be the path of a page of data\/industries\/ or data\/services\//,
  ],
  ['a link under any key', { more: '/nowhere/' }, /\/more +dangling-link/],
  [
    'a picture under any key',
    { photo: './office/vew.png' },
    /\/photo +missing-picture .*view\.png/,
  ],
  [
    'a day that is not in the calendar',
    { day: '2026-02-31', until: '2026-02-20' },
    /\/day +wrong-form +there is no 2026-02-31 in the calendar/,
  ],
  ['a day in another form', { day: '3 March 2024' }, /\/day +wrong-form .*A day: year, month/],
  [
    'a date that is not after another',
    { until: '2024-02-29' },
    /\/until +reversed-range +is not after "day"/,
  ],
])('reports %s', (_what, change, issue) => {
  expect(issuesOf(change)).toEqual([expect.stringMatching(issue)])
})
