import { buildPages, type PageSources } from '../../src/routes/build-pages'

const nothing: PageSources = { caseStudies: [], industries: [], services: [], products: [] }
const notFound = {
  path: '/case-studies/not-found/',
  template: 'case-study-not-found',
  context: {},
  matchPath: '/case-studies/*',
}

test('each node becomes a page of its kind, with its id and nothing else', () => {
  const pages = buildPages({
    caseStudies: [{ id: 'a', path: '/case-studies/alpha/' }],
    industries: [{ id: 'b', path: '/industries/retail/' }],
    services: [{ id: 'c', path: '/services/web/frontend/' }],
    products: [{ id: 'd', path: '/products/till/', inProgress: null }],
  })
  expect(pages).toEqual([
    { path: '/case-studies/alpha/', template: 'case-study', context: { id: 'a' } },
    { path: '/industries/retail/', template: 'industry', context: { id: 'b' } },
    { path: '/services/web/frontend/', template: 'service', context: { id: 'c' } },
    { path: '/products/till/', template: 'product', context: { id: 'd' } },
    notFound,
  ])
})

test('a product in progress gets the placeholder', () => {
  const products = [true, false].map((inProgress) => ({
    id: String(inProgress),
    path: `/products/${inProgress}/`,
    inProgress,
  }))
  const templates = buildPages({ ...nothing, products }).map(({ template }) => template)
  expect(templates).toEqual(['in-progress', 'product', 'case-study-not-found'])
})

test('a site without content still answers for unknown case studies', () => {
  expect(buildPages(nothing)).toEqual([notFound])
})
