import { readPages } from '../built-site/site'
import { accessibleDocument, linksCalled, textOf, textsOf } from './accessible-document'

test('the not-found page is Lost In Code', () => {
  const page = accessibleDocument('/404.html')
  expect(textsOf(page, 'h1')).toEqual(['Lost In Code'])
  expect(textOf(page.querySelector('main'))).toContain(
    "It looks like you've found some buggy code! We're usually better at catching these things...",
  )
  expect(linksCalled(page, 'Go to the home page')).toEqual(['/'])
})

test('a case study that does not exist has its own not-found page', () => {
  const lost = readPages()
    .map(({ document }) => document.querySelector('main')?.text ?? '')
    .filter((text) => text.includes('Lost In Code') && text.includes('Case study not found'))
  expect(lost).toHaveLength(1)
})

test('the product in progress has a placeholder', () => {
  const page = accessibleDocument('/products/table-card/')
  expect(textsOf(page, 'h1')).toEqual(['Development In Progress'])
  const text = textOf(page.querySelector('main'))
  expect(text).toContain(
    'This page is still in the development phase. Check Back Soon to see the final result!',
  )
  expect(text).toContain('Go Back')
})

test('the unsubscribed page has no header or footer links', () => {
  const page = accessibleDocument('/opt-out/unsubscribed/')
  expect(textsOf(page, 'h1')).toEqual(['You have successfully unsubscribed'])
  expect(textOf(page)).toContain('Your privacy is important to use.')
  expect(linksCalled(page, 'Visit Clauseworks')).toEqual(['/'])
  expect(page.querySelectorAll('header, footer, nav')).toHaveLength(0)
})

test('the list of case studies is headed by its name alone', () => {
  const page = accessibleDocument('/case-studies/')
  expect(textsOf(page, 'h1')).toEqual(['Case Studies'])
  expect(textOf(page.querySelector('main'))).toContain(
    'Three systems in daily use, and one in trial.',
  )
})

test('the list of case studies has all four; the one in progress has no link yet', () => {
  const main = accessibleDocument('/case-studies/').querySelector('main')
  const titles = [
    'MLM E-Commerce & ERP System with Mobile App',
    'Restaurant Chain Inventory Management Module',
    'Gun Shop Role-Based Management System',
    'Digital Menu & Ordering System',
  ]
  expect(main && textsOf(main, 'article h2')).toEqual(titles)
  expect(titles.map((title) => main && linksCalled(main, title).length)).toEqual([1, 1, 1, 0])
  expect(textOf(main)).toContain('Coming Soon')
})

test.each(['/', '/services/web-development/', '/case-studies/'])(
  'has its texts in the footer on %s',
  (route) => {
    // A page with prices has one more, for print.
    const footer = accessibleDocument(route).querySelectorAll('footer').at(-1)
    const text = textOf(footer)
    for (const legal of ['Privacy Policy', 'Terms & Condition', 'Sitemap']) {
      expect(text).toContain(legal)
      expect(footer && linksCalled(footer, legal)).toEqual([])
    }
    expect(text).toContain(`© ${new Date().getFullYear()} Clauseworks Ltd.`)
    expect(text).toContain('Dhaka')
    expect(footer && linksCalled(footer, '+880 1000 000 124')).toEqual(['tel:+8801000000124'])
    const networks = footer
      ?.querySelectorAll('a[aria-label]')
      .map((link) => link.getAttribute('href'))
    expect(networks).toEqual([
      'https://linkedin.example/company/clauseworks',
      'https://facebook.example/clauseworks',
    ])
  },
)
