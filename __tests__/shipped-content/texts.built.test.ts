import { readFileSync } from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'
import { linksCalled, ownSite, textOf, textsOf } from '../support/site'

/** What the content says, where a change of the code could drop it from a page. */

const mlm = 'MLM E-Commerce & ERP System with Mobile App'
const restaurant = 'Restaurant Chain Inventory Management Module'
const expertise = 'What Software Development Expertise Do We Offer?'

/** The home page as assistive technology reads it: without decoration and duplicates. */
const home = parse(readFileSync('public/index.html', 'utf8'))
home.querySelectorAll('[aria-hidden="true"], script, style').forEach((part) => part.remove())
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
