import { render, screen } from '@testing-library/react'
import { WhatsAppLink } from '../../../src/sections/contact-details/WhatsAppLink'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'

test('links to the chat with the number in the content', () => {
  render(<WhatsAppLink />)
  expect(screen.getByRole('link', { name: 'Label of whatsapp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801000000600',
  )
})

test('renders nothing without a number', () => {
  const answers = siteAnswers()
  const { siteSettings } = answers.SiteSettings as { siteSettings: object }
  mockStaticQueries({
    ...answers,
    SiteSettings: { siteSettings: { ...siteSettings, whatsapp: null } },
  })
  expect(render(<WhatsAppLink />).container).toBeEmptyDOMElement()
})
