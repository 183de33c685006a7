import { pageExtensions } from '../../../../plugins/content/graphql/page-extensions'

type Extend = (options: { place?: string }) => {
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
  const existing = pageExtensions.find(({ name }) => name === 'existing')
  const { resolve } = (existing as { extend: Extend }).extend({ place })
  const nodeModel = {
    findOne: () => Promise.resolve({}),
    findAll: ({ query }: { query: { filter: { place: { eq: string } } } }) =>
      Promise.resolve({ entries: pages.filter((each) => each.place === query.filter.place.eq) }),
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
