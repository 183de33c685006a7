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

/** The service in the structured data of the page. */
function structuredService() {
  const [script] = Helmet.peek().scriptTags as unknown as { innerHTML: string }[]
  const { '@graph': graph } = JSON.parse(script?.innerHTML ?? '') as { '@graph': object[] }
  return graph.find((entry) => '@type' in entry && entry['@type'] === 'Service')
}

const toEstimate = '/contact-us/estimate/?service=web'
const parentPage = { title: 'Web', path: '/services/web/', typical: { smallest: { price: 1 } } }
const subPage = { path: '/services/web/frontend/', parentPage }

test.each<
  [what: string, Partial<Service>, rate: number | undefined, link: string[], prices: number]
>([
  ['with a price', { typical }, estimate.dayRate, [toEstimate], 1],
  ['with a price on a site without an estimate', { typical }, undefined, [], 1],
  ['under a page with a price', subPage, estimate.dayRate, [toEstimate], 0],
  ['without a price', {}, estimate.dayRate, [], 0],
])('a service %s', (_what, change, dayRate, links, prices) => {
  show(change, dayRate)
  const linksTo = screen.queryAllByRole('link', { name: 'Label of seePrices' })
  expect(linksTo.map((each) => each.getAttribute('href'))).toEqual(links)
  expect(screen.queryAllByRole('region', { name: 'Label of typicalPrice' })).toHaveLength(prices)
  expect('offers' in (structuredService() ?? {})).toBe(prices > 0)
})

test('a typical price is after the process, and links to an estimate only if there is one', () => {
  show({ typical })
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  const position = headings.indexOf('Label of typicalPrice')
  expect(headings[position - 1]).toBe('How it goes')
  expect(headings[position + 1]).toBe('Label of technologies')
  expect(screen.queryByRole('link', { name: 'Label of ownRange' })).toBeNull()
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
})
