import { cleanup, render, screen } from '@testing-library/react'
import { ContactChoices } from '../../src/features/contact/ContactChoices'
import { ContactForm } from '../../src/features/contact/ContactForm'
import { CallAgenda } from '../../src/features/offerings/CallAgenda'
import { SiteLayout } from '../../src/layout/SiteLayout'
import HomePage from '../../src/pages/index'
import { bookingPath, estimatePath } from '../../plugins/content/core/paths'
import { Banner } from '../../src/sections/Banner'
import { Faq } from '../../src/sections/Faq'
import { OfferingLinks } from '../../src/sections/OfferingLinks'
import { TechnologyRow } from '../../src/sections/technologies/TechnologyRow'
import { home } from '../fixtures/single-pages'
import { singleFiles } from '../fixtures/single-files'
import { inlineText } from '../../plugins/content/core/inline-markdown/inline-text'
import { siteAnswers } from '../fixtures/static-queries'
import { mockStaticQueries } from '../mocks/gatsby'
import { watchWindow } from '../mocks/window'

/** Tests that components do not show optional parts that the site does not have. */

beforeEach(() => watchWindow({ reduced: true }))

type Answers = Record<string, Record<string, object>>

/** The fixture site without some of its single pages, and with other menus. */
function siteWithout(paths: readonly string[], menus: object = {}): void {
  const answers = siteAnswers() as Answers
  const site = answers.SiteSettings?.siteSettings as { pages: string[] }
  mockStaticQueries({
    ...answers,
    SiteSettings: {
      siteSettings: { ...site, pages: site.pages.filter((path) => !paths.includes(path)) },
    },
    NavigationMenus: { navigation: { ...answers.NavigationMenus?.navigation, ...menus } },
    SchedulingSettings: paths.includes(bookingPath)
      ? { scheduling: null }
      : answers.SchedulingSettings,
  })
}

const choice = (title: string) => ({ title, description: `${title} to us.` })
const choices = { write: choice('Write'), call: choice('Call'), estimate: choice('Estimate') }
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test.each([
  [[], ['Write', 'Call', 'Estimate']],
  [[bookingPath], ['Write', 'Estimate']],
  [[estimatePath], ['Write', 'Call']],
  [[bookingPath, estimatePath], []],
])('without %j the contact page offers %j', (missing, shown) => {
  siteWithout(missing)
  render(<ContactChoices {...choices} />)
  expect(links()).toEqual(shown)
})

test('without a calendar a page has no badge, but it has the contact bar', () => {
  siteWithout([bookingPath])
  render(<SiteLayout pathname="/">Content</SiteLayout>)
  expect(screen.getByRole('main')).toHaveTextContent('Content')
  expect(screen.queryByRole('link', { name: 'Call us' })).not.toBeInTheDocument()
})

test.each([
  [[], ['Label of bookCall']],
  [[bookingPath], []],
])('without %j the topics of a call have the links %j', (missing, shown) => {
  siteWithout(missing)
  render(<CallAgenda points={[choice('Topic')]} />)
  expect(links()).toEqual(shown)
  expect(screen.getByText('Topic')).toBeVisible()
})

test.each([
  [[], 'dialog'],
  [[bookingPath], null],
])('without %j a banner opens: %s', (missing, popup) => {
  siteWithout(missing)
  render(
    <Banner title="Talk" text="Now." action={{ title: 'Go', link: '/contact-us/', popup: true }} />,
  )
  expect(screen.getByRole('link').getAttribute('aria-haspopup')).toBe(popup)
})

test.each([
  [[], 1],
  [[estimatePath], 0],
])('without %j an answer about a price has %d links', (missing, count) => {
  siteWithout(missing)
  const priceOf = { path: '/services/web/', title: 'Web', typical: { smallest: { price: 1 } } }
  render(
    <Faq
      title="Questions"
      questions={[{ question: 'How?', answer: inlineText('So.'), priceOf }]}
    />,
  )
  expect(screen.queryAllByRole('link', { hidden: true })).toHaveLength(count)
})

test('the form says that it fills in the calendar only if there is one', () => {
  siteWithout([])
  const { unmount } = render(<ContactForm />)
  expect(screen.getByText(/Also in the calendar/)).toBeVisible()
  unmount()
  siteWithout([bookingPath])
  render(<ContactForm />)
  expect(screen.queryByText(/Also in the calendar/)).not.toBeInTheDocument()
})

test('a menu without groups is a plain link, and the footer has no list of them', () => {
  siteWithout([], { services: null, industries: null, additionalServices: null })
  render(<SiteLayout pathname="/">Content</SiteLayout>)
  expect(screen.getAllByRole('link', { name: 'Services', hidden: true })).not.toHaveLength(0)
  expect(screen.queryByRole('heading', { name: 'Label of industries' })).not.toBeInTheDocument()
})

test('rows without entries render nothing', () => {
  siteWithout([])
  const { container } = render(
    <>
      <OfferingLinks title="Related" offerings={[]} />
      <TechnologyRow title="Tools" technologies={[{ name: 'Node', icon: null, featured: false }]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

describe('the home page', () => {
  const show = (sections: string[], content: object = {}) => {
    siteWithout([])
    const file = singleFiles()['home.json']
    const data = {
      home: { ...file, quote: null, outcomes: null, sections, ...content },
      clients: null,
      technologies: null,
      caseStudies: { nodes: [] },
    }
    const props = { data } as unknown as Parameters<typeof HomePage>[0]
    cleanup()
    render(<HomePage {...props} />)
    return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  }
  const { services } = home

  test('shows its sections in the order of its list', () => {
    const [contact, promises] = show(['contact', 'promises'])
    expect(show(['promises', 'contact']).slice(0, 2)).toEqual([promises, contact])
  })

  test('omits a section that is not in the list, or has no content', () => {
    expect(show(['clients', 'projects', 'services'])).not.toContain('Clients')
    expect(screen.queryByText('Projects')).not.toBeInTheDocument()
    expect(screen.queryByText(services.technologiesTitle)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: services.banner.title })).toBeVisible()
  })
})
