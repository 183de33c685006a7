import { render, screen } from '@testing-library/react'
import { HomeOutcomes } from '../../../src/features/home/HomeOutcomes'
import { headlineFigure } from '../../fixtures/cards'

type Outcome = Queries.OutcomesFragment['caseStudies'][number]

const alpha: Outcome = {
  path: '/case-studies/alpha/',
  title: 'Alpha',
  client: { name: 'Gamma Ltd.', trade: 'forestry' },
  headlineFigure,
}
const withoutFigure = { ...alpha, headlineFigure: null }

const show = (...caseStudies: Outcome[]) =>
  render(<HomeOutcomes outcomes={{ title: 'What changed', caseStudies }} />)

test.each([
  ['has its date and client', [alpha], / a woodMay 2023 against May 2024Gamma Ltd., forestry$/],
  ['has the title of its case study without a client', [{ ...alpha, client: null }], /Alpha$/],
  ['is omitted without a figure', [withoutFigure, alpha], /forestry$/],
])('an outcome %s', (_what, caseStudies, text) => {
  show(...caseStudies)
  expect(screen.getByRole('listitem')).toHaveTextContent(text)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/case-studies/alpha/')
})

test('without any figure there is no section', () => {
  expect(show(withoutFigure).container).toBeEmptyDOMElement()
})
