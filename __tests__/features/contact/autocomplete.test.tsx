import { render } from '@testing-library/react'
import { ContactForm } from '../../../src/features/contact/ContactForm'

test('browsers fill in what they know of the visitor, and never the field for bots', () => {
  const { container } = render(<ContactForm />)
  const fields = [...container.querySelectorAll('[name][autocomplete]')]
  expect(
    fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]),
  ).toEqual([
    [container.querySelector('form')?.dataset.netlifyHoneypot, 'off'],
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
    ['phone', 'tel'],
  ])
})
