import { screen } from '@testing-library/react'
import { StreetPlan } from '../../src/features/company/StreetPlan'
import { render } from '../support/locale'

const street = { name: 'Road 19', kind: 'side', from: { x: 445, y: 0 }, to: { x: 445, y: 400 } }

/** Where the name of a street is on the plan, at 56 % of its length unless something is there. */
function placeBeside(label: string): string | null | undefined {
  const office = { label, at: { x: 342, y: 215 } }
  render(<StreetPlan description="Plan" streets={[{ ...street, nameAt: 56 }]} office={office} />)
  const name = screen.getByText(street.name)
  return name.parentElement?.getAttribute('transform')
}

test('the name of a street is where the content says', () => {
  expect(placeBeside('No. 42')).toContain('translate(445 224)')
})

test('the name of a street moves away from a long label of the office', () => {
  expect(placeBeside('Rear building, 6th floor left')).toContain('translate(445 80)')
})
