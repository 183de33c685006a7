import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SchedulingBadge } from '../../../src/sections/booking/SchedulingBadge'
import { openDialogs } from '../../mocks/dialog'

beforeAll(openDialogs)

const show = () => render(<SchedulingBadge text="Call us" color="#7747ff" textColor="#fefefe" />)

test('the badge links to the booking page in the label and colors of the content', () => {
  show()
  const badge = screen.getByRole('link', { name: 'Call us' })
  expect(badge).toHaveAttribute('href', '/contact-us/book-a-call/')
  expect(badge).toHaveStyle({ background: 'rgb(119, 71, 255)', color: 'rgb(254, 254, 254)' })
})

test('stays open if the badge was double-clicked', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Call us' }))
  const dialog = await screen.findByRole('dialog', { name: 'Book a call' })
  const outside = dialog.querySelector('.calendly-close-overlay') ?? document.body
  fireEvent.click(outside, { detail: 2 })
  expect(dialog).toBeInTheDocument()
  fireEvent.click(outside, { detail: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
