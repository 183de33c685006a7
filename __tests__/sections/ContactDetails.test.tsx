import { render, screen } from '@testing-library/react'
import { ContactPerson, WhatsAppLink } from '../../src/sections/ContactDetails'
import { mockStaticQueries } from '../mocks/gatsby'

const contactPerson = {
  message: 'Reads it.',
  call: 'Takes the call.',
  person: { name: 'Jo Doe', role: 'Engineer', portrait: { imgUrl: { childImageSharp: null } } },
}

test.each([
  ['says what happens with a message', 'message', contactPerson, 'Jo Doe, EngineerReads it.'],
  ['says what happens on a call', 'call', contactPerson, 'Jo Doe, EngineerTakes the call.'],
  ['says no next step on a banner', undefined, contactPerson, 'Jo Doe, Engineer'],
  ['renders nothing without a person', 'message', null, ''],
] as const)('the contact person %s', (_what, purpose, answer, text) => {
  mockStaticQueries({ ContactPerson: { contact: { contactPerson: answer } } })
  expect(render(<ContactPerson purpose={purpose} />).container.textContent).toBe(text)
})

test('WhatsApp links to the chat with the number in the content', () => {
  render(<WhatsAppLink />)
  expect(screen.getByRole('link', { name: 'Label of whatsapp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801000000600',
  )
})

test('without a number there is no link to WhatsApp', () => {
  mockStaticQueries({ Agency: { siteSettings: { whatsapp: null } } })
  expect(render(<WhatsAppLink />).container).toBeEmptyDOMElement()
})
