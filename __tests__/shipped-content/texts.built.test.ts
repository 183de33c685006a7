import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { linksCalled, ownSite, textOf } from '../support/site'

/** Where the links of the content lead, which a change of the code could mix up. */

const mlm = 'MLM E-Commerce & ERP System with Mobile App'

/** The home page as assistive technology reads it: without decoration and duplicates. */
const home = parse(readFileSync('public/index.html', 'utf8'))
home.querySelectorAll('[aria-hidden="true"], script, style').forEach((part) => part.remove())

test.each([
  ['Get A Free Estimation', ['/contact-us/']],
  ['Schedule a Call', ['/contact-us/']],
  ['See All Works', ['/case-studies/']],
  [`Website: ${mlm}`, ['https://www.gharona.example/']],
  [`Source: ${mlm}`, ['https://code.gharona.example/commerce-erp']],
])('on the home page "%s" links to %j', (name, targets) => {
  expect(linksCalled(home, name)).toEqual(expect.arrayContaining(targets))
})

test('labels lead where they say: calls to booking, "Contact Us" to the form', () => {
  const links = ownSite.readPages().flatMap(({ route, document }) =>
    document.querySelectorAll('a').map((link) => ({
      name: textOf(link),
      route,
      path: (link.getAttribute('href') ?? '').replace(/[?#].*$/, ''),
    })),
  )
  const others = (name: RegExp, path: string): string[] =>
    links
      .filter((link) => name.test(link.name) && link.path !== path)
      .map((link) => `${link.route} > ${link.path}`)
  expect(others(/^(?:Schedule|Book) a\b/i, '/contact-us/book-a-call/')).toEqual([
    '/ > /contact-us/',
  ])
  expect(others(/^Contact Us$/, '/contact-us/')).toEqual([
    '/case-studies/ > /contact-us/book-a-call/',
  ])
})
