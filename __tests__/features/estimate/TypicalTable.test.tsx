import { screen, within } from '@testing-library/react'
import { TypicalTable, widthOfColumns } from '../../../src/features/estimate/TypicalTable'
import { typical } from '../../fixtures/estimate'
import { render } from '../../support/locale'

const service = (path: string, title: string) => ({ path, title, typical })
const columns = ['columnService', 'columnSmallest', 'columnUsual', 'columnWeeks']
const model = {
  labels: {
    ...Object.fromEntries(
      ['typicalTitle', 'typicalText', 'typicalToggle', ...columns].map((name) => [name, name]),
    ),
  },
  services: [
    { service: service('/services/web/', 'Web') },
    { service: { ...service('/services/care/', 'Care'), typical: { ...typical, monthly: true } } },
    { service: { ...service('/services/talk/', 'Talk'), typical: null } },
  ],
} as unknown as Queries.EstimateModelFragment

test('the toggle on phones does not repeat the heading above it', () => {
  const { container } = render(<TypicalTable model={model} />)
  expect(container.querySelector('summary')).toHaveTextContent('typicalToggle')
})

test('each price and duration is in the column that names it; a service without is omitted', () => {
  render(<TypicalTable model={model} />)
  const rows = screen
    .getAllByRole('row')
    .map((row) =>
      ['columnheader', 'rowheader', 'cell']
        .flatMap((role) => within(row).queryAllByRole(role))
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    )
  expect(rows).toEqual([
    columns,
    ['Web', '1,350 EUR', '1,500 to 3,000 EUR', '4 to 7 weeks'],
    ['Care', '1,350 EUR a month', '1,500 to 3,000 EUR a month', 'Starts in 4 to 7 weeks'],
  ])
})

test('rows are blocks in the window in which the longest prices do not fit beside each other', () => {
  const row = (price: string) => ['Development', price, `${price}\u00a0to\u00a0${price}`, '4 to 7']
  const widthWith = (price: string) => widthOfColumns([row('9 USD'), row(price)])
  expect(widthWith('1,350\u00a0USD')).toBe(37)
  expect(widthWith('Rp\u00a0185.000.000,00')).toBeGreaterThan(37)
})
