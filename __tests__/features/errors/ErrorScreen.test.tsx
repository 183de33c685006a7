import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { ErrorScreen } from '../../../src/features/errors/ErrorScreen'

beforeEach(() => jest.mocked(navigate).mockClear())

afterEach(() => jest.restoreAllMocks())

const withHistory = (length: number) =>
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length)

test('shows the reason and the text of the content', () => {
  render(<ErrorScreen reason="No case study" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Lost' })).toBeVisible()
  expect(screen.getByText('It is not here.')).toBeVisible()
  expect(screen.getByText('No case study')).toBeVisible()
})

test('goes back in the history and links to the home page', async () => {
  withHistory(2)
  render(<ErrorScreen reason="No page" />)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(navigate).toHaveBeenCalledWith(-1)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('only links to the home page without a history', () => {
  withHistory(1)
  render(<ErrorScreen reason="No page" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})
