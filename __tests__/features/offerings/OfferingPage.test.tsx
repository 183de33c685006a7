import { render, screen, within } from '@testing-library/react'
import { OfferingPage, type OfferingPageProps } from '../../../src/features/offerings/OfferingPage'
import { card } from '../../fixtures/cards'
import { offeringPage } from '../../fixtures/offering-page'

const point = (title: string) => ({ title, description: `About ${title}.` })
const label = (name: string) => `Label of ${name}`

const proof = (...titles: string[]) =>
  titles.map((title) => ({ shows: `${title} shows it.`, caseStudy: card(title) }))

const show = (
  change: Partial<Queries.OfferingPageFragment>,
  tagged: string[] = [],
  quoted?: Queries.ClientQuoteFragment,
) => {
  const nodes = tagged.slice(0, 2).map((title) => card(title))
  const caseStudies: OfferingPageProps['caseStudies'] = {
    nodes,
    totalCount: tagged.length,
    filter: 'service',
  }
  render(
    <OfferingPage
      offering={{ ...offeringPage, ...change }}
      breadcrumbs={[]}
      subPages={[]}
      caseStudies={caseStudies}
      quoted={quoted}
    />,
  )
}

const titlesIn = (region: string) =>
  within(screen.getByRole('region', { name: label(region) }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('shows only the two case studies that it cites', () => {
  show({ proof: proof('Alpha', 'Beta') }, ['Alpha', 'Gamma'])
  const region = within(screen.getByRole('region', { name: label('proof') }))
  expect(titlesIn('proof')).toEqual(['Alpha', 'Beta'])
  expect(region.getByText('Beta shows it.')).toBeVisible()
  expect(region.queryByRole('link', { name: /allCaseStudies/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: label('callAgenda') })).not.toBeInTheDocument()
})

test('shows the given quote with a link to its case study', () => {
  const quote = { text: 'We fell it in a week.', name: 'Ada', role: 'Forester', company: 'Gamma' }
  show({}, ['Alpha'], { path: '/case-studies/alpha/', title: 'Alpha', quote })
  const figure = within(screen.getByRole('figure'))
  expect(figure.getByRole('blockquote')).toHaveTextContent('We fell it in a week.')
  expect(figure.getByRole('link', { name: /^Label of caseStudy ?: Alpha$/ })).toHaveAttribute(
    'href',
    '/case-studies/alpha/',
  )
})

test('adds a tagged case study to the cited one, without duplicates', () => {
  show({ proof: proof('Alpha') }, ['Alpha', 'Beta'])
  expect(titlesIn('proof')).toEqual(['Alpha', 'Beta'])
})

test('shows a tagged case study instead of the call agenda', () => {
  show({ callAgenda: [point('A sketch')] }, ['Beta'])
  expect(screen.getByRole('region', { name: label('proof') })).toHaveTextContent('Beta')
  expect(screen.queryByRole('region', { name: label('callAgenda') })).not.toBeInTheDocument()
})

test('links to all tagged case studies if there are more', () => {
  show({ proof: proof('Alpha') }, ['Alpha', 'Beta', 'Gamma'])
  expect(screen.getByRole('link', { name: /allCaseStudies: Web/ })).toHaveAttribute(
    'href',
    '/case-studies/?service=Web',
  )
})

test('shows the call agenda in order and a booking link without case studies', () => {
  show({ callAgenda: [point('A sketch'), point('A matrix'), point('A range')] })
  const region = within(screen.getByRole('region', { name: label('callAgenda') }))
  expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A sketchAbout A sketch.',
    'A matrixAbout A matrix.',
    'A rangeAbout A range.',
  ])
  expect(region.getByRole('link', { name: label('bookCall') })).toHaveAttribute(
    'href',
    '/contact-us/book-a-call/',
  )
  expect(screen.queryByRole('region', { name: label('proof') })).not.toBeInTheDocument()
})
