import { fireEvent, screen, within } from '@testing-library/react'
import { CustomSections } from '../../src/features/custom-page/CustomSections'
import { HomeOutcomes } from '../../src/features/home/HomeOutcomes'
import { cellSpans, placementOf, tabletSpans } from '../../src/features/home/HomeServices'
import { TypicalPrice } from '../../src/features/offerings/TypicalPrice'
import {
  DocumentSections,
  type DocumentSectionsProps,
} from '../../src/features/legal/DocumentSections'
import { headlineFigure } from '../fixtures/cards'
import { estimate, typical } from '../fixtures/estimate'
import { queriedText } from '../fixtures/markdown'
import { customPage, terms } from '../fixtures/pages'
import { queryResult } from '../fixtures/query-result'
import { startPage } from '../support/behaviors'
import { render } from '../support/locale'

type PaymentStages = DocumentSectionsProps['paymentStages']

type Outcome = Queries.OutcomesFragment['caseStudies'][number]

const alpha = queryResult<Outcome>({
  path: '/case-studies/alpha/',
  title: 'Alpha',
  client: { name: 'Gamma Ltd.', trade: 'forestry' },
  headlineFigure,
})
const withoutFigure = { ...alpha, headlineFigure: null }

const show = (...caseStudies: Outcome[]) =>
  render(<HomeOutcomes outcomes={queryResult({ title: 'What changed', caseStudies })} />)

test.each([
  ['has its date and client', [alpha], / a woodMay 2023 against May 2024Gamma Ltd., forestry$/],
  ['has the title of its case study without a client', [{ ...alpha, client: null }], /Alpha$/],
  ['is omitted without a figure', [withoutFigure, alpha], /forestry$/],
])('an outcome %s', (_what, caseStudies, text) => {
  show(...caseStudies)
  expect(screen.getByRole('listitem')).toHaveTextContent(text)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/case-studies/alpha/')
})

type Card = Parameters<typeof cellSpans>[0][number]

const shows = (drawing: object | null) => ({ picture: null, drawing }) as Card
const pictured = { picture: {}, drawing: null } as Card

test.each([
  [1, [4]],
  [3, [1, 1, 2]],
  [4, [1, 1, 1, 1]],
  [6, [1, 1, 1, 1, 2, 2]],
])('%i cells of text leave no hole in the last row', (count, widths) => {
  const cards = Array.from({ length: count }, () => shows(null))
  expect(cellSpans(cards).map(([wide]) => wide)).toEqual(widths)
})

test('a phone in a cell is cropped, unless a callout is below it', () => {
  expect(placementOf(shows({ phone: {} }), 1)).toBe('phone')
  expect(placementOf(shows({ phone: { callout: 'Waits for a signal' } }), 1)).not.toBe('phone')
})

test('the first of several pictures is the largest', () => {
  expect(cellSpans([pictured, pictured, pictured])).toEqual([
    [2, 2],
    [2, 1],
    [2, 1],
  ])
})

test('a cell above a hole becomes higher', () => {
  expect(cellSpans([shows({ route: {} }), shows(null), shows({ phone: {} })])).toEqual([
    [2, 2],
    [1, 2],
    [1, 2],
  ])
})

test('a cell before a hole becomes wider, also in the middle and on tablets', () => {
  const cards = [shows({ route: {} }), shows(null), pictured, pictured, pictured]
  expect(cellSpans(cards)).toEqual([
    [2, 2],
    [2, 1],
    [2, 1],
    [2, 1],
    [2, 1],
  ])
  expect(tabletSpans(cards)).toEqual(cards.map(() => [2, 1]))
})

test('the cells of the shipped kinds fill the grid as they are', () => {
  const kinds = ['route', 'phone', 'table', 'table', 'form', 'chart']
  const cards = kinds.map((kind) => shows({ [kind]: {} }))
  expect(cellSpans(cards)).toEqual([
    [2, 2],
    [1, 2],
    [1, 1],
    [1, 1],
    [2, 1],
    [2, 1],
  ])
  expect(tabletSpans(cards)).toEqual([
    [2, 1],
    [1, 2],
    [1, 1],
    [1, 1],
    [2, 1],
    [2, 1],
  ])
})

const { dayRate } = estimate

test.each([
  ['once', false, ['1,500 to 3,000 EUR', '4 to 7 weeks', '1,350 EUR', '3 weeks', 'One screen.']],
  [
    'per month, and when such a service starts',
    true,
    ['1,500 to 3,000 EUR a month', 'Starts in 4 to 7 weeks', '1,350 EUR a month', 'One screen.'],
  ],
])('shows the usual and the smallest price %s', (_how, monthly, prices) => {
  render(
    <TypicalPrice
      service="/services/web/"
      typical={queryResult({ ...typical, monthly })}
      dayRate={dayRate}
    />,
  )
  const region = screen.getByRole('region', { name: 'Label of typicalPrice' })
  const facts = (name: string) =>
    [...region.querySelectorAll(name)]
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
      .filter(Boolean)
  expect(facts('dt')).toEqual(['Label of usualPrice', 'Label of smallestPrice'])
  expect(facts('dd')).toEqual(prices)
  expect(region).toHaveTextContent('A day is 100 EUR.')
  expect(within(region).getByRole('link', { name: 'Label of seeRange' })).toHaveAttribute(
    'href',
    '/contact-us/estimate/?service=web',
  )
})

test('a custom page has its text, and below it what else is in its file', () => {
  const { body, ...rest } = customPage('privacy', 'Privacy')
  const page = {
    ...(rest as unknown as Queries.CustomPageContentFragment),
    questions: null,
    sitemap: null,
    body: queriedText(String(body)),
  }
  render(<CustomSections page={page} groups={[]} />)
  const contents = screen.getByRole('navigation', { name: 'Label of onThisPage' })
  expect(within(contents).getAllByRole('link')).toHaveLength(2)
  expect(screen.getAllByText('Valid from 1 May 2026.')).toHaveLength(1)
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(headings.slice(-2)).toEqual(['Label of footnotes', page.banner?.title])
})

describe('a document', () => {
  const { body, paymentStages } = terms('Contract')
  const writeText = jest.fn<Promise<void>, [string]>()

  beforeEach(() => {
    writeText.mockReset()
    Object.defineProperty(window.navigator, 'clipboard', {
      value: { writeText },
      configurable: true,
    })
    render(
      <DocumentSections
        version="Valid since May."
        body={queriedText(String(body))}
        paymentStages={paymentStages as PaymentStages}
      />,
    )
    startPage()
  })

  const copyLink = () =>
    screen.getByRole('link', { name: 'Copy the link to this section: Payment' })
  const status = () => screen.getAllByRole('status')[0]

  test('the table of contents links to each section by its anchor', () => {
    const contents = screen.getByRole('navigation', { name: 'Label of onThisPage' })
    const hrefs = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['#payment', '#ending'])
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveAttribute('id', 'payment')
  })

  test('the link of a section copies its URL and announces that', async () => {
    writeText.mockResolvedValue()
    fireEvent.click(copyLink())
    expect(writeText).toHaveBeenCalledWith('http://localhost/#payment')
    expect(await screen.findByText('Label of linkCopied')).toBe(status())
    // WebKit does so when it follows the link.
    fireEvent.focusOut(copyLink())
    expect(status()).not.toBeEmptyDOMElement()
    fireEvent.focusOut(copyLink(), { relatedTarget: document.body })
    expect(status()).toBeEmptyDOMElement()
  })

  test('the link announces nothing if the browser refuses to copy', async () => {
    const refused = Promise.reject(new Error('denied'))
    writeText.mockReturnValue(refused)
    fireEvent.click(copyLink())
    await expect(refused).rejects.toThrow('denied')
    expect(status()).toBeEmptyDOMElement()
    expect(copyLink()).toHaveAttribute('href', '#payment')
  })
})
