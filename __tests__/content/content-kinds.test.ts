import { kindOf } from '../../src/content/core/kinds'

test.each([
  ['site.json', 'SiteSettings'],
  ['services.json', 'Overview'],
  ['case-studies/alpha.json', 'CaseStudy'],
  ['industries/retail.json', 'Industry'],
  ['industries/retail/loyalty.json', 'Industry'],
  ['services/web.json', 'Service'],
  ['services/web/frontend.json', 'Service'],
  ['products/till.json', 'Product'],
  ['people/jo-doe.json', 'Person'],
  ['our-company/contract.json', 'Terms'],
  ['pages/privacy.json', 'CustomPage'],
  ['pages/legal/cookies/list.json', 'CustomPage'],
])('data/%s contains a %s', (path, type) => {
  expect(kindOf(path)?.type).toBe(type)
})

test.each([
  'unknown.json',
  'case-studies/alpha/cover.json',
  'industries/retail/loyalty/more.json',
  'products/till/more.json',
  'case-studies/alpha.yaml',
  'old/site.json',
])('data/%s is not a content file', (path) => {
  expect(kindOf(path)).toBeUndefined()
})

test('a kind names the schema of its files', () => {
  expect(kindOf('services/web.json')?.schema).toBe('service.json')
  expect(kindOf('products.json')?.schema).toBe('overview.json')
})
