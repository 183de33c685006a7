import { fieldExtensions } from '../../../../plugins/content/graphql/field-extensions'
import { pageExtensions } from '../../../../plugins/content/graphql/page-extensions'
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

const withoutSample = fieldExtensions(site).find(({ name }) => name === 'withoutSample')
const { resolve: resolveSample } = (
  withoutSample as { extend: () => { resolve: ResolveField } }
).extend()

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
  fields: { path: `/${title.toLowerCase()}/` },
  place: 'menu',
  sections: [],
  ...more,
})

/** The links of a list followed by the custom pages with its place. */
async function linksWith(pages: readonly ReturnType<typeof page>[], place?: string) {
  const existing = pageExtensions(site).find(({ name }) => name === 'existing')
  const { resolve } = (existing as { extend: ExtendList }).extend({ place })
  const nodeModel = {
    findOne: () => Promise.resolve({}),
    findAll: ({ query }: { query: { filter: { place: { eq: string } } } }) =>
      Promise.resolve({ entries: pages.filter((page) => page.place === query.filter.place.eq) }),
  }
  const links = [{ title: 'Listed', link: 'https://other.example/' }]
  const info = { fieldName: 'main', returnType: '[Entry!]!' }
  return (await resolve({ main: links }, {}, { nodeModel }, info)).map(({ link }) => link)
}

test('pages with the place of a list are added after its links, by order and then by title', async () => {
  const pages = [
    page('Zeta'),
    page('Beta'),
    page('Second', { order: 2 }),
    page('First', { order: 1 }),
    page('Elsewhere', { place: 'footer' }),
  ]
  expect(await linksWith(pages, 'menu')).toEqual([
    'https://other.example/',
    '/first/',
    '/second/',
    '/beta/',
    '/zeta/',
  ])
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

type Resolve = (...args: unknown[]) => Promise<unknown>
type Extend = (options: object, before: { resolve?: Resolve }) => { resolve: Resolve }

const directive = (name: string): Extend =>
  textExtensions.find((extension) => extension.name === name)?.extend as Extend

const words = { locale: 'en-US', to: 'to' }
const nodeModel = { findOne: () => Promise.resolve(words) }

test('a text, and each text of a list, keeps numbers and their units on one line', async () => {
  const { resolve } = directive('keepUnits')({}, {})
  const read = (value: unknown) => resolve({ value }, {}, { nodeModel }, { fieldName: 'value' })
  expect(await read('about 2 weeks')).toBe('about 2\u00a0weeks')
  expect(await read(['9 %', 'none'])).toEqual(['9\u00a0%', 'none'])
  expect(await read(undefined)).toBeUndefined()
})
