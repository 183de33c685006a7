import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PopupModal } from 'react-calendly'
import { SchedulingBadge } from '../../../src/sections/booking/SchedulingBadge'
import { siteAnswers } from '../../fixtures/static-queries'
import { openDialogs } from '../../mocks/dialog'
import { mockStaticQueries } from '../../mocks/gatsby'

beforeAll(openDialogs)

beforeEach(() => mockStaticQueries(siteAnswers()))

test('the badge has the label and colors of the service by default', () => {
  render(<SchedulingBadge />)
  const badge = screen.getByRole('link', { name: 'Schedule time with me' })
  expect(badge).toHaveAttribute('href', '/contact-us/book-a-call/')
  expect(badge).toHaveStyle({ background: 'rgb(0, 162, 255)', color: 'rgb(255, 255, 255)' })
})

test('the badge has the label and colors in the content', () => {
  render(<SchedulingBadge text="Call us" color="#7747ff" textColor="#fefefe" />)
  expect(screen.getByRole('link', { name: 'Call us' })).toHaveStyle({
    background: 'rgb(119, 71, 255)',
    color: 'rgb(254, 254, 254)',
  })
})

test('opens and closes a dialog with the calendar', async () => {
  render(<SchedulingBadge text="Call us" />)
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
  render(<SchedulingBadge text="Call us" />)
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

test('the modal of react-calendly throws without a root element', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = undefined as unknown as HTMLElement
  expect(() =>
    render(
      <PopupModal
        url="https://calendly.example/agency"
        rootElement={root}
        open
        onModalClose={() => undefined}
      />,
    ),
  ).toThrow('PopupModal rootElement property cannot be undefined')
  jest.restoreAllMocks()
})
