import { kindOf } from '../../../../plugins/content/core/kinds'
import { nodeFields } from '../../../../plugins/content/core/node-fields'
import {
  buildRedirects,
  type Redirect,
} from '../../../../plugins/content/core/pages/build-redirects'
import { buildContentPages } from '../../../../plugins/content/core/pages/content-pages'
import { groupPages } from '../../../../plugins/content/core/pages/page-groups'
import type { ContentEntry } from '../../../../plugins/content/core/pages/content-entry'
import { listPages } from '../../../../plugins/content/core/pages/page-registry'
import type { SlugSettings } from '../../../../plugins/content/core/slugs'

/** From the content files to the pages of a site and the lists of them. */

/** A content file as its page is made from it; its id is its path under data/. */
function entryOf(
  file: string,
  content: Record<string, unknown> = {},
  settings: SlugSettings = { language: 'en' },
): ContentEntry {
  const type = kindOf(file)?.type ?? ''
  const fields = nodeFields(type, file, { content, settings })
  return { id: file, type, content, ...fields }
}

/** Content files by path. */
const entriesOf = (
  files: Record<string, Record<string, unknown>>,
  settings?: SlugSettings,
): ContentEntry[] =>
  Object.entries(files).map(([file, content]) => entryOf(file, content, settings))

const customPage = (sentence: string, seo?: object) => ({
  title: 'Privacy',
  seo,
  sections: [{ text: { paragraphs: [sentence] } }],
})

const files = {
  'home.json': {
    hero: { headline: ['First line;', 'second.'] },
    seo: { title: 'What it is', description: 'About home.' },
  },
  'case-studies.json': { title: 'Works' },
  'industries.json': { title: 'Industries' },
  'products.json': { title: 'Products' },
  'services.json': { title: 'Services' },
  'company.json': { title: 'Company', promise: 'Company promise' },
  'contact.json': {
    title: 'Contact',
    promise: 'Contact promise',
    form: { sent: { title: 'Thanks' } },
  },
  'scheduling.json': { title: 'Call' },
  'status-pages.json': { unsubscribed: { title: 'Goodbye' } },
  'ui-text.json': { page: 'Page' },
  'site.json': {},
  'people/jo-doe.json': { title: 'Jo Doe' },
  'case-studies/any-file.json': { title: 'Alpha & Beta', description: 'About Alpha.' },
  'case-studies/other-file.json': { title: 'Gamma', slug: 'stock' },
  'industries/care.json': { title: 'Care' },
  'industries/care/eyes.json': { title: 'Eyes' },
  'services/web.json': { title: 'Web' },
  'services/web/ui.json': { title: 'Interface' },
  'products/till.json': { title: 'Till' },
  'products/scale.json': { title: 'Scale', inProgress: true },
  'our-company/contract.json': { title: 'Contract' },
  'pages/legal/cookies/list.json': customPage('Cookies.'),
}
const entries = entriesOf(files)

test.each([
  'unknown.json',
  'case-studies/alpha/cover.json',
  'industries/retail/loyalty/more.json',
  'products/till/more.json',
  'case-studies/alpha.yaml',
  'old/site.json',
])('data/%s is not a content file', (path) => {
  expect(kindOf(path)).toBeUndefined()
})

test('a sub-page has a parent page, a custom page in a folder has none', () => {
  const parents = ['services/web/ui.json', 'pages/legal/cookies/list.json'].map(
    (file) => entries.find((entry) => entry.file === file)?.parentPath,
  )
  expect(parents).toEqual(['/services/web/', null])
})

test('a case study belongs to the pages that its tags name and to their groups, each once', () => {
  const { taggedPaths } = entryOf('case-studies/alpha.json', {
    title: 'Alpha',
    industries: ['/industries/retail/', '/industries/retail/loyalty/', 'Forestry'],
    services: ['/services/web/frontend/', '/services/design/'],
  })
  expect(taggedPaths).toEqual([
    '/industries/retail/',
    '/industries/retail/loyalty/',
    '/services/web/frontend/',
    '/services/web/',
    '/services/design/',
  ])
})

const listed = (path: string, from = entries) => listPages(from).find((page) => page.path === path)

test.each([
  ['/', 'First line; second.', 'What it is', true],
  ['/case-studies/', 'Works', '', true],
  ['/our-company/', 'Company promise', 'Company', true],
  ['/contact-us/', 'Contact promise', 'Contact', true],
  ['/contact-us/book-a-call/', 'Call', 'Contact', true],
  ['/contact-us/thank-you/', 'Thanks', '', false],
  ['/opt-out/unsubscribed/', 'Goodbye', '', false],
  ['/case-studies/alpha-and-beta/', 'Alpha & Beta', 'Works', true],
  ['/industries/care/', 'Care', 'Industries', true],
  ['/services/web/ui/', 'Interface', 'Services / Web', true],
  ['/products/till/', 'Till', 'Products', true],
  ['/products/scale/', 'Scale', 'Products', false],
  ['/legal/cookies/list/', 'Privacy', '', true],
])('%s is listed as "%s" with the label "%s"; indexable: %s', (path, title, label, indexable) => {
  expect(listed(path)).toMatchObject({ title, label, indexable })
})

test.each([
  ['We are [legal name].', false],
  ['Read [the terms](/terms/).', true],
  ['An array is a \\[list].', true],
])('a page with "%s" is indexable: %s', (sentence, indexable) => {
  const page = entryOf('pages/privacy.json', customPage(sentence))
  expect(listed('/privacy/', [...entries, page])).toMatchObject({ indexable })
})

test('a page has the description of its content file, or that for search engines', () => {
  const seo = { title: 'Privacy in full', description: 'About privacy.' }
  const privacy = entryOf('pages/privacy.json', customPage('Nothing.', seo))
  expect(listed('/')?.description).toBe('About home.')
  expect(listed('/case-studies/alpha-and-beta/')?.description).toBe('About Alpha.')
  expect(listed('/privacy/', [privacy])).toMatchObject({
    title: 'Privacy',
    description: 'About privacy.',
  })
})

/** As many case studies, in order. */
const caseStudies = (count: number): ContentEntry[] =>
  Array.from({ length: count }, (_, order) =>
    entryOf(`case-studies/${order}.json`, { title: `Work ${order}`, order }),
  )

/** The list of case studies has 24 on each of its pages. */
test.each([
  [0, []],
  [24, [['/case-studies/', 1]]],
  [
    49,
    [
      ['/case-studies/', 1],
      ['/case-studies/page/2/', 2],
      ['/case-studies/page/3/', 3],
    ],
  ],
])('the list of %i case studies has the pages %j', (count, expected) => {
  const overview = entriesOf({
    'case-studies.json': { title: 'Works' },
    'ui-text.json': { page: 'Page' },
  })
  const all = [...overview, ...caseStudies(count)]
  const pages = buildContentPages(all).filter(({ template }) => template === 'case-studies')
  expect(pages.map(({ path, context }) => [path, context.page])).toEqual(expected)
  const later = listPages(all).filter(({ path }) => path.includes('/page/'))
  expect(later.map(({ path, title, label }) => [path, title, label])).toEqual(
    expected.slice(1).map(([path, page]) => [path, 'Works', `Page ${page}`]),
  )
})

test('groups pages by the first part of their address, and sub-pages under their page', () => {
  const [{ top, pages } = { pages: [] }, ...groups] = groupPages(entries)
  expect(top).toBeUndefined()
  // Pages without others under them.
  expect(pages.map(({ path }) => path)).toEqual(['/', '/legal/cookies/list/'])
  const services = groups.find((group) => group.top?.path === '/services/')
  expect(services).toEqual({
    top: { path: '/services/', title: 'Services' },
    pages: [
      {
        ...{ path: '/services/web/', title: 'Web' },
        pages: [{ path: '/services/web/ui/', title: 'Interface' }],
      },
    ],
  })
})

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
