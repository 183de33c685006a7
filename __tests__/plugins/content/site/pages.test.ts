import type { PageRecord } from '../../../../plugins/content/model'
import { nodeFields } from '../../../../plugins/content/graphql/node-fields'
import { type FolderCollection, collectionOf } from '../../../../plugins/content/collections'
import { groupPages } from '../../../../plugins/content/site/page-groups'
import { listPages, type PageFile } from '../../../../plugins/content/site/pages'
import { buildRedirects, type Redirect } from '../../../../plugins/content/site/redirects'
import { site } from '../../../../src/site'
import { pageFile } from '../../../fixtures/page-file'

/** From the content files to the pages of a site and the lists of them. */

/** Content files by path. */
const filesOf = (files: Record<string, Record<string, unknown>>): PageFile[] =>
  Object.entries(files).map(([path, content]) => pageFile(path, content))

const redirectsOf = (files: readonly PageFile[]): Redirect[] =>
  buildRedirects(files, listPages(site, files))

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
  'ui-text.json': { page: 'Page {number}' },
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
  'our-company/contract.md': { title: 'Contract' },
  'pages/legal/cookies/list.md': customPage('Cookies.'),
}
const contentFiles = filesOf(files)
const allPages = listPages(site, contentFiles)

test.each([
  'case-studies/alpha/cover.json',
  'industries/retail/loyalty/more.json',
  'case-studies/alpha.yaml',
])('data/%s is not a content file', (path) => {
  expect(collectionOf(site.collections, path)).toBeUndefined()
})

test('a sub-page has a parent page, a custom page in a folder has none', () => {
  const parents = ['services/web/ui.json', 'pages/legal/cookies/list.md'].map(
    (file) => nodeFields(site.collections, { file, content: {} }, { language: 'en' }).parentPath,
  )
  expect(parents).toEqual(['/services/web/', null])
})

test('a case study belongs to the pages that its tags name and to their groups, each once', () => {
  const content = {
    title: 'Alpha',
    industries: ['/industries/retail/', '/industries/retail/loyalty/', 'Forestry'],
    services: ['/services/web/frontend/', '/services/design/'],
  }
  const file = 'case-studies/alpha.json'
  const { taggedPaths } = nodeFields(site.collections, { file, content }, { language: 'en' })
  expect(taggedPaths).toEqual([
    '/industries/retail/',
    '/industries/retail/loyalty/',
    '/services/web/frontend/',
    '/services/web/',
    '/services/design/',
  ])
})

const listed = (path: string, from: readonly PageRecord[] = allPages) =>
  from.find((page) => page.path === path)

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
])('%s is listed as "%s" with the label "%s"; indexable: %s', (path, title, label, isIndexable) => {
  expect(listed(path)).toMatchObject({ title, label, isIndexable })
})

test.each([
  ['We are [legal name].', false],
  ['Read [the terms](/terms/).', true],
  ['An array is a \\[list].', true],
])('a page with "%s" is indexable: %s', (sentence, isIndexable) => {
  const page = pageFile('pages/privacy.md', customPage(sentence))
  expect(listed('/privacy/', listPages(site, [...contentFiles, page]))).toMatchObject({
    isIndexable,
  })
})

test('a page has the description of its content file, or that for search engines', () => {
  const seo = { title: 'Privacy in full', description: 'About privacy.' }
  const privacy = pageFile('pages/privacy.md', customPage('Nothing.', seo))
  expect(listed('/')?.description).toBe('About home.')
  expect(listed('/case-studies/alpha-and-beta/')?.description).toBe('About Alpha.')
  expect(listed('/privacy/', listPages(site, [privacy]))).toMatchObject({
    title: 'Privacy',
    description: 'About privacy.',
  })
})

/** As many case studies, in order. */
const caseStudies = (count: number): PageFile[] =>
  Array.from({ length: count }, (_, order) =>
    pageFile(`case-studies/${order}.json`, { title: `Work ${order}`, order }),
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
  const overview = filesOf({
    'case-studies.json': { title: 'Works' },
    'ui-text.json': { page: 'Page {number}' },
  })
  const all = [...overview, ...caseStudies(count)]
  const pages = listPages(site, all).filter(({ template }) => template === 'case-studies')
  expect(pages.map(({ path, number }) => [path, number])).toEqual(expected)
  const later = pages.filter(({ path }) => path.includes('/page/'))
  expect(later.map(({ path, title, label }) => [path, title, label])).toEqual(
    expected.slice(1).map(([path, page]) => [path, 'Works', `Page ${page}`]),
  )
})

test('a tag has later pages if it has more articles than one page lists, by either of its names', () => {
  const article = (index: number) =>
    pageFile(`articles/${index}.md`, { title: `${index}`, tags: [index % 2 ? 'stock' : 'lager'] })
  const files = filesOf({
    'articles/tags/lager.json': {
      ...{ title: 'Lager', translationOf: 'stock', formerPaths: ['/articles/tags/store/'] },
    },
    'articles/tags/unused.json': { title: 'Unused' },
    'site.json': { paths: { page: 'side' } },
    'ui-text.json': { page: 'Side {number}' },
  })
  const pagesWith = (count: number) =>
    listPages(site, [...files, ...Array.from({ length: count }, (_, index) => article(index))])
      .filter(({ template }) => template === 'article-tag')
      .map(({ path, formerPaths, label, number }) => [path, formerPaths, label, number])
  const first = ['/articles/tags/lager/', ['/articles/tags/store/'], '', undefined]
  expect(pagesWith(12)).toEqual([first])
  expect(pagesWith(13)).toEqual([
    first,
    ['/articles/tags/lager/side/2/', ['/articles/tags/store/side/2/'], 'Side 2', 2],
  ])
})

test.each([
  ['bn-BD', 'পৃষ্ঠা ২'],
  ['en', 'পৃষ্ঠা 2'],
  // The check refuses it.
  ['en_US', 'পৃষ্ঠা 2'],
])('with the locale %s, the label of a later page is "%s"', (locale, label) => {
  const overview = filesOf({
    'case-studies.json': {},
    'site.json': { locale },
    'ui-text.json': { page: 'পৃষ্ঠা {number}' },
  })
  const pages = listPages(site, [...overview, ...caseStudies(25)])
  expect(pages.find(({ number }) => number === 2)).toMatchObject({ label })
})

test('groups pages by the first part of their address, and sub-pages under their page', () => {
  const [{ top, pages } = { pages: [] }, ...groups] = groupPages(allPages)
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
  const files = filesOf({
    'site.json': { language },
    'case-studies.json': { title: 'Works' },
    'case-studies/a.json': { title, slug: 'alpha', formerTitles },
  })
  expect(redirectsOf(files)).toEqual([
    ...froms.map((from) => redirect(`/case-studies/${from}`, '/case-studies/alpha/', 301)),
    ...closing,
  ])
})

test('after changes of a segment every page below redirects from each of its former addresses', () => {
  const files = filesOf({
    'site.json': {
      paths: { services: 'সেবা' },
      formerPaths: [
        { from: '/services/', to: '/servicios/' },
        { from: '/servicios/', to: '/সেবা/' },
      ],
    },
    'services.json': {},
    'services/web.json': { title: 'Web', formerPaths: ['/সেবা/sites/'] },
  })
  const list = encodeURI('/সেবা/')
  expect(redirectsOf(files)).toEqual([
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

test('a page redirects from the other spellings of its letters', () => {
  const files = filesOf({
    'site.json': { slugLetters: 'keep' },
    'services.json': {},
    'services/\u09af\u09bc.json': { title: 'A' },
    'services/über.json': { title: 'B' },
  })
  const page = '/services/%E0%A6%AF%E0%A6%BC/'
  expect(redirectsOf(files)).toEqual([
    redirect('/services/%E0%A7%9F/', page, 301),
    redirect('/services/u%CC%88ber/', '/services/%C3%BCber/', 301),
    ...notFound,
  ])
})

test('a page redirects from its former addresses and titles as its file spells them', () => {
  const file = (path: string, content: object, typed: object): PageFile => ({
    ...pageFile(path, content),
    text: JSON.stringify(typed),
  })
  const mixed = '\u09df-\u09af\u09bc'
  const normal = mixed.normalize('NFC')
  const redirects = redirectsOf([
    file(
      'site.json',
      { formerPaths: [{ from: `/${normal}/`, to: '/services/' }] },
      { formerPaths: [{ from: `/${mixed}/`, to: '/services/' }] },
    ),
    pageFile('services.json'),
    file(
      'services/web.json',
      { title: 'A', formerPaths: [`/services/${normal}/`] },
      { title: 'A', formerPaths: [`/services/${mixed}/`] },
    ),
    pageFile('case-studies.json'),
    file(
      'case-studies/a.json',
      { title: 'A', formerTitles: [normal] },
      { title: 'A', formerTitles: [mixed] },
    ),
  ])
  expect(redirects).toEqual(
    expect.arrayContaining([
      redirect(`/services/${encodeURI(mixed)}/`, '/services/web/', 301),
      redirect(`/${encodeURI(mixed)}/web/`, '/services/web/', 301),
      redirect(`/case-studies/${encodeURI(mixed)}`, '/case-studies/a/', 301),
    ]),
  )
})

test('a page that others must name exists while one of them names its file', () => {
  const folder = 'positions/'
  const collections: FolderCollection[] = [
    { folder, type: 'Position', schema: 'position.schema.json', template: 'position' },
    {
      folder: 'positions/places/',
      type: 'Place',
      schema: 'place.schema.json',
      template: 'place',
      namedBy: { folder, key: 'places' },
    },
  ]
  const [position, place] = collections as [FolderCollection, FolderCollection]
  const files = [
    { path: 'positions/developer.json', collection: position, value: { places: ['oslo'] } },
    ...['oslo', 'bergen'].map((name) => ({
      path: `positions/places/${name}.json`,
      collection: place,
    })),
  ]
  const listedPaths = (from: readonly PageFile[]) =>
    listPages({ ...site, collections, pages: [] }, from).map(({ path }) => path)
  expect(listedPaths(files)).toEqual(['/positions/developer/', '/positions/places/oslo/'])
  expect(listedPaths(files.slice(1))).toEqual([])
})
