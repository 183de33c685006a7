import { publicPages, type PageNames } from '../../src/routes/public-pages'

const titled = (title: string) => ({ title, promise: `${title} promise` })

const names = (changes: Partial<PageNames> = {}): PageNames => ({
  home: { headline: ['First line;', 'second.'], title: 'What it is' },
  overviews: [
    { path: '/case-studies/', title: 'Works' },
    { path: '/industries/', title: 'Industries' },
    { path: '/products/', title: 'Products' },
    { path: '/services/', title: 'Services' },
  ],
  company: titled('Company'),
  contact: titled('Contact'),
  booking: titled('Call'),
  thankYou: titled('Thanks'),
  unsubscribed: titled('Goodbye'),
  caseStudies: [{ path: '/case-studies/alpha/', title: 'Alpha' }],
  industries: [{ path: '/industries/retail/', title: 'Retail', group: null }],
  services: [{ path: '/services/web/frontend/', title: 'Frontend', group: { title: 'Web' } }],
  products: [
    { path: '/products/till/', title: 'Till', inProgress: null },
    { path: '/products/scale/', title: 'Scale', inProgress: true },
  ],
  page: 'Page',
  ...changes,
})

const at = (path: string, changes?: Partial<PageNames>) =>
  publicPages(names(changes)).find((page) => page.path === path)

test.each([
  ['/', 'First line; second.', 'What it is'],
  ['/case-studies/', 'Works', ''],
  ['/our-company/', 'Company promise', 'Company'],
  ['/contact-us/book-a-call/', 'Call', 'Contact'],
  ['/case-studies/alpha/', 'Alpha', 'Works'],
  ['/industries/retail/', 'Retail', 'Industries'],
  ['/services/web/frontend/', 'Frontend', 'Services / Web'],
  ['/products/till/', 'Till', 'Products'],
])('%s is shown as "%s" of kind "%s"', (path, title, kind) => {
  expect(at(path)).toEqual({ path, title, kind, indexed: true })
})

test.each(['/contact-us/thank-you/', '/opt-out/unsubscribed/', '/products/scale/'])(
  '%s is not for search engines',
  (path) => {
    expect(at(path)?.indexed).toBe(false)
  },
)

test('further pages of the list of case studies are pages too', () => {
  const caseStudies = Array.from({ length: 49 }, (_, index) => ({
    path: `/case-studies/${index}/`,
    title: String(index),
  }))
  expect(at('/case-studies/page/3/', { caseStudies })).toMatchObject({
    title: 'Works',
    kind: 'Page 3',
  })
  expect(at('/case-studies/page/4/', { caseStudies })).toBeUndefined()
  expect(at('/case-studies/page/2/', { caseStudies: [] })).toBeUndefined()
})
