import { packIndex, unpackIndex } from '../../src/routes/case-study-index'

const facets = { industry: ['Retail', 'Loyalty'], service: ['Web'], technology: [] }

test('an index comes out as it went in, with the paths of the pages', () => {
  const works = [
    { title: 'Menus & Orders', ...facets },
    { title: 'Web', ...facets, technology: ['React', 'C++'] },
  ]
  expect(unpackIndex(packIndex(works))).toEqual([
    { path: '/case-studies/menus-and-orders/', ...works[0] },
    { path: '/case-studies/web/', ...works[1] },
  ])
})

test('a name takes its room once, however many case studies have it', () => {
  const works = Array.from({ length: 100 }, (_, index) => ({ title: `${index}`, ...facets }))
  expect(JSON.stringify(packIndex(works)).split('Loyalty')).toHaveLength(2)
})
