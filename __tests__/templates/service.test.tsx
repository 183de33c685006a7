import type { PageProps } from 'gatsby'
import { render, screen } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import ServicePage from '../../src/templates/service'
import { estimate, typical as project } from '../fixtures/estimate'
import { offeringPage } from '../fixtures/offering-page'

type Data = Queries.ServicePageQuery
type Service = NonNullable<Data['page']>

const typical = { ...project, monthly: null }

const show = (change: Partial<Service>, dayRate?: number) => {
  const page: Service = {
    ...offeringPage,
    typical: null,
    parentPage: null,
    subPages: [],
    ...change,
  }
  const data: Data = {
    page,
    caseStudies: { nodes: [], totalCount: 0 },
    estimate: dayRate === undefined ? null : { dayRate },
  }
  render(<ServicePage {...({ data } as PageProps<Data>)} />)
}

const estimateLink = () => screen.queryByRole('link', { name: 'Label of seePrices' })
const prices = () => screen.queryByRole('region', { name: 'Label of typicalPrice' })

/** The service in the structured data of the page. */
function structuredService() {
  const [script] = Helmet.peek().scriptTags as unknown as { innerHTML: string }[]
  const { '@graph': graph } = JSON.parse(script?.innerHTML ?? '') as { '@graph': object[] }
  return graph.find((entry) => '@type' in entry && entry['@type'] === 'Service')
}

test('a service with a typical price shows it, after its process, and links to its estimate', () => {
  show({ typical }, estimate.dayRate)
  expect(estimateLink()).toHaveAttribute('href', '/contact-us/estimate/?service=web')
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  const position = headings.indexOf('Label of typicalPrice')
  expect(headings.slice(position - 1, position + 2)).toEqual([
    'How it goes',
    'Label of typicalPrice',
    'Label of technologies',
  ])
  expect(prices()).toHaveTextContent('1,500 to 3,000 EUR')
  expect(prices()).not.toHaveTextContent('Label of monthly')
})

test('a typical price is shown without an estimate, which nothing then links to', () => {
  show({ typical })
  expect(prices()).toHaveTextContent('1,500 to 3,000 EUR')
  expect(screen.queryByRole('link', { name: 'Label of ownRange' })).toBeNull()
  expect(estimateLink()).toBeNull()
  expect(structuredService()).toHaveProperty('offers')
})

test('a sub-page links to the estimate of its parent page', () => {
  const parentPage = { title: 'Web', path: '/services/web/', typical: { smallest: { price: 1 } } }
  show({ path: '/services/web/frontend/', parentPage }, estimate.dayRate)
  expect(estimateLink()).toHaveAttribute('href', '/contact-us/estimate/?service=web')
  expect(prices()).toBeNull()
})

test('a service without a typical price has neither', () => {
  show({})
  expect(estimateLink()).toBeNull()
  expect(prices()).toBeNull()
  expect(structuredService()).not.toHaveProperty('offers')
})

test.each([
  [false, { '@type': 'PriceSpecification' }],
  [true, { '@type': 'UnitPriceSpecification', unitCode: 'MON' }],
])('has the usual price in its structured data, paid monthly: %s', (isMonthly, type) => {
  show({ typical: { ...typical, monthly: isMonthly } })
  expect(structuredService()).toMatchObject({
    offers: {
      '@type': 'Offer',
      priceSpecification: { ...type, minPrice: 1500, maxPrice: 3000, priceCurrency: 'EUR' },
    },
  })
  if (isMonthly) expect(prices()).toHaveTextContent('1,500 to 3,000 EUR Label of monthly')
})
