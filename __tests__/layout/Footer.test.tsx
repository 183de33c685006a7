import { render, screen } from '@testing-library/react'
import { Copyright, Footer } from '../../src/layout/Footer'
import { mockStaticQueries } from '../mocks/gatsby'

/** Changes settings of the fixture agency. */
const change = (siteSettings: object) => mockStaticQueries({ Agency: { siteSettings } })

test.each([
  [null, '1 Street, City 1000, Country'],
  [true, '1 Street, 1000 City, Country'],
])('the postal code is before the locality where the country writes it so: %s', (first, line) => {
  const address = { street: '1 Street', locality: 'City', postalCode: '1000', country: 'Country' }
  change({ address: { ...address, countryCode: 'XX', postalCodeFirst: first } })
  render(<Footer />)
  const shown = screen.getByText(/1 Street/)
  expect(shown.textContent.replace(/,\s*/g, ', ')).toBe(line)
  expect(shown.tagName).toBe('ADDRESS')
})

test('a legal page that does not exist yet is a link without a target', () => {
  change({
    legal: [
      { title: 'Privacy', link: '' },
      { title: 'Terms', link: '/terms/' },
    ],
  })
  render(<Footer />)
  const link = screen.getByRole('link', { name: 'Privacy' })
  expect(link).not.toHaveAttribute('href')
  expect(link).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms/')
})

test.each([
  ['Pacific/Auckland', 'en-US', '© 2027 Agency Ltd.'],
  ['Pacific/Honolulu', 'en-US', '© 2026 Agency Ltd.'],
  ['Asia/Dhaka', 'nb-NO', '© 2026 Agency Ltd.'],
  ['Asia/Dhaka', 'ar-EG', '© ٢٠٢٦ Agency Ltd.'],
  // Of the visitor, whose time zone is that of mocks/prepare.ts.
  [null, 'en-US', '© 2026 Agency Ltd.'],
])('the copyright line has the year of %s in the digits of %s', (timeZone, locale, line) => {
  change({ locale, timeZone })
  // An hour after the start of the year in Auckland.
  jest.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') })
  const { container } = render(<Copyright />)
  jest.useRealTimers()
  expect(container).toHaveTextContent(line)
})
