import { buildHostRequirements } from '../../../plugins/hosts/host-requirements'
import { requirementsOf, redirectsOf, script } from './requirements'

test('lists a moved address once, with every encoding that browsers send', () => {
  const to = '/case-studies/menus-orders/'
  const { moved } = buildHostRequirements({
    ...{ site: '', headers: {}, files: [] },
    redirects: [
      ...redirectsOf('Menus & Orders', 'Old Menus'),
      { from: '/case-studies/old-menus/', to, status: '301' },
    ],
  })
  expect(moved).toEqual([
    {
      path: '/case-studies/Menus & Orders',
      spellings: ['/case-studies/Menus%20%26%20Orders', '/case-studies/Menus%20&%20Orders'],
      to,
    },
    { path: '/case-studies/Old Menus', spellings: ['/case-studies/Old%20Menus'], to },
    // A former page, whose address had a slash at its end.
    { path: '/case-studies/old-menus', spellings: ['/case-studies/old-menus'], to },
  ])
})

test('the case studies have their own not-found page, and neither not-found page has an address', () => {
  const { notFound, notFoundPages } = requirementsOf('Alpha')
  expect(notFound).toEqual([
    { under: '/case-studies/', file: '/case-studies/not-found/index.html' },
    { under: '/', file: '/404.html' },
  ])
  expect(notFoundPages).toEqual([
    '/case-studies/not-found/index.html',
    '/case-studies/not-found/',
    '/404.html',
    '/404/',
  ])
})

test('a script is cached forever if its name has a hash', () => {
  expect(requirementsOf('Alpha').scripts).toEqual([script])
})
