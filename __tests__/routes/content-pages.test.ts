import { buildContentPages } from '../../src/content/core/pages/content-pages'
import type { ContentEntry } from '../../src/content/core/pages/content-entry'

const entry = (type: string, id: string, path: string, content: object = {}): ContentEntry => ({
  id,
  type,
  path,
  file: '',
  parentPath: null,
  taggedPaths: [],
  content: { ...content },
})

const firstList = {
  path: '/case-studies/',
  template: 'case-studies',
  context: { page: 1 },
}

test('creates a page of each content file of a kind with pages, with ids only', () => {
  const pages = buildContentPages([
    entry('CaseStudy', 'a', '/case-studies/alpha/', { tech: ['React'] }),
    entry('Industry', 'b', '/industries/retail/'),
    entry('Service', 'c', '/services/web/frontend/'),
    entry('Product', 'd', '/products/till/'),
    entry('SiteSettings', 'e', '/site/'),
  ])
  expect(pages).toEqual([
    firstList,
    { path: '/case-studies/alpha/', template: 'case-study', context: { id: 'a', others: [] } },
    { path: '/industries/retail/', template: 'industry', context: { id: 'b' } },
    { path: '/services/web/frontend/', template: 'service', context: { id: 'c' } },
    { path: '/products/till/', template: 'product', context: { id: 'd' } },
  ])
})

test('a product in progress gets the placeholder', () => {
  const products = [true, false].map((inProgress) =>
    entry('Product', String(inProgress), `/products/${inProgress}/`, { inProgress }),
  )
  const templates = buildContentPages(products).map(({ template }) => template)
  expect(templates).toEqual(['product-in-progress', 'product'])
})

test('a site without case studies has no list of them', () => {
  expect(buildContentPages([])).toEqual([])
})

const caseStudies = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    entry('CaseStudy', `${index}`, `/case-studies/work-${index}/`, {
      industries: ['Retail'],
      order: index,
    }),
  )

const listPages = (count: number) =>
  buildContentPages(caseStudies(count))
    .filter(({ template }) => template === 'case-studies')
    .map(({ path, context }) => ({ path, ...context }))

test('up to 24 case studies are on one list', () => {
  expect(listPages(24)).toEqual([{ path: '/case-studies/', page: 1 }])
})

test('from 25 the list continues at other addresses', () => {
  expect(listPages(25)).toEqual([
    { path: '/case-studies/', page: 1 },
    { path: '/case-studies/page/2/', page: 2 },
  ])
  expect(listPages(49).map(({ path }) => path)).toEqual([
    '/case-studies/',
    '/case-studies/page/2/',
    '/case-studies/page/3/',
  ])
})

test('a case study names at most eight others, never itself', () => {
  const pages = buildContentPages(caseStudies(12))
  const { others } = pages.find(({ path }) => path === '/case-studies/work-3/')?.context ?? {}
  expect(others).toEqual(['0', '1', '2', '4', '5', '6', '7', '8'])
})
