import { readData } from './data-files'

interface Link {
  title: string
  link: string
}

test('the hero has one sentence, and additional services are links within the site', () => {
  const { hero, services } = readData('home.json') as {
    hero: { sentence: string }
    services: { chips: Link[] }
  }
  expect(hero.sentence).toMatch(/^[^.]+\.$/)
  expect(services.chips.length).toBeGreaterThan(0)
  expect(services.chips.filter(({ link }) => !link.startsWith('/services/'))).toEqual([])
})

test('there are fifteen technology logos', () => {
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

test('there are five clients, each with a logo and a hover logo', () => {
  const { clients } = readData('clients.json') as {
    clients: { name: string; url: string; urlHover: string }[]
  }
  expect(clients).toHaveLength(5)
  const logos = clients.flatMap(({ url, urlHover }) => [url, urlHover])
  expect(new Set(logos).size).toBe(10)
  expect(logos.filter((logo) => !/^\/clients\/[a-z-]+\.svg$/.test(logo))).toEqual([])
})

// A script adds the button, so no built page has it.
test('the error screen has a button that goes back', () => {
  const { errorScreen } = readData('status-pages.json') as { errorScreen: { goBack: string } }
  expect(errorScreen.goBack).toBe('Go Back')
})

test('the legal links have no targets yet', () => {
  const { legal } = readData('site.json') as { legal: Link[] }
  expect(legal).toEqual(
    ['Privacy Policy', 'Terms & Condition', 'Sitemap'].map((title) => ({ title, link: '' })),
  )
})

test('the agency cannot be mistaken for a real one', () => {
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
