import { render, screen } from '@testing-library/react'
import { ContactPerson } from '../../../src/sections/contact-details/ContactPerson'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'

const contactPerson = {
  message: 'Reads it.',
  call: 'Takes the call.',
  person: { name: 'Jo Doe', role: 'Engineer', portrait: { imgUrl: { childImageSharp: null } } },
}

const show = (purpose: 'message' | 'call' | undefined, answer: object | null) => {
  mockStaticQueries({ ...siteAnswers(), ContactPerson: { contact: { contactPerson: answer } } })
  return render(<ContactPerson purpose={purpose} />).container
}

test('names the person with the role, and says what happens with a message', () => {
  expect(show('message', contactPerson)).toHaveTextContent('Jo Doe, Engineer')
  expect(screen.getByText('Reads it.')).toBeVisible()
  expect(screen.queryByText('Takes the call.')).not.toBeInTheDocument()
})

test('says what happens on a call', () => {
  expect(show('call', contactPerson)).toHaveTextContent('Takes the call.')
})

test('is only introduced where no next step follows, as on a banner', () => {
  const text = show(undefined, contactPerson).textContent
  expect(text).toBe('Jo Doe, Engineer')
})

test('renders nothing without a contact person', () => {
  expect(show('message', null)).toBeEmptyDOMElement()
})
