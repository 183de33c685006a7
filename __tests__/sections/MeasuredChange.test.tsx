import { render, screen } from '@testing-library/react'
import { MeasuredChange } from '../../src/sections/MeasuredChange'
import { headlineFigure } from '../fixtures/cards'

const sentence = /^3\sweeks Label of to 5\sdays to fell a wood$/

test('is a sentence with its date under the title of a page', () => {
  const { container } = render(<MeasuredChange change={headlineFigure} layout="sentence" />)
  expect(container).toHaveTextContent(
    '3 weeks Label of to 5 days to fell a woodMay 2023 against May 2024',
  )
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('is a heading with a link to its case study', () => {
  render(<MeasuredChange change={headlineFigure} layout="stack" path="/case-studies/alpha/" />)
  const heading = screen.getByRole('heading', { name: sentence })
  expect(heading.querySelector('a')).toHaveAttribute('href', '/case-studies/alpha/')
})

test('has no date on a card', () => {
  const { container } = render(<MeasuredChange change={headlineFigure} layout="card" />)
  expect(container.textContent).toMatch(sentence)
})
