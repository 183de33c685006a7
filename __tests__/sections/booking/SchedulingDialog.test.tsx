import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SchedulingBadge } from '../../../src/sections/booking/SchedulingBadge'
import { openDialogs } from '../../mocks/dialog'

beforeAll(openDialogs)

test('opens from a badge in the colors of the content, and stays open after a double click', async () => {
  const content = { enabled: true, text: 'Call us', color: '7747ff', textColor: 'fefefe' }
  render(<SchedulingBadge badge={content} />)
  const badge = screen.getByRole('link', { name: 'Call us' })
  expect(badge).toHaveStyle({ background: 'rgb(119, 71, 255)', color: 'rgb(254, 254, 254)' })
  await userEvent.click(badge)
  const dialog = await screen.findByRole('dialog', { name: 'Book a call' })
  const outside = dialog.querySelector('.calendly-close-overlay') ?? document.body
  fireEvent.click(outside, { detail: 2 })
  expect(dialog).toBeInTheDocument()
  fireEvent.click(outside, { detail: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
