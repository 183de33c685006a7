import type { ContentEntry } from '../../src/content/core/pages/content-entry'
import { listPages } from '../../src/content/core/pages/page-registry'

const entry = (type: string, file: string, content: object, changes = {}): ContentEntry => ({
  id: file,
  type,
  file,
  path: `/${file.replace('.json', '/')}`,
  parentPath: null,
  taggedPaths: [],
  content: { ...content },
  ...changes,
})

const overview = (name: string, title: string) => entry('Overview', `${name}.json`, { title })

const entries = [
  entry('Home', 'home.json', {
    hero: { headline: ['First line;', 'second.'] },
    seo: { title: 'What it is', description: 'About home.' },
  }),
  overview('case-studies', 'Works'),
  overview('industries', 'Industries'),
  overview('products', 'Products'),
  overview('services', 'Services'),
  entry('Company', 'company.json', { title: 'Company', promise: 'Company promise' }),
  entry('Contact', 'contact.json', {
    title: 'Contact',
    promise: 'Contact promise',
    form: { sent: { title: 'Thanks' } },
  }),
  entry('Scheduling', 'scheduling.json', { title: 'Call' }),
  entry('StatusPages', 'status-pages.json', { unsubscribed: { title: 'Goodbye' } }),
  entry('UiText', 'ui-text.json', { page: 'Page' }),
  entry('CaseStudy', 'case-studies/alpha.json', { title: 'Alpha', description: 'About Alpha.' }),
  entry('Industry', 'industries/retail.json', { title: 'Retail' }),
  entry('Service', 'services/web.json', { title: 'Web' }),
  entry(
    'Service',
    'services/web/frontend.json',
    { title: 'Frontend' },
    { parentPath: '/services/web/' },
  ),
  entry('Product', 'products/till.json', { title: 'Till' }),
  entry('Product', 'products/scale.json', { title: 'Scale', inProgress: true }),
]

const customPage = (sentence: string) =>
  entry(
    'CustomPage',
    'pages/privacy.json',
    { title: 'Privacy', sections: [{ text: { paragraphs: [sentence] } }] },
    { path: '/privacy/' },
  )

test.each([
  ['We are [legal name].', false],
  ['Read [the terms](/terms/).', true],
  ['An array is a \\[list].', true],
])('a page with "%s" is indexable: %s', (sentence, indexable) => {
  expect(at('/privacy/', [...entries, customPage(sentence)])).toMatchObject({
    title: 'Privacy',
    label: '',
    indexable,
  })
})

const at = (path: string, from = entries) => listPages(from).find((page) => page.path === path)

test.each([
  ['/', 'First line; second.', 'What it is'],
  ['/case-studies/', 'Works', ''],
  ['/our-company/', 'Company promise', 'Company'],
  ['/contact-us/', 'Contact promise', 'Contact'],
  ['/contact-us/book-a-call/', 'Call', 'Contact'],
  ['/case-studies/alpha/', 'Alpha', 'Works'],
  ['/industries/retail/', 'Retail', 'Industries'],
  ['/services/web/frontend/', 'Frontend', 'Services / Web'],
  ['/products/till/', 'Till', 'Products'],
])('%s is listed as "%s" with the label "%s"', (path, title, label) => {
  expect(at(path)).toMatchObject({ title, label, indexable: true })
})

test('a page has the description of its content file', () => {
  expect(at('/')?.description).toBe('About home.')
  expect(at('/case-studies/alpha/')?.description).toBe('About Alpha.')
})

test('the description for search engines takes precedence over that of the page', () => {
  const seo = { title: 'Privacy in full', description: 'About privacy.' }
  const { content, ...page } = customPage('Nothing.')
  const pages = listPages([...entries, { ...page, content: { ...content, seo } }])
  expect(pages.find(({ path }) => path === '/privacy/')).toMatchObject({
    title: 'Privacy',
    description: 'About privacy.',
  })
})

test.each(['/contact-us/thank-you/', '/opt-out/unsubscribed/', '/products/scale/'])(
  '%s is not indexable',
  (path) => {
    expect(at(path)?.indexable).toBe(false)
  },
)

test('content without its own page is not listed', () => {
  expect(listPages(entries).map(({ path }) => path)).not.toContain('/ui-text/')
})

test('later pages of the list of case studies are listed', () => {
  const caseStudies = (count: number) => [
    ...entries.filter(({ type }) => type !== 'CaseStudy'),
    ...Array.from({ length: count }, (_, index) =>
      entry('CaseStudy', `case-studies/${index}.json`, { title: String(index) }),
    ),
  ]
  expect(at('/case-studies/page/3/', caseStudies(49))).toMatchObject({
    title: 'Works',
    label: 'Page 3',
  })
  expect(at('/case-studies/page/4/', caseStudies(49))).toBeUndefined()
  expect(at('/case-studies/page/2/', caseStudies(0))).toBeUndefined()
})
