import { extensionOf, collectionOfFolder } from '../../../../plugins/content/collections'
import { absentPages, listPages, type PageFile } from '../../../../plugins/content/site/pages'
import { site } from '../../../../src/site'
import { pageFile } from '../../../fixtures/page-file'

/** A file in the folder that a page lists. */
function listed(folder: string): string {
  const collection = collectionOfFolder(site.collections, folder)
  return `${folder}one${collection ? extensionOf(collection) : ''}`
}

/** A file for each single page, and one for each list. */
const every = [
  ...new Set(
    site.pages.flatMap(({ title: [file], lists }) => [file, ...(lists ? [listed(lists)] : [])]),
  ),
].map((path) => pageFile(path))
const paths = (files: readonly PageFile[]) =>
  listPages(site, files)
    .filter(({ single }) => single)
    .map(({ path }) => path)
const withFile = (changed: PageFile) => [
  ...every.filter(({ path }) => path !== changed.path),
  changed,
]

test('a site with every file has every page', () => {
  expect(paths(every)).toEqual(site.pages.map(({ path }) => path))
  expect(absentPages(site, every)).toEqual(new Set())
})

test.each([
  ['scheduling.json', ['/contact-us/book-a-call/']],
  ['estimate.json', ['/contact-us/estimate/']],
  ['case-studies/one.json', ['/case-studies/', '/case-studies/not-found/']],
  ['articles/one.md', ['/articles/']],
])('without data/%s the pages %j do not exist', (missing, absent) => {
  const files = every.filter(({ path }) => path !== missing)
  expect(absentPages(site, files)).toEqual(new Set(absent))
})

test('the provider "none" removes the booking page', () => {
  const files = withFile(pageFile('scheduling.json', { provider: 'none' }))
  expect(paths(files)).not.toContain('/contact-us/book-a-call/')
})

test('a file that cannot be read keeps its page', () => {
  const broken = { ...pageFile('scheduling.json'), value: undefined }
  expect(paths(withFile(broken))).toEqual(paths(every))
})
