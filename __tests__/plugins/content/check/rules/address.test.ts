import { all, type Change, move, set, write } from '../../../../fixtures/changes'
import { testAccepted, testMistakes, testWrongValues } from '../../../../fixtures/issues'
import { customPage } from '../../../../fixtures/pages'

/** A second custom page, whose file is named so. */
const customPageAt = (name: string): Change =>
  write(`pages/${name}.md`, customPage('more', 'More notes', { body: 'More.' }))

/** Folders of the built site, and addresses of other pages. */
testMistakes(
  ['page-data', 'static', 'admin', 'case-studies/more', 'marks/more'].map((name) => [
    `a page at /${name}/`,
    customPageAt(name),
    'address',
    new RegExp(`in a folder that the build writes, /${name.split('/')[0]}/`),
  ]),
)
testMistakes([
  [
    'the address of the 404 page',
    move('pages/notes.md', 'pages/404.md'),
    'address missing-picture unknown-file',
  ],
  ['a page at /services/web/', customPageAt('services/web'), 'address'],
])

/** The site's own segments of addresses. */
const segment = (value: unknown, name = 'thank-you'): Change =>
  set('site.json', '/paths', { [name]: value })
testMistakes([
  ['a segment in other letters', segment('ধন্যবাদ'), 'address /paths/thank-you', /"keep"/],
  ['a segment that the build writes', segment('static'), 'address /paths/thank-you', /build/],
  [
    'a segment that no address has',
    segment('preise', 'prises'),
    'address /paths/prises',
    /no address has the segment "prises"/,
  ],
  ['a segment that another has', segment('services'), 'address /paths/thank-you', /"services" too/],
  [
    'a page at the address that it has now',
    all(segment('notes', 'opt-out'), customPageAt('notes/unsubscribed')),
    'address',
  ],
  [
    'former addresses of a page that exists',
    set('site.json', '/formerPaths', [{ from: '/notes/', to: '/services/' }]),
    'address /formerPaths/0/from',
  ],
])

/** Slugs and titles. */
const gamma = 'case-studies/gamma-stock.json'
testWrongValues('case-studies/beta-menu.json', [
  ['/title', 'Álpha — Lédger', 'address wrong-page', /is taken by "Alpha Ledger"/],
])
testWrongValues(gamma, [
  ['/title', '!!!', 'address', /add a "slug"/],
  [
    '/title',
    'ERP \u53d7\u6ce8\u7ba1\u7406',
    'address dangling-link',
    /\/erp\/.*nothing of "\u53d7\u6ce8\u7ba1\u7406".*add a "slug"/,
  ],
  ['/title', 'ERP\u53d7\u6ce8', 'address dangling-link', /nothing of "\u53d7\u6ce8"/],
  ['/slug', 'not-found', 'address dangling-link'],
  ['/formerTitles', ['Former Alpha Ledger'], 'address /formerTitles/0'],
  [
    '/formerTitles',
    ['Old Stock', 'Old — stock'],
    'address /formerTitles/1',
    /already leads to this page .*delete this entry: it has the same address as "Old Stock"/,
  ],
  [
    '/formerTitles',
    ['Old Stock', 'Stock', 'Ołd Stock'],
    'address /formerTitles/2',
    /delete this entry: it has the same address as "Old Stock"/,
  ],
])
testWrongValues('services/web.json', [['/formerPaths', ['/services/'], 'address /formerPaths/0']])
testAccepted([
  [
    'a title without letters that has a slug',
    all(set(gamma, '/title', '\u65e5\u672c\u8a9e'), set(gamma, '/slug', 'gamma-stock')),
  ],
])
