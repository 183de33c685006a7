import { redirectsIn } from '../../../../plugins/hosts/host-requirements'
import {
  buildRedirects,
  withRedirects,
  type Redirect,
} from '../../../../plugins/content/core/pages/build-redirects'

const toAlpha = (from: string): Redirect => ({ from, to: '/case-studies/alpha/', status: '301' })
/** No other address is found, and neither are those of the not-found pages. */
const notFound: Redirect[] = [
  { from: '/404.html', to: '/404/', status: '404!' },
  { from: '/404/*', to: '/404.html', status: '404!' },
]
const closing: Redirect[] = [
  { from: '/case-studies/page/1', to: '/case-studies/', status: '301' },
  { from: '/case-studies/not-found/index.html', to: '/case-studies/not-found/', status: '404!' },
  { from: '/case-studies/not-found/*', to: '/case-studies/not-found/index.html', status: '404!' },
  { from: '/case-studies/*', to: '/case-studies/not-found/', status: '404' },
  ...notFound,
]

test.each([
  [
    'every encoding of a title that browsers send redirects',
    ['Menus & Orders: 50%?'],
    'he',
    [
      'Menus%20%26%20Orders%3A%2050%25%3F',
      'Menus%20&%20Orders:%2050%25%3F',
      'menus-and-orders-50percent/',
    ],
  ],
  [
    'a former title and its address redirect',
    ['Alpha', 'Old Alpha'],
    'en',
    ['Alpha', 'Old%20Alpha', 'old-alpha/'],
  ],
  [
    'a title that is its own slug does not redirect',
    ['alpha', 'Alpha!', 'alpha'],
    'en',
    ['Alpha!'],
  ],
  ['a page whose only title is its slug has no redirect', ['alpha'], 'en', []],
  [
    'the address of the title redirects to a page with a slug of its own',
    ['Alpha & Beta'],
    'nb',
    ['Alpha%20%26%20Beta', 'Alpha%20&%20Beta', 'alpha-og-beta/'],
  ],
  [
    'an accent may be part of its letter or a character of its own',
    ['Café'],
    'en',
    ['Caf%C3%A9', 'Cafe%CC%81', 'cafe/'],
  ],
  [
    'a title without letters of a slug has no such address',
    ['קופה'],
    'he',
    ['%D7%A7%D7%95%D7%A4%D7%94'],
  ],
])('%s', (_what, [title = '', ...formerTitles], language, froms) => {
  const alpha = { path: '/case-studies/alpha/', title, formerTitles }
  expect(buildRedirects([alpha], { language })).toEqual([
    ...froms.map((from) => toAlpha(`/case-studies/${from}`)),
    ...closing,
  ])
})

test('each former address of a page redirects to it; without case studies no rule is about them', () => {
  const page = { path: '/services/web/', formerPaths: ['/services/sites/', '/services/www/'] }
  expect(buildRedirects([], { language: 'en' }, [page])).toEqual([
    { from: '/services/sites/', to: '/services/web/', status: '301' },
    { from: '/services/www/', to: '/services/web/', status: '301' },
    ...notFound,
  ])
})

test('writes redirects before the rest of the file, in place of those of an earlier build', () => {
  const first = withRedirects('/a  /b  301\n', [toAlpha('/case-studies/One')])
  expect(first.split('\n')).toEqual([
    '# redirects of the content start',
    '/case-studies/One  /case-studies/alpha/  301',
    '# redirects of the content end',
    '/a  /b  301',
    '',
  ])
  const second = withRedirects(first, [toAlpha('/case-studies/Two')])
  expect(second).toBe(first.replace('One', 'Two'))
  expect(withRedirects(second, [toAlpha('/case-studies/Two')])).toBe(second)
})

test('other hosts read the redirects that were written', () => {
  const written = [toAlpha('/case-studies/One'), ...closing]
  const other = { from: '/a', to: '/b', status: '301' }
  expect(redirectsIn(withRedirects('/a  /b  301\n', written))).toEqual([...written, other])
})
