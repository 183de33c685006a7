import { buildPages, type PageSources } from '../../src/routes/build-pages'

const nothing: PageSources = { caseStudies: [], industries: [], services: [], products: [] }
const notFound = {
  path: '/case-studies/not-found/',
  template: 'case-study-not-found',
  context: {},
  matchPath: '/case-studies/*',
}

const firstList = {
  path: '/case-studies/',
  template: 'case-studies',
  context: { page: 1, skip: 0, limit: 24 },
}

test('each node becomes a page of its kind, with ids and nothing else', () => {
  const pages = buildPages({
    caseStudies: [{ id: 'a', path: '/case-studies/alpha/', tags: ['Retail'] }],
    industries: [{ id: 'b', path: '/industries/retail/' }],
    services: [{ id: 'c', path: '/services/web/frontend/' }],
    products: [{ id: 'd', path: '/products/till/', inProgress: null }],
  })
  expect(pages).toEqual([
    firstList,
    { path: '/case-studies/alpha/', template: 'case-study', context: { id: 'a', others: [] } },
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
  expect(templates).toEqual(['case-studies', 'in-progress', 'product', 'case-study-not-found'])
})

test('a site without content still has its list, and answers for unknown case studies', () => {
  expect(buildPages(nothing)).toEqual([firstList, notFound])
})

const works = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    path: `/case-studies/work-${index}/`,
    tags: ['Retail'],
  }))

const listPages = (count: number) =>
  buildPages({ ...nothing, caseStudies: works(count) })
    .filter(({ template }) => template === 'case-studies')
    .map(({ path, context }) => ({ path, ...context }))

test('up to 24 case studies stand on one list', () => {
  expect(listPages(24)).toEqual([{ path: '/case-studies/', page: 1, skip: 0, limit: 24 }])
})

test('beyond 24 the list goes on at further addresses, and leaves nobody out', () => {
  expect(listPages(25)).toEqual([
    { path: '/case-studies/', page: 1, skip: 0, limit: 24 },
    { path: '/case-studies/page/2/', page: 2, skip: 24, limit: 24 },
  ])
  expect(listPages(49).map(({ path }) => path)).toEqual([
    '/case-studies/',
    '/case-studies/page/2/',
    '/case-studies/page/3/',
  ])
})

test('a case study names at most eight others, never itself', () => {
  const pages = buildPages({ ...nothing, caseStudies: works(12) })
  const { others } = pages.find(({ path }) => path === '/case-studies/work-3/')?.context ?? {}
  expect(others).toEqual(['0', '1', '2', '4', '5', '6', '7', '8'])
})
