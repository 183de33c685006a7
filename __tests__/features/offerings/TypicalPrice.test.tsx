import { render, screen, within } from '@testing-library/react'
import { TypicalPrice } from '../../../src/features/offerings/TypicalPrice'
import { estimate, typical } from '../../fixtures/estimate'

const { dayRate } = estimate

test.each([
  ['once', false, ['1,500 to 3,000 EUR', '4 to 8 weeks', '1,350 EUR', '3 weeks', 'One screen.']],
  [
    'per month, and when such a service starts',
    true,
    [
      '1,500 to 3,000 EUR Label of monthly',
      'Label of startsIn',
      '1,350 EUR Label of monthly',
      'One screen.',
    ],
  ],
])('shows the usual and the smallest price %s', (_how, monthly, prices) => {
  render(
    <TypicalPrice service="/services/web/" typical={{ ...typical, monthly }} dayRate={dayRate} />,
  )
  const region = screen.getByRole('region', { name: 'Label of typicalPrice' })
  const facts = (name: string) =>
    [...region.querySelectorAll(name)]
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
      .filter(Boolean)
  expect(facts('dt')).toEqual(['Label of usualPrice', 'Label of smallestPrice'])
  expect(facts('dd')).toEqual(prices)
  expect(region).toHaveTextContent('A day is 100 EUR.')
  expect(within(region).getByRole('link', { name: 'Label of ownRange' })).toHaveAttribute(
    'href',
    '/contact-us/estimate/?service=web',
  )
})
