import { render } from '@testing-library/react'
import { Copyright } from '../../../src/layout/footer/Footer'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'

/** The line as shown in Honolulu an hour after the start of the year in Auckland. */
const lineFor = (timeZone: string | null, locale = 'en-US'): string | null => {
  const { siteSettings } = siteAnswers().SiteSettings as { siteSettings: object }
  mockStaticQueries({ SiteSettings: { siteSettings: { ...siteSettings, locale, timeZone } } })
  jest.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') })
  const { container } = render(<Copyright />)
  jest.useRealTimers()
  return container.textContent
}

test.each([
  ['Pacific/Auckland', '© 2027 Agency Ltd.'],
  ['Pacific/Honolulu', '© 2026 Agency Ltd.'],
  ['Asia/Dhaka', '© 2026 Agency Ltd.'],
])('the copyright line has the year of %s', (timeZone, line) => {
  expect(lineFor(timeZone)).toBe(line)
})

test('without a time zone the copyright line has the year of the visitor', () => {
  expect(lineFor(null)).toBe(`© ${new Date('2026-12-31T12:00:00Z').getFullYear()} Agency Ltd.`)
})

test('the year is in the digits of the locale, and not grouped', () => {
  expect(lineFor('Asia/Dhaka', 'ar-EG')).toBe('© ٢٠٢٦ Agency Ltd.')
  expect(lineFor('Asia/Dhaka', 'nb-NO')).toBe('© 2026 Agency Ltd.')
})
