import { nodeFields } from '../../src/content/core/node-fields'

const of = (content: Record<string, unknown>) => ({ content, settings: { language: 'en' } })

test("a case study's address comes from its title, not from its file", () => {
  const fields = nodeFields(
    'CaseStudy',
    'case-studies/some-file.json',
    of({ title: 'Alpha Ledger' }),
  )
  expect(fields).toEqual({ path: '/case-studies/alpha-ledger/', parentPath: null, taggedPaths: [] })
})

test('a case study belongs to the pages that its tags name and to their groups, each once', () => {
  const { taggedPaths } = nodeFields(
    'CaseStudy',
    'case-studies/alpha.json',
    of({
      title: 'Alpha',
      industries: ['/industries/retail/', '/industries/retail/loyalty/', 'Forestry'],
      services: ['/services/web/frontend/', '/services/design/'],
    }),
  )
  expect(taggedPaths).toEqual([
    '/industries/retail/',
    '/industries/retail/loyalty/',
    '/services/web/frontend/',
    '/services/web/',
    '/services/design/',
  ])
})

test('a sub-page has the path of its parent page', () => {
  expect(nodeFields('Service', 'services/web/frontend.json', of({ title: 'Frontend' }))).toEqual({
    path: '/services/web/frontend/',
    parentPath: '/services/web/',
    taggedPaths: [],
  })
})

test.each([
  ['Service', 'services/web.json', '/services/web/'],
  ['Product', 'products/till.json', '/products/till/'],
  ['Overview', 'industries.json', '/industries/'],
])('a %s in data/%s has no parent page', (type, file, path) => {
  expect(nodeFields(type, file, of({ title: 'Title' }))).toEqual({
    path,
    parentPath: null,
    taggedPaths: [],
  })
})
