import { absentPaths, existingPages, singlePages } from '../../src/content/core/single-pages'

const every = new Map<string, unknown>(
  singlePages.flatMap(({ title: [file], lists }) => [
    [file, {}],
    ...(lists ? [[`${lists}one.json`, {}] as const] : []),
  ]),
)
const without = (...files: string[]) =>
  new Map([...every].filter(([file]) => !files.includes(file)))
const paths = (files: ReadonlyMap<string, unknown>) => existingPages(files).map(({ path }) => path)

test('a site with every file has every page', () => {
  expect(paths(every)).toEqual(singlePages.map(({ path }) => path))
  expect(absentPaths(every)).toEqual(new Set())
})

test.each([
  ['scheduling.json', '/contact-us/book-a-call/'],
  ['estimate.json', '/contact-us/estimate/'],
  ['company.json', '/our-company/'],
  ['products.json', '/products/'],
  ['industries/one.json', '/industries/'],
])('without data/%s there is no %s', (file, path) => {
  expect(absentPaths(without(file))).toEqual(new Set([path]))
})

test('without case studies there is neither their list nor their not-found page', () => {
  expect(absentPaths(without('case-studies/one.json'))).toEqual(
    new Set(['/case-studies/', '/case-studies/not-found/']),
  )
})

test('the provider "none" removes the booking page', () => {
  const files = new Map(every).set('scheduling.json', { provider: 'none' })
  expect(paths(files)).not.toContain('/contact-us/book-a-call/')
})

test('a file that cannot be read keeps its page', () => {
  expect(paths(new Map(every).set('scheduling.json', undefined))).toEqual(paths(every))
})
