import { render, screen, within } from '@testing-library/react'
import { TypicalPrice } from '../../../src/features/offerings/TypicalPrice'
import { estimate, typical } from '../../fixtures/estimate'

const { dayRate, labels } = estimate

const show = (isMonthly: boolean) => {
  render(
    <TypicalPrice
      service="/services/web/"
      typical={typical}
      isMonthly={isMonthly}
      terms={{ dayRate, labels }}
    />,
  )
  return screen.getByRole('region', { name: 'Label of typicalPrice' })
}

const facts = (region: HTMLElement, name: string) =>
  [...region.querySelectorAll(name)].map(({ textContent }) => textContent).filter(Boolean)

test('shows the usual and the smallest price in the number format of the site', () => {
  const region = show(false)
  expect(facts(region, 'dt')).toEqual(['Label of usualPrice', 'Label of smallestPrice'])
  expect(facts(region, 'dd')).toEqual([
    '1,500 to 3,000 EUR',
    '4 to 8 weeks',
    '1,350 EUR',
    '3\u00a0weeks',
    'One screen.',
  ])
  expect(region).toHaveTextContent('A day is 100 EUR.')
})

test('says that prices are per month, and when such a service starts', () => {
  expect(facts(show(true), 'dd')).toEqual([
    '1,500 to 3,000 EUR a month',
    '4 or 8 weeks away',
    '1,350 EUR a month',
    'One screen.',
  ])
})

test('links to the estimate of the service', () => {
  const link = within(show(false)).getByRole('link', { name: 'Label of ownRange' })
  expect(link).toHaveAttribute('href', '/contact-us/estimate/?service=web')
})
