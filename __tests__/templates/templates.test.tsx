import type { PageProps } from 'gatsby'
import { Helmet } from 'react-helmet'
import { screen, within } from '@testing-library/react'
import { inlineText } from '../../plugins/content/text/read-inline'
import CaseStudyPage from '../../src/templates/case-study'
import OfferingPage from '../../src/templates/offering'
import { card, headlineFigure, imageFile } from '../fixtures/cards'
import { estimate, typical as project } from '../fixtures/estimate'
import { type Fields, queryResult } from '../fixtures/query-result'
import { render } from '../support/locale'

type Data = Queries.OfferingPageQuery
type Service = Extract<NonNullable<Data['offering']>, { __typename: 'Service' }>

const point = (title: string) => ({ title, description: `About ${title}.` })

/** A service as its page's query returns it. */
const service: Fields<Service> = {
  __typename: 'Service',
  draft: null,
  publishAt: null,
  unpublishAt: null,
  order: 1,
  formerPaths: null,
  icon: 'code-xml',
  path: '/services/web/',
  title: 'Web',
  promise: 'A promise',
  description: 'What it is.',
  problem: { title: 'In the way', points: [point('Heat')] },
  deliverables: { title: 'Handed over', items: [point('Shade')] },
  process: { title: 'How it goes', steps: [point('Ask')] },
  technologies: [{ name: 'Node', icon: null }],
  questions: [{ question: 'Why?', answer: inlineText('Because.'), priceOf: null }],
  related: [],
  proof: null,
  callAgenda: null,
  sectionOrder: null,
  picture: null,
  drawing: null,
  layout: null,
  delivered: null,
  typical: null,
  parentPage: null,
  subPages: [],
}

const typical = { ...project, monthly: null }

const show = (
  change: Fields<Service>,
  dayRate?: number,
  tagged: Fields<Data['caseStudies']['nodes']> = [],
  articles: Fields<Data['articles']['nodes']> = [],
  pictureNote: string | null = null,
) => {
  const data = queryResult<Data>({
    offering: { ...service, ...change },
    caseStudies: { nodes: tagged.slice(0, 2), totalCount: tagged.length },
    siteSettings: dayRate === undefined ? null : { dayRate },
    articles: { nodes: articles },
    industries: { pictureNote: 'A note for industries.' },
    services: { pictureNote },
  })
  render(<OfferingPage {...({ data } as PageProps<Data>)} />)
}

/** The service in the structured data of the page. */
function structuredService() {
  const [script] = Helmet.peek().scriptTags as unknown as { innerHTML: string }[]
  const { '@graph': graph } = JSON.parse(script?.innerHTML ?? '') as { '@graph': object[] }
  return graph.find((entry) => '@type' in entry && entry['@type'] === 'Service')
}

const toEstimate = '/contact-us/estimate/?service=web'
const parentPage = { title: 'Web', path: '/services/web/', typical: { smallest: { price: 1 } } }
const priced = { question: 'How much?', answer: inlineText('It depends.'), priceOf: parentPage }
const subPage = { path: '/services/web/frontend/', parentPage }

const toRange = { 'Label of seeRange': toEstimate }
const toPrice = { 'Label of seePrices': '/services/web/#price', ...toRange }

test.each<
  [
    what: string,
    Fields<Service>,
    rate: number | undefined,
    links: Record<string, string>,
    prices: number,
  ]
>([
  ['with a price', { typical }, undefined, toPrice, 1],
  ['with an answer about a price', { questions: [priced] }, estimate.dayRate, toRange, 0],
  ['under a page with a price', subPage, estimate.dayRate, toRange, 0],
  ['without a price', {}, estimate.dayRate, {}, 0],
])('a service %s', (_what, change, dayRate, links, prices) => {
  show(change, dayRate)
  const found = screen
    .queryAllByRole('link', { name: /^Label of (seePrices|seeRange)$/ })
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(Object.fromEntries(found)).toEqual(links)
  expect(screen.queryAllByRole('region', { name: 'Label of typicalPrice' })).toHaveLength(prices)
  expect('offers' in (structuredService() ?? {})).toBe(prices > 0)
})

test.each([
  [false, { '@type': 'PriceSpecification' }],
  [true, { '@type': 'UnitPriceSpecification', unitCode: 'MON' }],
])('a service has the usual price in its structured data, paid monthly: %s', (isMonthly, type) => {
  show({ typical: { ...typical, monthly: isMonthly } })
  expect(structuredService()).toMatchObject({
    offers: {
      '@type': 'Offer',
      priceSpecification: { ...type, minPrice: 1500, maxPrice: 3000, priceCurrency: 'EUR' },
    },
  })
})

const shownPicture = (name: string, caption: string | null) => ({
  imgUrl: imageFile(name),
  imgAlt: `${name} on a screen`,
  pictureNarrow: null,
  second: null,
  caption,
})

test('a service shows pictures in place of drawings, the one of its header first', () => {
  const delivered = { title: 'An example', text: 'A report.', drawing: null }
  show({
    picture: shownPicture('Till', 'The till in use.'),
    delivered: { ...delivered, picture: shownPicture('Report', null) },
  })
  const picture = screen.getByRole('img', { name: 'Till on a screen' })
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByText('The till in use.')).toBeVisible()
  const section = screen.getByRole('region', { name: 'An example' })
  expect(within(section).getByRole('img', { name: 'Report on a screen' })).toHaveAttribute(
    'loading',
    'lazy',
  )
})

test('two pictures next to each other each have their alternative text, and are loaded first', () => {
  const { imgUrl, imgAlt } = shownPicture('Receipt', null)
  show({ picture: { ...shownPicture('Till', 'Both at once.'), second: { imgUrl, imgAlt } } })
  for (const name of ['Till on a screen', 'Receipt on a screen'])
    expect(screen.getByRole('img', { name })).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByText('Both at once.')).toBeVisible()
})

test.each([
  ['of the header', { picture: shownPicture('Till', null) }],
  [
    'of what is delivered',
    {
      delivered: {
        ...{ title: 'Handed over', text: 'A report.', drawing: null },
        picture: shownPicture('Till', null),
      },
    },
  ],
])('the note on the pictures of services is once on a page, with the one %s', (_where, change) => {
  show(change, undefined, [], [], 'Their data is invented.')
  expect(screen.getAllByText('Their data is invented.')).toHaveLength(1)
  expect(screen.queryByText('A note for industries.')).toBeNull()
})

test('a service without pictures has no note on them', () => {
  show({}, undefined, [], [], 'Their data is invented.')
  expect(screen.queryByText('Their data is invented.')).toBeNull()
})

test('a service without pictures and drawings has the text of what is delivered alone', () => {
  show({
    delivered: { title: 'Handed over', text: 'A report.', picture: null, drawing: null },
  })
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getByText('A report.')).toBeVisible()
})

const label = (name: string) => `Label of ${name}`
const tagged = (title: string) => ({ ...card(title), quote: null })

interface Shown {
  /** The titles of the case studies that it cites. */
  cited?: string[]
  /** The titles of the case studies that are tagged with it. */
  tagged?: string[]
  topics?: string[]
}

const showProof = ({ cited, tagged: titles = [], topics }: Shown) => {
  const proof = cited?.map((title) => ({ shows: `${title} shows it.`, caseStudy: card(title) }))
  const callAgenda = topics?.map(point)
  show({ proof: proof ?? null, callAgenda: callAgenda ?? null }, undefined, titles.map(tagged))
}

test('a service without articles has no section for them', () => {
  show({})
  expect(screen.queryByRole('region', { name: 'Label of articles' })).toBeNull()
})

test('a service shows the articles about it with date and reading time, if there are any', () => {
  const about = {
    ...{ path: '/articles/wood/', title: 'Wood', description: 'What wood does.' },
    ...{ date: '2026-02-03', dateText: '3 February 2026', body: { words: 1000 } },
  }
  show({}, undefined, [], [about])
  const section = within(screen.getByRole('region', { name: 'Label of articles' }))
  expect(section.getByRole('link', { name: 'Wood' })).toHaveAttribute('href', '/articles/wood/')
  expect(section.getByText('3 February 2026')).toHaveAttribute('datetime', '2026-02-03')
  expect(section.getByText('5 min (5 minutes)')).toBeInTheDocument()
})

const region = (name: string) => screen.queryByRole('region', { name: label(name) })
const toAll = () => screen.queryByRole('link', { name: /allCaseStudies: Web/ })

test.each<[string, Shown, string[]]>([
  [
    'only the two that it cites',
    { cited: ['Alpha', 'Beta'], tagged: ['Alpha', 'Gamma'] },
    ['Alpha', 'Beta'],
  ],
  [
    'a tagged one next to the cited one, without duplicates',
    { cited: ['Alpha'], tagged: ['Alpha', 'Beta'] },
    ['Alpha', 'Beta'],
  ],
  ['a tagged one instead of the call agenda', { tagged: ['Beta'], topics: ['A sketch'] }, ['Beta']],
])('a service shows case studies: %s', (_which, shown, titles) => {
  showProof(shown)
  const proof = within(region('proof') ?? document.body)
  const headings = proof.getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual(titles)
  for (const title of shown.cited ?? []) expect(proof.getByText(`${title} shows it.`)).toBeVisible()
  expect(toAll()).toBeNull()
  expect(region('callAgenda')).toBeNull()
})

test('a service links to all tagged case studies if there are more', () => {
  showProof({ cited: ['Alpha'], tagged: ['Alpha', 'Beta', 'Gamma'] })
  expect(toAll()).toHaveAttribute('href', '/case-studies/?service=Web')
})

test('a service shows the quote of a case study with a link to it', () => {
  const quote = { text: 'We fell it in a week.', name: 'Ada', role: 'Forester', company: 'Gamma' }
  show({}, undefined, [{ ...card('Alpha'), quote }])
  const figure = within(screen.getByRole('figure'))
  expect(figure.getByRole('blockquote')).toHaveTextContent('We fell it in a week.')
  expect(figure.getByRole('link', { name: /^Label of caseStudy ?: Alpha$/ })).toHaveAttribute(
    'href',
    '/case-studies/alpha/',
  )
})

test('a service shows the call agenda in order without case studies', () => {
  showProof({ topics: ['A sketch', 'A matrix'] })
  const agenda = within(region('callAgenda') ?? document.body)
  const topics = agenda.getAllByRole('listitem').map((item) => item.textContent)
  expect(topics).toEqual(['A sketchAbout A sketch.', 'A matrixAbout A matrix.'])
  expect(region('proof')).toBeNull()
})

type CaseStudyData = Queries.CaseStudyPageQuery

const study: Fields<NonNullable<CaseStudyData['caseStudy']>> = {
  path: '/case-studies/alpha/',
  title: 'Alpha',
  client: { name: 'Gamma Ltd.', trade: 'forestry', place: 'Sylhet', size: null },
  team: { people: 3, roles: 'a lead and two engineers' },
  platforms: ['Web', 'Android'],
  releases: [{ title: 'Axes', date: 'May 2024', description: 'All axes.', personDays: 12 }],
  headlineFigure,
  quote: { text: 'We fell it in a week.', name: 'Ada', role: 'Forester', company: 'Gamma Ltd.' },
  description: 'What Alpha is.',
  duration: 'Aug 2023 - Feb 2024',
  inProgress: null,
  imgAlt: 'Alpha on a screen',
  imgUrl: imageFile('alpha'),
  pictureNarrow: null,
  industries: [{ title: 'Retail', page: { path: '/industries/retail/' } }],
  services: [{ title: 'Railways', page: null }],
  tech: [{ name: 'Node', icon: 'nodedotjs' }],
  summary: [inlineText('How it began.')],
  challenges: [point('Heat')],
  solutions: [point('Shade')],
  showcase: [
    { imgUrl: imageFile('one'), imgAlt: 'A list', pictureNarrow: null, caption: 'The list.' },
  ],
  result: [inlineText('How it went.')],
  figures: [{ value: 96, unit: '%', label: 'of entries' }],
  links: [
    { webUrl: 'https://alpha.example', sourceUrl: null },
    { webUrl: 'https://shop.example/alpha/', sourceUrl: null },
  ],
  others: [card('Beta')],
}

describe('a case study', () => {
  beforeEach(() => {
    const data = queryResult<CaseStudyData>({
      overview: { title: 'Case Studies', pictureNote: 'Their data is invented.' },
      caseStudy: study,
      articles: { nodes: [] },
    })
    render(<CaseStudyPage {...({ data } as PageProps<CaseStudyData>)} />)
  })

  test('has the note on the pictures of case studies', () => {
    expect(screen.getByText('Their data is invented.')).toBeVisible()
  })

  test('its website is named by the client, whose site it is', () => {
    const website = screen.getByRole('link', { name: /^Label of visitWebsite ?: Gamma Ltd\.$/ })
    expect(website).toHaveAttribute('href', 'https://alpha.example')
  })

  test('has further links, named by their addresses', () => {
    const further = screen.getByRole('link', { name: 'shop.example/alpha' })
    expect(further).toHaveAttribute('href', 'https://shop.example/alpha/')
  })

  test('its header has the headline figure, and a row has client, duration, team with its effort, and platforms', () => {
    const header = screen.getByRole('heading', { level: 1 }).parentElement
    expect(header).toHaveTextContent('3 weeks to 5 days to fell a woodMay 2023 against')
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent?.trim()])
    expect(facts).toEqual([
      [label('client'), 'Gamma Ltd. Forestry, Sylhet'],
      [label('duration'), 'Aug 2023 - Feb 2024'],
      [label('team'), '3 people A lead and two engineers; 12 person-days, about 1,200\u00a0EUR'],
      [label('platforms'), 'Web, Android'],
    ])
  })
})
