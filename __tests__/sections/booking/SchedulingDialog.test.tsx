import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SchedulingBadge } from '../../../src/sections/booking/SchedulingBadge'
import { siteAnswers } from '../../fixtures/static-queries'
import { openDialogs } from '../../mocks/dialog'
import { mockStaticQueries } from '../../mocks/gatsby'

beforeAll(openDialogs)

beforeEach(() => mockStaticQueries(siteAnswers()))

const show = () => render(<SchedulingBadge text="Call us" color="#7747ff" textColor="#fefefe" />)

test('the badge links to the booking page in the label and colors of the content', () => {
  show()
  const badge = screen.getByRole('link', { name: 'Call us' })
  expect(badge).toHaveAttribute('href', '/contact-us/book-a-call/')
  expect(badge).toHaveStyle({ background: 'rgb(119, 71, 255)', color: 'rgb(254, 254, 254)' })
})

test('opens and closes a dialog with the calendar', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Call us' }))
  const dialog = await screen.findByRole('dialog', { name: 'Book a call' })
  expect(within(dialog).getByRole('button', { name: 'Label of close' })).toHaveFocus()
  const frame = within(dialog).getByTitle('Book a call')
  expect(frame).toHaveAttribute('src', expect.stringContaining('https://calendly.example/agency?'))
  expect(within(dialog).getByRole('status')).toHaveTextContent('Loading')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Label of close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the focus moves from the last element of the dialog to the first, and back', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Call us' }))
  const dialog = await screen.findByRole('dialog', { name: 'Book a call' })
  const close = within(dialog).getByRole('button', { name: 'Label of close' })
  const frame = within(dialog).getByTitle('Book a call')
  expect(close).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(frame).toHaveFocus()
  act(() => dialog.querySelector<HTMLElement>('[tabindex="0"]:last-child')?.focus())
  expect(close).toHaveFocus()
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
