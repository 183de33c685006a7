import {
  absentPaths,
  existingPages,
  singlePages,
} from '../../../../plugins/content/core/single-pages'

const every = new Map<string, unknown>(
  singlePages.flatMap(({ title: [file], lists }) => [
    [file, {}],
    ...(lists ? [[`${lists}one.json`, {}] as const] : []),
  ]),
)
const paths = (files: ReadonlyMap<string, unknown>) => existingPages(files).map(({ path }) => path)

test('a site with every file has every page', () => {
  expect(paths(every)).toEqual(singlePages.map(({ path }) => path))
  expect(absentPaths(every)).toEqual(new Set())
})

test.each([
  ['scheduling.json', ['/contact-us/book-a-call/']],
  ['estimate.json', ['/contact-us/estimate/']],
  ['company.json', ['/our-company/']],
  ['products.json', ['/products/']],
  ['industries/one.json', ['/industries/']],
  ['case-studies/one.json', ['/case-studies/', '/case-studies/not-found/']],
])('without data/%s the pages %j do not exist', (missing, absent) => {
  const files = new Map([...every].filter(([file]) => file !== missing))
  expect(absentPaths(files)).toEqual(new Set(absent))
})

test('the provider "none" removes the booking page', () => {
  const files = new Map(every).set('scheduling.json', { provider: 'none' })
  expect(paths(files)).not.toContain('/contact-us/book-a-call/')
})

test('a file that cannot be read keeps its page', () => {
  expect(paths(new Map(every).set('scheduling.json', undefined))).toEqual(paths(every))
})
