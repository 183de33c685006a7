import { act, fireEvent, render, screen } from '@testing-library/react'
import { prefill } from '../../../src/sections/booking/prefill'
import { SchedulingEmbed } from '../../../src/sections/booking/SchedulingEmbed'

/** Calendars of services other than Calendly. */

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  delete process.env.BOOKING
  prefill.write(null)
  jest.useRealTimers()
})

test('Cal.com is in a frame with the name and email of the visitor, above the other ways to book', () => {
  process.env.BOOKING = 'cal'
  prefill.write({ name: 'Ada & Co', email: 'ada@client.example' })
  render(<SchedulingEmbed />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Book a call')
  const { searchParams } = new URL(frame.src)
  expect([searchParams.get('name'), searchParams.get('email')]).toEqual([
    'Ada & Co',
    'ada@client.example',
  ])
  fireEvent.load(frame)
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.queryByText('Loading')).toBeNull()
  // There is no way to detect that the browser has blocked it.
  expect(screen.getAllByRole('heading', { name: 'No calendar?' })).toHaveLength(1)
})

test('a plain link opens its page in a new tab, without a frame', () => {
  process.env.BOOKING = 'link'
  const { container } = render(<SchedulingEmbed />)
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('heading', { name: 'No calendar?' })).toBeInTheDocument()
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('target', '_blank')
})
