import type { ComponentProps } from 'react'
import { cleanup, screen } from '@testing-library/react'
import { ContactChoices } from '../../src/features/contact/ContactChoices'
import { ContactForm } from '../../src/features/contact/ContactForm'
import { CallAgenda } from '../../src/features/offerings/CallAgenda'
import { SiteLayout } from '../../src/layout/SiteLayout'
import HomePage from '../../src/templates/home'
import { addresses } from '../../src/content/addresses'
import { site } from '../../src/site'
import { Banner, type BannerProps } from '../../src/sections/Banner'
import { Faq } from '../../src/sections/Faq'
import { OfferingLinks } from '../../src/sections/OfferingLinks'
import { TermsLinks } from '../../src/features/legal/TermsLinks'
import { TechnologyRow } from '../../src/sections/Technologies'
import { queryResult } from '../fixtures/query-result'
import { home, scheduling } from '../fixtures/single-pages'
import { singleFiles } from '../fixtures/single-files'
import { inlineText } from '../../plugins/content/text/read-inline'
import { mockStaticQueries } from '../mocks/gatsby'
import { watchWindow } from '../mocks/window'
import { render } from '../support/locale'

/** Tests that components do not show optional parts that the site does not have. */

beforeEach(() => watchWindow({ reduced: true }))

/** The fixture site without some of its single pages, and with other menus. */
function siteWithout(paths: readonly string[], menus: object = {}): void {
  const pages = site.pages.map(({ path }) => path).filter((path) => !paths.includes(path))
  const badge = { ...scheduling.badge, enabled: true }
  mockStaticQueries({
    Agency: { siteSettings: { pages } },
    NavigationMenus: { navigation: menus },
    SchedulingSettings: { scheduling: paths.includes(addresses.booking) ? null : { badge } },
  })
}

const choice = (title: string) => ({ title, description: `${title} to us.` })
const choices = { write: choice('Write'), call: choice('Call'), estimate: choice('Estimate') }
test.each([
  [[], ['Write', 'Call', 'Estimate']],
  [[addresses.booking], ['Write', 'Estimate']],
  [[addresses.estimate], ['Write', 'Call']],
  [[addresses.booking, addresses.estimate], []],
])('without %j the contact page offers %j', (missing, shown) => {
  siteWithout(missing)
  render(<ContactChoices {...queryResult<ComponentProps<typeof ContactChoices>>(choices)} />)
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(shown)
})

const price = { path: '/services/web/', title: 'Web', typical: { smallest: { price: 1 } } }
const answer = { question: 'How?', answer: inlineText('So.'), priceOf: price }
const action = { title: 'Go', link: '/contact-us/', popup: true }
const linkTo = (name: string) => () => screen.queryByRole('link', { name, hidden: true })

test.each([
  [
    'a page has a badge that opens the calendar',
    addresses.booking,
    <SiteLayout pathname="/">Content</SiteLayout>,
    linkTo('Call us'),
  ],
  [
    'the topics of a call link to the calendar',
    addresses.booking,
    <CallAgenda points={queryResult([choice('Topic')])} />,
    linkTo('Label of bookCall'),
  ],
  [
    'the button of a banner opens the calendar',
    addresses.booking,
    <Banner {...queryResult<BannerProps>({ title: 'Talk', text: 'Now.', action })} />,
    () => document.querySelector('[aria-haspopup="dialog"]'),
  ],
  [
    'the form says that it fills in the calendar',
    addresses.booking,
    <ContactForm />,
    () => screen.queryByText(/Also in the calendar/),
  ],
  [
    'an answer about a price links to the estimate',
    addresses.estimate,
    <Faq title="Questions" questions={queryResult([answer])} />,
    linkTo('Estimate: Web'),
  ],
])('%s only if the site has %s', (_what, path, part, find) => {
  siteWithout([])
  const { unmount } = render(part)
  expect(find()).toBeInTheDocument()
  unmount()
  siteWithout([path])
  render(part)
  expect(find()).toBeNull()
})

test('a menu without groups is a plain link, and the footer has no list of them', () => {
  siteWithout([], { services: null, industries: null, additionalServices: null })
  render(<SiteLayout pathname="/">Content</SiteLayout>)
  expect(screen.getAllByRole('link', { name: 'Services', hidden: true })).not.toHaveLength(0)
  expect(screen.queryByRole('heading', { name: 'Label of industries' })).not.toBeInTheDocument()
})

test('rows without entries render nothing', () => {
  mockStaticQueries({ TermsPages: { allTerms: { nodes: [] } } })
  const { container } = render(
    <>
      <OfferingLinks title="Related" offerings={[]} />
      <TermsLinks />
      <TechnologyRow
        title="Tools"
        technologies={queryResult([{ name: 'Node', icon: 'node', featured: false }])}
      />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

describe('the home page', () => {
  const show = (sections: string[], content: object = {}) => {
    siteWithout([])
    const file = singleFiles['home.json']
    const data = {
      home: { ...file, quote: null, outcomes: null, sections, ...content },
      clients: null,
      technologies: null,
      caseStudies: { nodes: [] },
    }
    const props = { data } as unknown as Parameters<typeof HomePage>[0]
    render(<HomePage {...props} />)
    return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  }
  test('shows its sections in the order of its list', () => {
    const [contact, promises] = show(['contact', 'promises'])
    cleanup()
    expect(show(['promises', 'contact']).slice(0, 2)).toEqual([promises, contact])
  })

  test('omits a section that is not in the list, or has no content', () => {
    expect(show(['clients', 'projects', 'services'])).not.toContain('Clients')
    expect(screen.queryByText('Projects')).not.toBeInTheDocument()
    expect(screen.queryByText(home.services.technologiesTitle)).not.toBeInTheDocument()
  })
})
