import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The words of a link say which page it leads to: one label, one page. */

interface Link {
  title: string
  link: string
}

const isLink = (value: object): value is Link =>
  'link' in value && 'title' in value && typeof value.link === 'string' && value.link !== ''

function linksIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(linksIn)
  return isLink(value) ? [value, ...below] : below
}

const files = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    file,
    content: JSON.parse(readFileSync(join('data', file), 'utf8')) as unknown,
  }))

/** The addresses of a label, in English or in the other language. */
function targetsOf(isTranslation: boolean): Record<string, string[]> {
  const links = files
    .filter(({ file }) => file.startsWith('bn') === isTranslation)
    .flatMap(({ content }) => linksIn(content))
  const targets: Record<string, string[]> = {}
  for (const { title, link } of links) {
    const pages = (targets[title.toLowerCase()] ??= [])
    if (!pages.includes(link)) pages.push(link)
  }
  return targets
}

const leadingTo = (targets: Record<string, string[]>, page: string): string[] =>
  Object.keys(targets)
    .filter((label) => targets[label]?.includes(page))
    .sort()

const english = targetsOf(false)
const bangla = targetsOf(true)

test('a label leads to two pages only where both have it as their title, or where it is specified', () => {
  const several = (targets: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(targets)
        .filter(([, pages]) => pages.length > 1)
        .map(([label, pages]) => [label, [...pages].sort()]),
    )
  expect(several(english)).toEqual({
    // The list of case studies has this button to the booking page.
    'contact us': ['/contact-us/', '/contact-us/book-a-call/'],
    'business solutions': ['/industries/business-solutions/', '/services/business-solutions/'],
    'predictive maintenance': [
      '/industries/manufacturing/predictive-maintenance/',
      '/services/ai-solutions/predictive-maintenance/',
    ],
  })
  expect(several(bangla)).toEqual({})
})

test('the contact page, the booking page and the estimate have labels of their own', () => {
  expect(leadingTo(english, '/contact-us/')).toEqual([
    'contact us',
    // The home page has these two buttons to the contact page.
    'get a free estimation',
    'message',
    'schedule a call',
    'tell us about your project',
  ])
  expect(leadingTo(english, '/contact-us/book-a-call/')).toEqual(['book a call', 'contact us'])
  expect(leadingTo(english, '/contact-us/estimate/')).toEqual(['estimate'])
  expect(leadingTo(bangla, '/bn/যোগাযোগ/')).toEqual([
    'আপনার কাজের কথা লিখুন',
    'বার্তা দিন',
    'বিনা মূল্যে খরচের ধারণা নিন',
    'যোগাযোগ করুন',
  ])
  expect(leadingTo(bangla, '/bn/যোগাযোগ/কথা-বলুন/')).toEqual(['কল বুক করুন', 'কলের সময় নিন'])
})

test('a page of terms selects itself as the subject of a message', () => {
  const pages = readdirSync('data/our-company').filter((file) => file.endsWith('.md'))
  const links = pages.flatMap((file) =>
    [
      ...readFileSync(join('data/our-company', file), 'utf8').matchAll(
        /\]\((\/contact-us\/[^)]*)\)/g,
      ),
    ].map(([, link]) => [link, `/our-company/${file.replace('.md', '')}/`]),
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links).toEqual(links.map(([, path]) => [`/contact-us/?about=${path}`, path]))
})
