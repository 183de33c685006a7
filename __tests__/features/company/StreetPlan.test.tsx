import { render, screen } from '@testing-library/react'
import { StreetPlan } from '../../../src/features/company/StreetPlan'

const at = (x: number, y: number) => ({ x, y })

test('is one image with a description, and draws each street with its name', () => {
  const plan = {
    description: 'The office is north of High Street.',
    streets: [
      { name: 'High Street', kind: 'main', from: at(0, 100), to: at(640, 100), nameAt: 25 },
      { name: 'Low Lane', kind: 'side', from: at(300, 0), to: at(300, 400), nameAt: null },
    ],
    office: { label: 'Here', at: at(320, 60) },
  }
  render(<StreetPlan plan={plan} />)
  expect(screen.getByRole('img', { name: plan.description })).toBeVisible()
  expect(screen.getByText('High Street')).toHaveAttribute(
    'transform',
    'translate(160 100) rotate(0.0)',
  )
  // The name of a street that leads down is read from bottom to top.
  expect(screen.getByText('Low Lane')).toHaveAttribute(
    'transform',
    'translate(300 200) rotate(-90.0)',
  )
  expect(screen.getByText('Here')).toBeVisible()
})
