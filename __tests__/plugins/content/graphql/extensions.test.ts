import { fieldExtensions } from '../../../../plugins/content/graphql/field-extensions'
import { pageExtensions } from '../../../../plugins/content/graphql/page-extensions'
import { languageFilter, type NodeModel } from '../../../../plugins/content/graphql/resolver'
import { site } from '../../../../src/site'
import { textExtensions } from '../../../../plugins/content/graphql/text-extensions'

type ResolveField = (...args: unknown[]) => Promise<unknown>

test('a field with ids has the files of its type with these ids', async () => {
  const byIds = fieldExtensions(site).find(({ name }) => name === 'byIds')
  const { resolve } = (byIds as { extend: () => { resolve: ResolveField } }).extend()
  const getNodesByIds = jest.fn(() => ['first', 'second'])
  const info = { fieldName: 'others', returnType: '[Article!]!' }
  expect(await resolve({}, { ids: ['1', '2'] }, { nodeModel: { getNodesByIds } }, info)).toEqual([
    'first',
    'second',
  ])
  expect(getNodesByIds).toHaveBeenCalledWith({ ids: ['1', '2'], type: 'Article' })
})

test('the pages below a page come in their order, however they were read', async () => {
  const subPages = pageExtensions(site).find(({ name }) => name === 'subPages')
  const { resolve } = (
    subPages as { extend: (options: object) => { resolve: ResolveField } }
  ).extend({})
  const entries = [
    { order: 2, title: 'Zeta' },
    { order: 1, title: 'Last' },
    { order: 2, title: 'Älter' },
  ]
  const findAll = jest.fn(() => Promise.resolve({ entries }))
  const source = { fields: { path: '/dienste/', language: 'de' } }
  const info = { fieldName: 'subPages', returnType: '[Service!]!' }
  const found = await resolve(source, {}, { nodeModel: { findAll } }, info)
  expect(found).toMatchObject([{ title: 'Last' }, { title: 'Älter' }, { title: 'Zeta' }])
  const filter = { fields: { parentPath: { eq: '/dienste/' } } }
  expect(findAll).toHaveBeenCalledWith({ type: 'Service', query: { filter } })
})

const withoutSample = fieldExtensions(site).find(({ name }) => name === 'withoutSample')
const { resolve: resolveSample } = (
  withoutSample as { extend: () => { resolve: ResolveField } }
).extend()

type Source = Record<string, unknown>

/** The resolver of a field that finds other files by their names. */
const { resolve: resolveLink } = (
  fieldExtensions(site).find(({ name }) => name === 'linkInLanguage') as {
    extend: (options: object) => { resolve: ResolveField }
  }
).extend({ by: 'fields.name' })

test('a value that is in no content file is an error', () => {
  const nodeModel = { findRootNodeAncestor: () => null } as unknown as NodeModel
  expect(() => languageFilter({ title: 'Loose' }, nodeModel)).toThrow('Loose')
})

test.each<[what: string, value: unknown, source: Source]>([
  ['a file', 'jo', { fields: { language: 'nb' } }],
  ['a part of a file', 'jo', {}],
  ['a list', ['jo'], { fields: { language: 'nb' } }],
])('%s names files in its own language', async (_what, author, source) => {
  const findOne = jest.fn(() => Promise.resolve('the file'))
  const nodeModel = {
    findOne,
    findRootNodeAncestor: (_source: Source, isFound: (file: Source) => boolean) =>
      [{}, { fields: { language: 'nb' } }].find(isFound) ?? null,
  }
  const info = { fieldName: 'author', returnType: '[Person!]!' }
  const found = await resolveLink({ ...source, author }, {}, { nodeModel }, info)
  expect(found).toEqual(Array.isArray(author) ? ['the file'] : 'the file')
  const filter = { language: { eq: 'nb' }, fields: { name: { eq: 'jo' } } }
  expect(findOne).toHaveBeenCalledWith({ type: 'Person', query: { filter } })
})

test('a name that no file of its language has is that of an original, and means its translation', async () => {
  const original = { fields: { file: 'people/jo.json' } }
  const find = jest.fn(({ query }: { query: object }) => {
    const text = JSON.stringify(query)
    if (text.includes('"original":{"eq":"people/jo.json"}')) return Promise.resolve('translation')
    return Promise.resolve(text.includes('"folder":{"eq":null}') ? original : null)
  })
  const source = { fields: { language: 'nb' }, author: 'jo' }
  const info = { fieldName: 'author', returnType: 'Person!' }
  expect(await resolveLink(source, {}, { nodeModel: { findOne: find } }, info)).toBe('translation')
})

test('a field that names no file has none', async () => {
  expect(await resolveLink({}, {}, {}, { fieldName: 'author' })).toBeNull()
})

/** What a page shows of `prefill` in data/scheduling.json. */
const show = (prefill: unknown, siteMetadata?: object) =>
  resolveSample(
    { prefill },
    {},
    { nodeModel: { findOne: () => Promise.resolve({ siteMetadata }) } },
    { fieldName: 'prefill' },
  )

const sample = { sample: true, name: 'Made Up', date: { daysAhead: 2 } }

test('hides sample values, and the whole group if there are no others', async () => {
  expect(await show(sample)).toEqual({ date: { daysAhead: 2 } })
  expect(await show({ sample: true, name: 'Made Up' })).toBeNull()
})

test('shows sample values in development and in previews, and values of the agency always', async () => {
  expect(await show(sample, { showsSamples: true })).toBe(sample)
  const author = { name: 'Real' }
  expect(await show(author)).toBe(author)
})

type ExtendList = (options: { place?: string }) => {
  resolve: (...args: unknown[]) => Promise<{ title: string; link: string }[]>
}

const page = (title: string, more: object = {}) => ({
  title,
  language: 'en',
  fields: { path: `/${title.toLowerCase()}/` },
  place: 'menu',
  sections: [],
  ...more,
})

/** A list of links followed by the custom pages with its place. */
async function linkObjectsWith(
  pages: readonly ReturnType<typeof page>[],
  place?: string,
  addresses: readonly string[] = ['https://other.example/'],
) {
  const existing = pageExtensions(site).find(({ name }) => name === 'existing')
  const { resolve } = (existing as { extend: ExtendList }).extend({ place })
  const nodeModel = {
    findOne: ({ type }: { type: string }) => Promise.resolve(type === 'SitePage' ? null : {}),
    findAll: ({ query }: { query: { filter: Record<'language' | 'place', { eq: string }> } }) =>
      Promise.resolve({
        entries: pages.filter(
          ({ language, place: placeOfPage }) =>
            language === query.filter.language.eq && placeOfPage === query.filter.place.eq,
        ),
      }),
  }
  const fields = { language: 'en' }
  const links = addresses.map((link) => ({ title: 'Listed', link }))
  const info = { fieldName: 'main', returnType: '[Entry!]!' }
  return resolve({ main: links, fields }, {}, { nodeModel }, info)
}

const linksWith = async (...parameters: Parameters<typeof linkObjectsWith>): Promise<string[]> =>
  (await linkObjectsWith(...parameters)).map(({ link }) => link)

test('pages with the place of a list are added after its links, by order and then by title', async () => {
  const pages = [
    page('Zeta'),
    page('Beta'),
    page('Second', { order: 2 }),
    page('First', { order: 1 }),
    page('Elsewhere', { place: 'footer' }),
    page('Annet', { language: 'nb' }),
  ]
  expect(await linksWith(pages, 'menu')).toEqual([
    'https://other.example/',
    '/first/',
    '/second/',
    '/beta/',
    '/zeta/',
  ])
})

test('an added link has the language of its page, for the extensions of its own fields', async () => {
  const norwegian = page('Vilkår', { fields: { path: '/vilkar/', language: 'nb' } })
  const [, added] = await linkObjectsWith([norwegian], 'menu')
  expect(languageFilter({ ...added }, {} as NodeModel)).toEqual({ language: { eq: 'nb' } })
})

test('a page that the list has itself is not added again', async () => {
  const listed = page('Listed', { fields: { path: 'https://other.example/' } })
  expect(await linksWith([listed], 'menu')).toEqual(['https://other.example/'])
})

test('a page with blanks is omitted, and a list without a place gets no pages', async () => {
  const blank = page('Privacy', { seo: { title: 'Privacy of [legal name]' } })
  expect(await linksWith([blank], 'menu')).toEqual(['https://other.example/'])
  expect(await linksWith([page('Notes')])).toEqual(['https://other.example/'])
})

test('files and other addresses stay, and pages that the site does not have go', async () => {
  const kept = ['/files/a%20b.pdf', '/files/b.pdf#page=2', 'mailto:a@b.example', 'tel:+1']
  expect(await linksWith([], undefined, [...kept, '/no/page/', '/no/page/#a'])).toEqual(kept)
})

type Resolve = (...args: unknown[]) => Promise<unknown>
type Extend = (options: object, before: { resolve?: Resolve }) => { resolve: Resolve }

const directive = (name: string): Extend =>
  textExtensions.find((extension) => extension.name === name)?.extend as Extend

/** The settings and labels of a site in two languages. */
const words = [
  { language: 'en', locale: 'en-US', to: 'to' },
  { language: 'nb', locale: 'nb-NO', to: 'til' },
]
const findOne = jest.fn(({ query }: { query: { filter: { language: { eq: string } } } }) =>
  Promise.resolve(words.find(({ language }) => language === query.filter.language.eq)),
)
const nodeModel = { findOne }

test('a text, and each text of a list, keeps numbers and their units on one line', async () => {
  const { resolve } = directive('keepUnits')({}, {})
  const read = (value: unknown, language = 'en') =>
    resolve({ value, fields: { language } }, {}, { nodeModel }, { fieldName: 'value' })
  expect(await read('about 2 weeks')).toBe('about 2\u00a0weeks')
  expect(await read(['9 %', 'none'])).toEqual(['9\u00a0%', 'none'])
  expect(await read(undefined)).toBeUndefined()
  // The units are those of the language that the text is in.
  expect([await read('2 uker', 'nb'), await read('2 uker')]).toEqual(['2\u00a0uker', '2 uker'])
})
