import { render, screen } from '@testing-library/react'
import { Reader } from '../../src/sections/Reader'
import { siteAnswers } from '../fixtures/static-queries'
import { mockStaticQueries } from '../mocks/gatsby'

const reader = {
  message: 'Reads it.',
  call: 'Takes the call.',
  person: { name: 'Jo Doe', role: 'Engineer', portrait: { imgUrl: { childImageSharp: null } } },
}

const show = (of: 'message' | 'call', answer: object | null) => {
  mockStaticQueries({ ...siteAnswers(), Reader: { contact: { reader: answer } } })
  return render(<Reader of={of} />).container
}

test('names the person with the role, and says what happens with a message', () => {
  expect(show('message', reader)).toHaveTextContent('Jo Doe, Engineer')
  expect(screen.getByText('Reads it.')).toBeVisible()
  expect(screen.queryByText('Takes the call.')).not.toBeInTheDocument()
})

test('says what happens on a call', () => {
  expect(show('call', reader)).toHaveTextContent('Takes the call.')
})

test('renders nothing without a reader', () => {
  expect(show('message', null)).toBeEmptyDOMElement()
})
