import { readPages } from '../built-site/site'

const booking = '/contact-us/book-a-call/'
const form = '/contact-us/'

/** The links of all pages whose text matches, as "page: text > path". */
const links = (text: RegExp): { page: string; path: string }[] =>
  readPages().flatMap(({ route, document }) =>
    document
      .querySelectorAll('a')
      .filter((link) => text.test(link.textContent.replace(/\s+/g, ' ').trim()))
      .map((link) => ({
        page: route,
        path: (link.getAttribute('href') ?? '').replace(/[?#].*$/, ''),
      })),
  )

test('a label that names a call links to booking; the home page links to both on the contact page', () => {
  const astray = links(/^(?:Schedule|Book) a\b/i).filter(({ path }) => path !== booking)
  expect(astray).toEqual([{ page: '/', path: form }])
})

test('"Contact Us" links to the form; on the list of case studies it links to booking', () => {
  const found = links(/^Contact Us$/)
  expect(found.length).toBeGreaterThan(70)
  expect(found.filter(({ path }) => path !== form)).toEqual([
    { page: '/case-studies/', path: booking },
  ])
})
