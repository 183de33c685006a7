import { facetsOf, filterOptions } from '../../src/content/graphql/field-extensions'

const pages = new Map([
  ['/industries/retail/', { title: 'Retail', parentPath: null }],
  ['/industries/retail/loyalty/', { title: 'Loyalty', parentPath: '/industries/retail/' }],
  ['/services/web/', { title: 'Web', parentPath: null }],
])

const facets = (industries: string[], tech = ['React']) =>
  facetsOf({ industries, services: ['/services/web/'], tech }, pages)

test('a tag that is a path has the title of its page, any other its own text', () => {
  expect(facets(['/industries/retail/', 'Forestry'])).toEqual({
    industry: ['Retail', 'Forestry'],
    service: ['Web'],
    technology: ['React'],
  })
})

test('the tag of a sub-page also matches its parent page, without duplicates', () => {
  const { industry } = facets(['/industries/retail/loyalty/', '/industries/retail/'])
  expect(industry).toEqual(['Loyalty', 'Retail'])
})

test('the filter options are sorted and without duplicates', () => {
  const all = [facets(['/industries/retail/loyalty/']), facets(['Forestry'], ['Elm', 'React'])]
  expect(filterOptions(all, 'en')).toEqual({
    industry: ['Forestry', 'Loyalty', 'Retail'],
    service: ['Web'],
    technology: ['Elm', 'React'],
  })
})
