import { readData } from './data-files'

interface Link {
  title: string
  link: string
}

interface Card {
  front: { title: string; text: string }
  back: { title: string; text: string }
}

interface Home {
  hero: { headline: string[]; sentence: string; action: Link }
  clients: { title: string }
  promises: { cards: Card[] }
  projects: { title: string; action: Link }
  services: {
    title: string
    cards: (Link & { icon: string; description: string })[]
    chips: Link[]
    banner: { title: string; action: Link }
  }
  approach: { title: string; steps: { title: string; description: string }[] }
}

const home = readData('home.json') as Home
const titles = (entries: readonly { title: string }[]): string[] =>
  entries.map(({ title }) => title)

test('the hero', () => {
  expect(home.hero.headline.join(' ')).toBe('Your Vision; Our Code.')
  expect(home.hero.sentence).toMatch(/^[^.]+\.$/)
  expect(home.hero.action).toEqual({ title: 'Get A Free Estimation', link: '/contact-us/' })
  expect(home.clients.title).toBe('Our Clients')
})

test('the flip cards', () => {
  expect(home.promises.cards.map(({ front, back }) => [front.title, back.title])).toEqual([
    ['Free Maintenance', 'We Support'],
    ['Free Consultation', 'We Understand'],
    ['Utmost Satisfaction', 'You Are Satisfied'],
  ])
  expect(home.promises.cards[0]?.back.text).toBe(
    'Maintenance is free for up to 30 days after project completion.',
  )
})

test('the projects', () => {
  expect(home.projects.title).toBe('Our Projects')
  expect(home.projects.action).toEqual({ title: 'See All Works', link: '/case-studies/' })
})

test('the services', () => {
  const { title, cards, chips, banner } = home.services
  expect(title).toBe('What Software Development Expertise Do We Offer?')
  expect(cards.map(({ link }) => link)).toEqual([
    '/services/web-development/',
    '/services/mobile-development/',
    '/services/business-solutions/',
    '/services/management-solutions/',
    '/services/ai-solutions/',
    '/services/data-analytics/',
  ])
  expect(chips.every(({ link }) => link.startsWith('/services/'))).toBe(true)
  expect(chips.length).toBeGreaterThan(0)
  expect(banner.title).toBe('Looking for a Reliable IT Partner?')
  expect(banner.action).toEqual({ title: 'Schedule a Call', link: '/contact-us/' })
})

test('the six steps of the approach', () => {
  expect(home.approach.title).toBe('Our Approach')
  expect(titles(home.approach.steps)).toEqual([
    'Project Requirement Document',
    'UI/UX & System Design',
    'Backend & Frontend Development',
    'User Acceptance Testing (UAT)',
    'Beta Release & Updates',
    'Maintenance & Support',
  ])
})

test('the fifteen technology marks', () => {
  const { technologies } = readData('technologies.json') as {
    technologies: { name: string; featured?: boolean }[]
  }
  expect(technologies.filter(({ featured }) => featured).map(({ name }) => name)).toEqual([
    'Android',
    'Docker',
    'Express',
    'GraphQL',
    'JavaScript',
    'MongoDB',
    'MySQL',
    'NestJS',
    'Next',
    'Node',
    'PostgreSQL',
    'Prisma',
    'React',
    'TailwindCSS',
    'TypeScript',
  ])
})

test('five clients, each with a normal and another, hovered mark', () => {
  const { clients } = readData('clients.json') as {
    clients: { name: string; url: string; urlHover: string }[]
  }
  expect(clients).toHaveLength(5)
  const marks = clients.flatMap(({ url, urlHover }) => [url, urlHover])
  expect(new Set(marks).size).toBe(10)
  expect(marks.filter((mark) => !/^\/clients\/[a-z-]+\.svg$/.test(mark))).toEqual([])
})

test('the status pages', () => {
  const words = readData('status-pages.json') as Record<string, Record<string, string>>
  expect(words.errorScreen).toMatchObject({
    title: 'Lost In Code',
    text: "It looks like you've found some buggy code! We're usually better at catching these things...",
    caseStudyNotFound: 'Case study not found',
    goBack: 'Go Back',
  })
  expect(words.inProgress).toEqual({
    title: 'Development In Progress',
    text: 'This page is still in the development phase. Check Back Soon to see the final result!',
    goBack: 'Go Back',
  })
  expect(words.unsubscribed).toEqual({
    title: 'You have successfully unsubscribed',
    text: 'Your privacy is important to use.',
    visit: 'Visit ',
  })
})

test('the legal line, still without targets', () => {
  const { legal } = readData('site.json') as { legal: Link[] }
  expect(legal).toEqual(
    ['Privacy Policy', 'Terms & Condition', 'Sitemap'].map((title) => ({ title, link: '' })),
  )
})

test('the agency is one that cannot be mistaken for a real one', () => {
  const site = readData('site.json') as {
    url: string
    email: string
    phones: string[]
    socials: Link[]
  }
  const addresses = [site.url, site.email, ...site.socials.map(({ link }) => link)]
  expect(addresses.filter((address) => !/\.example(?:\/|$)/.test(address))).toEqual([])
  expect(site.phones).toEqual(['+880 1000 000 124', '+880 1000 000 600'])
})
