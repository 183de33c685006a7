import { redirectsIn } from '../../plugins/hosts/host-requirements'
import {
  buildRedirects,
  withRedirects,
  type Redirect,
} from '../../src/content/core/pages/build-redirects'

const toAlpha = (from: string): Redirect => ({ from, to: '/case-studies/alpha/', status: '301' })
const closing: Redirect[] = [
  { from: '/case-studies/page/1', to: '/case-studies/', status: '301' },
  { from: '/case-studies/not-found/index.html', to: '/case-studies/not-found/', status: '404!' },
  { from: '/case-studies/not-found/*', to: '/case-studies/not-found/index.html', status: '404!' },
  { from: '/case-studies/*', to: '/case-studies/not-found/', status: '404' },
  { from: '/404.html', to: '/404/', status: '404!' },
  { from: '/404/*', to: '/404.html', status: '404!' },
]

test('a title as written redirects to its page, in every encoding that browsers send', () => {
  expect(
    buildRedirects(
      [
        {
          path: '/case-studies/menus-and-orders-50percent/',
          title: 'Menus & Orders: 50%?',
          formerTitles: [],
        },
      ],
      { language: 'en' },
    ),
  ).toEqual([
    ...['Menus%20%26%20Orders%3A%2050%25%3F', 'Menus%20&%20Orders:%2050%25%3F'].map((title) => ({
      from: `/case-studies/${title}`,
      to: '/case-studies/menus-and-orders-50percent/',
      status: '301',
    })),
    ...closing,
  ])
})

test('redirects a former title and its former address', () => {
  expect(
    buildRedirects(
      [{ path: '/case-studies/alpha/', title: 'Alpha', formerTitles: ['Old Alpha'] }],
      { language: 'en' },
    ),
  ).toEqual([
    toAlpha('/case-studies/Alpha'),
    toAlpha('/case-studies/Old%20Alpha'),
    toAlpha('/case-studies/old-alpha/'),
    ...closing,
  ])
})

test('a title that is its own slug does not redirect to itself', () => {
  expect(
    buildRedirects(
      [{ path: '/case-studies/alpha/', title: 'alpha', formerTitles: ['Alpha!', 'alpha'] }],
      { language: 'en' },
    ),
  ).toEqual([toAlpha('/case-studies/Alpha!'), ...closing])
})

test('the address derived from the title redirects to a case study with an explicit slug', () => {
  const titled = { path: '/case-studies/alpha/', formerTitles: [] }
  expect(buildRedirects([{ ...titled, title: 'Alpha & Beta' }], { language: 'nb' })).toEqual([
    toAlpha('/case-studies/Alpha%20%26%20Beta'),
    toAlpha('/case-studies/Alpha%20&%20Beta'),
    toAlpha('/case-studies/alpha-og-beta/'),
    ...closing,
  ])
  expect(
    buildRedirects([{ ...titled, title: '\u05e7\u05d5\u05e4\u05d4' }], { language: 'he' }),
  ).toEqual([toAlpha('/case-studies/%D7%A7%D7%95%D7%A4%D7%94'), ...closing])
})

test('every other address under the case studies answers 404, and so do those of the not-found page', () => {
  const alpha = { path: '/case-studies/alpha/', title: 'alpha', formerTitles: [] }
  expect(buildRedirects([alpha], { language: 'en' })).toEqual(closing)
})

test('a site without case studies has no rules about them', () => {
  expect(buildRedirects([], { language: 'en' }).map(({ from }) => from)).toEqual([
    '/404.html',
    '/404/*',
  ])
})

test('each former address of a page redirects to it', () => {
  const page = { path: '/services/web/', formerPaths: ['/services/sites/', '/services/www/'] }
  expect(buildRedirects([], { language: 'en' }, [page]).slice(0, 2)).toEqual([
    { from: '/services/sites/', to: '/services/web/', status: '301' },
    { from: '/services/www/', to: '/services/web/', status: '301' },
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
