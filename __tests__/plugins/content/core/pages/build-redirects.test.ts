import {
  buildRedirects,
  type Redirect,
} from '../../../../../plugins/content/core/pages/build-redirects'
import { entriesOf } from '../entry-of'

const redirect = (fromPath: string, toPath: string, statusCode: 301 | 404): Redirect => ({
  ...{ fromPath, toPath, statusCode },
})
const forced = (fromPath: string, toPath: string): Redirect => ({
  ...redirect(fromPath, toPath, 404),
  force: true,
})
/** No other address is found, and neither are those of the not-found pages. */
const notFound = [forced('/404.html/*', '/404/'), forced('/404/*', '/404.html')]
const closing = [
  redirect('/case-studies/page/1', '/case-studies/', 301),
  forced('/case-studies/not-found/index.html', '/case-studies/not-found/'),
  forced('/case-studies/not-found/*', '/case-studies/not-found/index.html'),
  redirect('/case-studies/*', '/case-studies/not-found/', 404),
  ...notFound,
]

test.each([
  [
    'a title redirects',
    ['Menus & Orders: 50%?'],
    'he',
    ['Menus%20%26%20Orders%3A%2050%25%3F', 'menus-and-orders-50percent/'],
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
    ['Alpha%20%26%20Beta', 'alpha-og-beta/'],
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
  const entries = entriesOf({
    'site.json': { language },
    'case-studies/a.json': { title, slug: 'alpha', formerTitles },
  })
  expect(buildRedirects(entries)).toEqual([
    ...froms.map((from) => redirect(`/case-studies/${from}`, '/case-studies/alpha/', 301)),
    ...closing,
  ])
})

test('after changes of a segment every page below redirects from each of its former addresses', () => {
  const entries = entriesOf(
    {
      'site.json': {
        paths: { services: 'সেবা' },
        formerPaths: [
          { from: '/services/', to: '/servicios/' },
          { from: '/servicios/', to: '/সেবা/' },
        ],
      },
      'services.json': {},
      'services/web.json': { title: 'Web', formerPaths: ['/সেবা/sites/'] },
    },
    { language: 'en', paths: { services: 'সেবা' } },
  )
  const list = encodeURI('/সেবা/')
  expect(buildRedirects(entries)).toEqual([
    redirect('/servicios/', list, 301),
    redirect('/services/', list, 301),
    redirect('/servicios/web/', `${list}web/`, 301),
    redirect('/services/web/', `${list}web/`, 301),
    redirect(`${list}sites/`, `${list}web/`, 301),
    redirect('/servicios/sites/', `${list}web/`, 301),
    redirect('/services/sites/', `${list}web/`, 301),
    ...notFound,
  ])
})

test('each former address of a page redirects to it; without case studies no rule is about them', () => {
  const formerPaths = ['/services/sites/', '/services/www/']
  expect(buildRedirects(entriesOf({ 'services/web.json': { title: 'Web', formerPaths } }))).toEqual(
    [
      redirect('/services/sites/', '/services/web/', 301),
      redirect('/services/www/', '/services/web/', 301),
      ...notFound,
    ],
  )
})
