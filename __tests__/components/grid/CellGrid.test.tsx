import { render, screen } from '@testing-library/react'
import { CellGrid, spans } from '../../../src/components/grid/CellGrid'

test.each([2, 3, 4] as const)(
  'with %i per row, every row is full for any number of cells',
  (perRow) => {
    for (let count = 1; count <= 24; count += 1) {
      const widths = spans(count, perRow)
      expect(widths).toHaveLength(count)
      const total = widths.reduce((sum, width) => sum + width, 0)
      expect(total).toBe(12 * Math.ceil(count / perRow))
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(12 / perRow)
    }
  },
)

test('renders its children as list items and skips empty ones', () => {
  render(
    <CellGrid>
      <p>One</p>
      {null}
      {false}
      <p>Two</p>
    </CellGrid>,
  )
  expect(screen.getByRole('list').tagName).toBe('UL')
  expect(screen.getAllByRole('listitem').map((cell) => cell.textContent)).toEqual(['One', 'Two'])
})
