import { render, screen } from '@testing-library/react'
import { ErrorScreen } from '../../../src/features/errors/ErrorScreen'

test.each([
  [1, 0],
  [2, 1],
])('in a history of %i pages it has %i buttons that go back', (length, count) => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length)
  render(<ErrorScreen reason="No case study" />)
  expect(screen.queryAllByRole('button', { name: 'Back' })).toHaveLength(count)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})
