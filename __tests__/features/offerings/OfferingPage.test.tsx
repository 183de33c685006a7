import { render, screen, within } from '@testing-library/react'
import { OfferingPage, type OfferingPageProps } from '../../../src/features/offerings/OfferingPage'
import { card } from '../../fixtures/cards'
import { offeringPage } from '../../fixtures/offering-page'

const label = (name: string) => `Label of ${name}`

interface Shown {
  /** The titles of the case studies that it cites. */
  cited?: string[]
  /** The titles of the case studies that are tagged with it. */
  tagged?: string[]
  topics?: string[]
  quoted?: Queries.ClientQuoteFragment
}

const show = ({ cited, tagged = [], topics, quoted }: Shown) => {
  const point = (title: string) => ({ title, description: `About ${title}.` })
  const proof = cited?.map((title) => ({ shows: `${title} shows it.`, caseStudy: card(title) }))
  const caseStudies: OfferingPageProps['caseStudies'] = {
    nodes: tagged.slice(0, 2).map((title) => card(title)),
    totalCount: tagged.length,
    filter: 'service',
  }
  render(
    <OfferingPage
      offering={{
        ...offeringPage,
        proof: proof ?? null,
        callAgenda: topics?.map(point) ?? null,
      }}
      breadcrumbs={[]}
      subPages={[]}
      caseStudies={caseStudies}
      quoted={quoted}
    />,
  )
}

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
])('shows case studies: %s', (_which, shown, titles) => {
  show(shown)
  const proof = within(region('proof') ?? document.body)
  const headings = proof.getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual(titles)
  for (const title of shown.cited ?? []) expect(proof.getByText(`${title} shows it.`)).toBeVisible()
  expect(toAll()).toBeNull()
  expect(region('callAgenda')).toBeNull()
})

test('links to all tagged case studies if there are more', () => {
  show({ cited: ['Alpha'], tagged: ['Alpha', 'Beta', 'Gamma'] })
  expect(toAll()).toHaveAttribute('href', '/case-studies/?service=Web')
})

test('shows the given quote with a link to its case study', () => {
  const quote = { text: 'We fell it in a week.', name: 'Ada', role: 'Forester', company: 'Gamma' }
  show({ tagged: ['Alpha'], quoted: { path: '/case-studies/alpha/', title: 'Alpha', quote } })
  const figure = within(screen.getByRole('figure'))
  expect(figure.getByRole('blockquote')).toHaveTextContent('We fell it in a week.')
  expect(figure.getByRole('link', { name: /^Label of caseStudy ?: Alpha$/ })).toHaveAttribute(
    'href',
    '/case-studies/alpha/',
  )
})

test('shows the call agenda in order and a booking link without case studies', () => {
  show({ topics: ['A sketch', 'A matrix', 'A range'] })
  const agenda = within(region('callAgenda') ?? document.body)
  expect(agenda.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A sketchAbout A sketch.',
    'A matrixAbout A matrix.',
    'A rangeAbout A range.',
  ])
  expect(agenda.getByRole('link', { name: label('bookCall') })).toHaveAttribute(
    'href',
    '/contact-us/book-a-call/',
  )
  expect(region('proof')).toBeNull()
})
