import { render, screen, within } from '@testing-library/react'
import { Footer } from '../../../src/layout/footer/Footer'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'

/** The fixture agency with other legal links. */
const withLegal = (legal: { title: string; link: string }[]): void => {
  const { siteSettings } = siteAnswers().SiteSettings as { siteSettings: object }
  mockStaticQueries({
    ...siteAnswers(),
    SiteSettings: { siteSettings: { ...siteSettings, legal } },
  })
}

test('links to the phone numbers and the email address', () => {
  render(<Footer />)
  const phone = screen.getByRole('link', { name: '+880 1000 000 124' })
  expect(phone).toHaveAttribute('href', 'tel:+8801000000124')
  const mail = screen.getByRole('link', { name: 'hello@agency.example' })
  expect(mail).toHaveAttribute('href', 'mailto:hello@agency.example')
})

test('shows the address', () => {
  render(<Footer />)
  const address = screen.getByText(/1 Street/)
  expect(address).toHaveTextContent(/^1 Street,\s*City 1000, Country$/)
  expect(address.tagName).toBe('ADDRESS')
})

test('a social link has the title in the content as its name', () => {
  render(<Footer />)
  const link = screen.getByRole('link', { name: 'GitHub' })
  expect(link).toHaveAttribute('href', 'https://github.example/agency')
})

test('lists industries and services in landmarks with their headings as names', () => {
  render(<Footer />)
  const linksIn = (name: string) =>
    within(screen.getByRole('navigation', { name })).getAllByRole('link')
  const industries = linksIn('Label of industries')
  expect(industries.map((link) => link.getAttribute('href'))).toEqual(['/industries/retail/'])
  const services = linksIn('Label of services')
  expect(services.map((link) => link.getAttribute('href'))).toEqual(['/services/web/'])
})

test('links to the pages of terms', () => {
  render(<Footer />)
  const link = screen.getByRole('link', { name: 'Contract' })
  expect(link).toHaveAttribute('href', '/our-company/contract/')
})

test('the postal code is before the locality where the country writes it so', () => {
  const { siteSettings } = siteAnswers().SiteSettings as { siteSettings: { address: object } }
  const address = { ...siteSettings.address, postalCodeFirst: true }
  mockStaticQueries({
    ...siteAnswers(),
    SiteSettings: { siteSettings: { ...siteSettings, address } },
  })
  render(<Footer />)
  expect(screen.getByText(/1 Street/)).toHaveTextContent('1000 City, Country')
})

test('a legal page that does not exist yet is a link without a target', () => {
  withLegal([
    { title: 'Privacy', link: '' },
    { title: 'Terms', link: '/terms/' },
  ])
  render(<Footer />)
  const link = screen.getByRole('link', { name: 'Privacy' })
  expect(link).not.toHaveAttribute('href')
  expect(link).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms/')
})
