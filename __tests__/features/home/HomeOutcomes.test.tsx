import { render, screen } from '@testing-library/react'
import { HomeOutcomes } from '../../../src/features/home/HomeOutcomes'
import { headlineFigure } from '../../fixtures/cards'

type Outcome = Queries.HomeOutcomesFragment['caseStudies'][number]

const outcome = (title: string, change: Partial<Outcome> = {}): Outcome => ({
  path: `/case-studies/${title.toLowerCase()}/`,
  title,
  client: { name: 'Gamma Ltd.', trade: 'forestry' },
  headlineFigure,
  ...change,
})

const show = (...caseStudies: Outcome[]) => {
  return render(<HomeOutcomes outcomes={{ title: 'What changed', caseStudies }} />)
}

test('each outcome is a link that reads as a sentence, with its date and client', () => {
  show(outcome('Alpha'))
  const link = screen.getByRole('link', { name: /^3\sweeks Label of to 5\sdays to fell a wood$/ })
  expect(link).toHaveAttribute('href', '/case-studies/alpha/')
  expect(screen.getByText('May 2023 against May 2024')).toBeVisible()
  expect(screen.getByText('Gamma Ltd., forestry')).toBeVisible()
})

test('shows the name of the case study if it has no client', () => {
  show(outcome('Alpha', { client: null }))
  expect(screen.getByText('Alpha')).toBeVisible()
})

test('omits case studies without a figure, and renders nothing without any', () => {
  const { unmount } = show(outcome('Alpha'), outcome('Beta', { headlineFigure: null }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  unmount()
  expect(show(outcome('Beta', { headlineFigure: null })).container).toBeEmptyDOMElement()
})
