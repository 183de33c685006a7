import type { HTMLElement } from 'node-html-parser'
import { accessibleDocument, linksCalled, readPages, textOf, textsOf } from '../support/site'

/** What the content says, where a change of the code could drop it from a page. */

const mlm = 'MLM E-Commerce & ERP System with Mobile App'
const restaurant = 'Restaurant Chain Inventory Management Module'
const gunShop = 'Gun Shop Role-Based Management System'
const menu = 'Digital Menu & Ordering System'
const expertise = 'What Software Development Expertise Do We Offer?'

const home = accessibleDocument('/')
const homeText = textOf(home.querySelector('main'))

const section = (title: string): HTMLElement =>
  home.querySelectorAll('section').find((part) => textOf(part.querySelector('h2')) === title) ??
  home

test('the home page has its texts in order', () => {
  const texts = [
    ...['Your Vision; Our Code.', 'Get A Free Estimation', 'Our Clients'],
    ...['What changed after go-live', 'Free Maintenance', 'We Support'],
    'Maintenance is free for up to 30 days after project completion.',
    ...['Free Consultation', 'We Understand', 'Utmost Satisfaction', 'You Are Satisfied'],
    ...['Our Projects', 'Aug 2023 - Feb 2024', mlm, 'Dec 2023 - Nov 2024', restaurant],
    ...[expertise, 'Looking for a Reliable IT Partner?', 'Schedule a Call', 'Our Approach'],
    ...['Project Requirement Document', 'UI/UX & System Design'],
    ...['Backend & Frontend Development', 'User Acceptance Testing (UAT)'],
    ...['Beta Release & Updates', 'Maintenance & Support', 'Tahmina Chowdhury'],
    'Tell us what you want built',
  ]
  let from = 0
  for (const text of texts) {
    const at = homeText.indexOf(text, from)
    expect([text, at >= from]).toEqual([text, true])
    from = at
  }
})

test.each([
  ['Get A Free Estimation', ['/contact-us/']],
  ['Schedule a Call', ['/contact-us/']],
  ['See All Works', ['/case-studies/']],
  [`Website: ${mlm}`, ['https://www.gharona.example/']],
  [`Source: ${mlm}`, ['https://code.gharona.example/commerce-erp']],
])('on the home page "%s" links to %j', (name, targets) => {
  expect(linksCalled(home, name)).toEqual(expect.arrayContaining(targets))
})

test('the home page has three measured changes with links to their case studies', () => {
  const links = section('What changed after go-live').querySelectorAll('li a')
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    [
      '9 working days to 38 minutes for a month’s commission run',
      '/case-studies/mlm-e-commerce-and-erp-system-with-mobile-app/',
    ],
    [
      '6.8 % to 2.4 % of ingredient cost unexplained',
      '/case-studies/restaurant-chain-inventory-management-module/',
    ],
    [
      '2 working days to 40 minutes to prepare the inspection file',
      '/case-studies/gun-shop-role-based-management-system/',
    ],
  ])
})

test('the parts of the home page have their numbers', () => {
  const projects = section('Our Projects').querySelectorAll('article')
  expect(projects.map((card) => card.querySelectorAll('img').length)).toEqual([1, 1])
  for (const card of projects) expect(card.querySelectorAll('li').length).toBeGreaterThan(3)
  const steps = textsOf(section('Our Approach'), 'ol > li p')
  expect(steps.filter((text) => text.length > 40)).toHaveLength(6)
  expect(home.querySelectorAll('main form')).toHaveLength(1)
  const services = section(expertise).querySelectorAll('a[href^="/services/"]')
  expect(services.length).toBeGreaterThanOrEqual(7)
})

test.each([
  [
    '/404.html',
    'Lost In Code',
    "It looks like you've found some buggy code! We're usually better at catching these things...",
    ['Go to the home page', '/'],
  ],
  [
    '/products/table-card/',
    'Development In Progress',
    'This page is still in the development phase. Check Back Soon to see the final result!',
  ],
  [
    '/opt-out/unsubscribed/',
    'You have successfully unsubscribed',
    'Your privacy is important to us',
    ['Visit Clauseworks', '/'],
  ],
  ['/case-studies/', 'Case Studies', 'Three systems in daily use, and one in trial.'],
])('%s has the heading "%s" and its text', (route, heading, text, [name = '', to] = []) => {
  const page = accessibleDocument(route)
  expect(textsOf(page, 'h1')).toEqual([heading])
  expect(textOf(page.querySelector('main'))).toContain(text)
  if (to) expect(linksCalled(page, name)).toEqual([to])
})

test('one not-found page is about case studies, and the unsubscribed page has no menu', () => {
  const lost = readPages().filter(({ document }) =>
    /Case study not found[^]*Lost In Code/.test(document.querySelector('main')?.text ?? ''),
  )
  expect(lost).toHaveLength(1)
  const page = accessibleDocument('/opt-out/unsubscribed/')
  expect(page.querySelectorAll('header, footer, nav')).toHaveLength(0)
})

test('the list has all case studies; the one in progress has no link yet', () => {
  const main = accessibleDocument('/case-studies/')
  const titles = [mlm, restaurant, gunShop, menu]
  expect(textsOf(main, 'article h2')).toEqual(titles)
  expect(titles.map((title) => linksCalled(main, title).length)).toEqual([1, 1, 1, 0])
  expect(textOf(main)).toContain('Coming Soon')
})

test.each(['/', '/services/web-development/', '/case-studies/'])(
  'the footer of %s has its texts',
  (route) => {
    // A page with prices has one more, for print.
    const footer = accessibleDocument(route).querySelectorAll('footer').at(-1)
    if (!footer) throw new Error(`${route} has no footer`)
    const text = textOf(footer)
    for (const legal of ['Privacy Policy', 'Terms & Condition', 'Sitemap']) {
      expect(text).toContain(legal)
      expect(linksCalled(footer, legal)).toEqual([])
    }
    expect(text).toMatch(/© 20\d\d Clauseworks Ltd\./)
    expect(text).toContain('Dhaka')
    expect(linksCalled(footer, '+880 1000 000 124')).toEqual(['tel:+8801000000124'])
    expect(
      footer.querySelectorAll('a[aria-label]').map((link) => link.getAttribute('href')),
    ).toEqual(
      ['linkedin.example/company', 'facebook.example'].map(
        (network) => `https://${network}/clauseworks`,
      ),
    )
  },
)

test('labels lead where they say: calls to booking, "Contact Us" to the form', () => {
  const links = readPages().flatMap(({ route, document }) =>
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
