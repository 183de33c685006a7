import { formUrls } from '../../../../scripts/edit/app/form-urls'

const file = { name: 'home', label: 'Home', file: 'data/home.json', fields: [] }
const { hashOf, fileAt } = formUrls([
  { name: 'single-pages', label: 'Pages', files: [file] },
  { name: 'industries', label: 'Industries', folder: 'data/industries' },
  { name: 'industries--retail', label: 'Retail', folder: 'data/industries/retail' },
])

test.each([
  ['data/home.json', '#/collections/single-pages/entries/home'],
  ['data/industries/retail.json', '#/collections/industries/entries/retail'],
  ['data/industries/retail/loyalty.json', '#/collections/industries--retail/entries/loyalty'],
])('the form of %s has an address, which leads back to the file', (path, hash) => {
  expect(hashOf(path)).toBe(hash)
  expect(fileAt(hash)).toBe(path)
})

test('a picture is in the form of the file that it belongs to', () => {
  expect(hashOf('data/industries/retail/a.png')).toBe('#/collections/industries/entries/retail')
})

test('other files have no form, and addresses of lists have no file', () => {
  expect(hashOf('static/brand/logos/x.svg')).toBeUndefined()
  expect(fileAt('#/collections/industries')).toBeUndefined()
  expect(fileAt('#/collections/industries/new')).toBeUndefined()
})
