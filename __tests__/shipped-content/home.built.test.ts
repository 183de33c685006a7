import { accessibleDocument, linksCalled, section, textOf, textsOf } from './accessible-document'
import { readData } from './data-files'

const home = accessibleDocument('/')

test('has the headline and a link to the estimate', () => {
  expect(textsOf(home, 'h1')).toEqual(['Your Vision; Our Code.'])
  expect(linksCalled(home, 'Get A Free Estimation')).toContain('/contact-us/')
})

test('has its sections in order', () => {
  const starts = [
    'Your Vision;',
    'Our Clients',
    'What changed after go-live',
    'Free Maintenance',
    'Our Projects',
    'What Software Development Expertise Do We Offer?',
    'Looking for a Reliable IT Partner?',
    'Our Approach',
    'Tahmina Chowdhury',
    'Tell us what you want built',
  ]
  const text = textOf(home.querySelector('main'))
  const places = starts.map((start) => text.indexOf(start))
  expect(places.filter((place) => place < 0)).toEqual([])
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('has five clients, each once for assistive technology', () => {
  const { clients } = readData('clients.json') as { clients: { name: string }[] }
  const named = home
    .querySelectorAll('main img')
    .map((image) => image.getAttribute('alt'))
    .filter((alt) => clients.some(({ name }) => name === alt))
  expect(named).toEqual(clients.map(({ name }) => name))
})

test('has three measured changes, each with a link to its case study', () => {
  const outcomes = section(home, 'What changed after go-live')
  const links = outcomes.querySelectorAll('li a')
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    [
      "9 working days to 38 minutes for a month’s commission run",
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

test('the flip cards have front and back for screen readers, the front first', () => {
  const text = textOf(home.querySelector('main'))
  for (const [front, back] of [
    ['Free Maintenance', 'We Support'],
    ['Free Consultation', 'We Understand'],
    ['Utmost Satisfaction', 'You Are Satisfied'],
  ] as const) {
    expect(text.split(front)).toHaveLength(2)
    expect(text.split(back)).toHaveLength(2)
    expect(text.indexOf(front)).toBeLessThan(text.indexOf(back))
  }
  expect(text).toContain('Maintenance is free for up to 30 days after project completion.')
})

test('has the first two case studies with all their parts', () => {
  const projects = section(home, 'Our Projects')
  expect(textsOf(projects, 'article h3')).toEqual([
    'MLM E-Commerce & ERP System with Mobile App',
    'Restaurant Chain Inventory Management Module',
  ])
  const [first, second] = projects.querySelectorAll('article')
  for (const [card, duration] of [
    [first, 'Aug 2023 - Feb 2024'],
    [second, 'Dec 2023 - Nov 2024'],
  ] as const) {
    expect(textOf(card)).toContain(duration)
    expect(card?.querySelectorAll('img')).toHaveLength(1)
    expect(card?.querySelectorAll('li').length).toBeGreaterThan(3)
  }
  const name = 'MLM E-Commerce & ERP System with Mobile App'
  expect(first && linksCalled(first, `Website: ${name}`)).toEqual(['https://www.gharona.example/'])
  expect(first && linksCalled(first, `Source: ${name}`)).toEqual([
    'https://code.gharona.example/commerce-erp',
  ])
  expect(linksCalled(projects, 'See All Works')).toEqual(['/case-studies/'])
})

test('has the services and the banner for a call', () => {
  const services = section(home, 'What Software Development Expertise Do We Offer?')
  const links = services.querySelectorAll('a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([
      '/services/web-development/',
      '/services/mobile-development/',
      '/services/business-solutions/',
      '/services/management-solutions/',
      '/services/ai-solutions/',
      '/services/data-analytics/',
      '/services/ui-ux-design/',
    ]),
  )
  expect(linksCalled(home, 'Schedule a Call')).toEqual(['/contact-us/'])
})

test('the technology logos are on the home page and on the company page', () => {
  const { technologies } = readData('technologies.json') as {
    technologies: { name: string; featured?: boolean }[]
  }
  const featured = technologies.filter((each) => each.featured).map(({ name }) => name)
  for (const page of [home, accessibleDocument('/our-company/')]) {
    const items = textsOf(page, 'main li')
    expect(featured.filter((name) => !items.includes(name))).toEqual([])
  }
})

test('has six steps with descriptions in an ordered list', () => {
  const approach = section(home, 'Our Approach')
  expect(textsOf(approach, 'ol > li h3')).toEqual([
    'Project Requirement Document',
    'UI/UX & System Design',
    'Backend & Frontend Development',
    'User Acceptance Testing (UAT)',
    'Beta Release & Updates',
    'Maintenance & Support',
  ])
  expect(textsOf(approach, 'ol > li p').filter((text) => text.length > 40)).toHaveLength(6)
})

test('has the contact form', () => {
  expect(home.querySelectorAll('main form')).toHaveLength(1)
})
