import { facetsOf, filterOptions, namedPages } from '../../src/content/facets'

const pages = namedPages([
  { path: '/industries/retail/', title: 'Retail', groupPath: null },
  { path: '/industries/retail/loyalty/', title: 'Loyalty', groupPath: '/industries/retail/' },
  { path: '/services/web/', title: 'Web', groupPath: null },
])

const work = (industries: string[], tech = ['React']) => ({
  industries,
  services: ['/services/web/'],
  tech,
})

test('a tag that names a page stands for its title, any other for itself', () => {
  expect(facetsOf(work(['/industries/retail/', 'Forestry']), pages)).toEqual({
    industry: ['Retail', 'Forestry'],
    service: ['Web'],
    technology: ['React'],
  })
})

test('what is tagged with a sub-page is found by its group too, each once', () => {
  const tagged = work(['/industries/retail/loyalty/', '/industries/retail/'])
  expect(facetsOf(tagged, pages).industry).toEqual(['Loyalty', 'Retail'])
})

test('what can be chosen comes from the case studies, from A to Z and once', () => {
  const works = [work(['/industries/retail/loyalty/']), work(['Forestry'], ['Elm', 'React'])]
  expect(filterOptions(works, pages)).toEqual({
    total: 2,
    industry: ['Forestry', 'Loyalty', 'Retail'],
    service: ['Web'],
    technology: ['Elm', 'React'],
  })
})
