import { pathOfCaseStudy, slugOf } from '../../src/routes/case-study-path'
import { absoluteUrl, contactAboutPath, contentPath, parentPath } from '../../src/routes/paths'

test.each([
  ['Menus & Orders', 'menus-and-orders'],
  ['E-Commerce, at 50%!', 'e-commerce-at-50percent'],
  ['  Two   spaces ', 'two-spaces'],
  ['Crème brûlée', 'creme-brulee'],
  ['UPPER/lower', 'upperlower'],
  ['!!!', ''],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title, 'en')).toBe(slug)
})

test.each([
  ['nb', 'kasse-og-lager'],
  ['de-AT', 'kasse-und-lager'],
  ['he', 'kasse-and-lager'],
])('in the language "%s" the slug of "Kasse & lager" is "%s"', (language, slug) => {
  expect(slugOf('Kasse & lager', language)).toBe(slug)
})

test("a case study's address comes from its title, or from a slug of its own", () => {
  const title = 'Alpha & Beta'
  expect(pathOfCaseStudy({ title }, 'en')).toBe('/case-studies/alpha-and-beta/')
  expect(pathOfCaseStudy({ title, slug: 'alpha' }, 'en')).toBe('/case-studies/alpha/')
})

test.each([
  ['products/till.json', '/products/till/'],
  ['industries/retail/loyalty.json', '/industries/retail/loyalty/'],
  ['case-studies.json', '/case-studies/'],
])('the page of data/%s is %s', (file, path) => {
  expect(contentPath(file)).toBe(path)
})

test.each([
  ['/services/web/frontend/', '/services/web/'],
  ['/services/', '/'],
  ['/', '/'],
])('above %s is %s', (path, parent) => {
  expect(parentPath(path)).toBe(parent)
})

test('a link to the contact page names the subject of the message', () => {
  expect(contactAboutPath('/services/web/')).toBe('/contact-us/?about=/services/web/')
})

test.each(['https://a.example', 'https://a.example/'])(
  'the address of a page starts with %s',
  (site) => {
    expect(absoluteUrl(site, '/products/')).toBe('https://a.example/products/')
  },
)
