import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { ErrorScreen } from '../../../src/features/errors/ErrorScreen'

const show = (historyLength: number) => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(historyLength)
  render(<ErrorScreen reason="No case study" />)
  expect(screen.getByText('It is not here.')).toBeVisible()
  expect(screen.getByText('No case study')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
}

afterEach(() => jest.restoreAllMocks())

test('goes back in the history and links to the home page', async () => {
  show(2)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(navigate).toHaveBeenCalledWith(-1)
})

test('only links to the home page without a history', () => {
  show(1)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
