import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SchedulingBadge } from '../../../src/sections/booking/SchedulingBadge'
import { SchedulingEmbed } from '../../../src/sections/booking/SchedulingEmbed'
import { type BookingContext, bookingOptions } from '../../../src/sections/booking/booking-options'
import { prefill } from '../../../src/sections/booking/prefill'
import { withoutNulls } from '../../../src/sections/booking/useCalendar'
import type { Scheduling } from '../../../src/sections/booking/useScheduling'
import { queryResult } from '../../fixtures/query-result'
import { scheduling } from '../../fixtures/single-pages'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'
import { render } from '../../support/locale'

type PrefillModule = typeof import('../../../src/sections/booking/prefill')

const { fallback, prefilled } = scheduling

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  delete process.env.BOOKING
  prefill.clear()
  jest.useRealTimers()
})

test('the dialog opens from a badge in the colors of the content, and stays open after a double click', async () => {
  jest.useRealTimers()
  const content = { enabled: true, text: 'Call us', color: '7747ff', textColor: 'fefefe' }
  render(<SchedulingBadge badge={queryResult(content)} />)
  const badge = screen.getByRole('link', { name: 'Call us' })
  expect(badge).toHaveStyle({ background: 'rgb(119, 71, 255)', color: 'rgb(254, 254, 254)' })
  await userEvent.click(badge)
  const dialog = await screen.findByRole('dialog', { name: 'Book a call' })
  // What is around the calendar belongs to the dialog itself.
  fireEvent.click(dialog, { detail: 2 })
  expect(dialog).toBeInTheDocument()
  fireEvent.click(dialog, { detail: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a link of the fallback closes the dialog', async () => {
  const isOffline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  jest.useRealTimers()
  render(
    <SchedulingBadge
      badge={queryResult({ enabled: true, text: null, color: null, textColor: null })}
    />,
  )
  await userEvent.click(screen.getByRole('link'))
  const write = await screen.findByRole('link', { name: fallback.write })
  // jsdom cannot load another document.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(write)
  expect(screen.queryByRole('dialog')).toBeNull()
  isOffline.mockRestore()
})

const plain = siteAnswers.SchedulingSettings?.scheduling as Scheduling

const full = queryResult<Scheduling>({
  ...plain,
  prefill: {
    sample: null,
    ...{ email: 'b@c.example', name: null, firstName: 'Bo', lastName: 'Ek' },
    guests: ['d@e.example'],
    customAnswers: {
      ...{ a1: '1', a2: '2', a3: null, a4: null, a5: null },
      ...{ a6: null, a7: null, a8: null, a9: null, a10: null },
    },
    location: null,
    smsReminderNumber: null,
    date: { daysAhead: 1 },
  },
  utm: {
    ...{ utmSource: 'site', utmCampaign: 'all', utmMedium: null },
    ...{ utmContent: null, utmTerm: null },
  },
})

const answered = (scheduling: Scheduling, context: Partial<BookingContext>) =>
  bookingOptions(withoutNulls(scheduling), {
    ...{ sender: null, note: '', search: '', now: new Date(2027, 11, 31, 23, 30) },
    ...context,
  })

test('the date is the next calendar day, also when the clocks change', () => {
  // 28 March 2027 has 23 hours: 24 hours after the evening of the 27th it is the 29th.
  const now = new Date(2027, 2, 27, 23, 30)
  expect(new Date(2027, 2, 29).getTime() - new Date(2027, 2, 28).getTime()).toBe(23 * 3_600_000)
  expect(answered(plain, { now }).prefill.date).toEqual(new Date(2027, 2, 28, 23, 30))
})

test('the sent values replace the sample except its date', () => {
  const sender = { name: 'Ada', email: 'ada@engine.example' }
  const { prefill } = answered(plain, { sender })
  expect(prefill).toEqual({ ...sender, date: expect.any(Date) as Date })
})

test('an estimate answers the first question of the calendar, and replaces the sample', () => {
  const sample: Scheduling = {
    ...full,
    prefill: full.prefill && { ...full.prefill, sample: true, email: 'nadia@mart.example' },
  }
  const { prefill } = answered(sample, { note: 'Web: 1,000 EUR\nLarge' })
  expect(prefill).toMatchObject({ customAnswers: { a1: 'Web: 1,000 EUR\nLarge' } })
  expect(prefill).not.toHaveProperty('email')
  expect(answered(full, { note: 'Web' }).prefill.customAnswers).toMatchObject({
    a1: 'Web',
    a2: '2',
  })
})

test('the query replaces the sent values', () => {
  const search = '?name=Grace%20%26%20Co&email='
  const { prefill } = answered(plain, { sender: { name: 'Ada', email: 'a@b.example' }, search })
  expect(prefill).toMatchObject({ name: 'Grace & Co', email: 'a@b.example' })
})

test('combines values that are not a sample with those of the visitor', () => {
  const { prefill } = answered(full, { sender: { name: 'Ada', email: '' } })
  expect(prefill).toMatchObject({ name: 'Ada', email: 'b@c.example', guests: ['d@e.example'] })
  expect([prefill.firstName, prefill.lastName]).toEqual([undefined, undefined])
})

test('UTM parameters in the URL replace those in the content', () => {
  const search = '?utm_source=mail&utm_term=%26x%3D&salesforce_uuid=7&about=/services/web/'
  expect(answered(full, { search }).utm).toEqual({
    utmSource: 'mail',
    utmTerm: '&x=',
    salesforce_uuid: '7',
  })
})

const service = 'https://calendly.example'

const show = () => render(<SchedulingEmbed />)

/** Shows the calendar with other settings. */
const configure = (scheduling: object) => mockStaticQueries({ SchedulingSettings: { scheduling } })

const frame = () => screen.getByTitle<HTMLIFrameElement>('Book a call')
const spinner = () => screen.queryByText('Loading')
const offer = () => screen.queryByRole('heading', { name: 'No calendar?' })
const shown = () => [spinner() && 'spinner', offer() && 'fallback'].filter(Boolean).join()
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

const dispatch = (event: Event): void => {
  act(() => {
    window.dispatchEvent(event)
  })
}

const say = (message: Partial<MessageEventInit<unknown>> = {}) =>
  dispatch(
    new MessageEvent('message', {
      data: { event: 'calendly.event_type_viewed' },
      origin: service,
      source: frame().contentWindow,
      ...message,
    }),
  )

const actions: Record<string, () => void> = {
  message: () => say(),
  load: () => void fireEvent.load(frame()),
  offline: () => dispatch(new Event('offline')),
}

test.each<[what: string, steps: (string | number)[]]>([
  ['spinner, fallback and calendar', [7999, 'spinner', 1, 'fallback', 'message', '']],
  ['calendar after a message of the service', ['message', '', 'load', 'offline', 60_000, '']],
  // A frame that has loaded may be the page of an error.
  ['fallback 4 s after a frame without a message', ['load', 3999, 'spinner', 1, 'fallback']],
])('shows the %s: %j', (_what, steps) => {
  show()
  for (const step of steps)
    if (typeof step === 'number') pass(step)
    else if (actions[step]) actions[step]()
    else {
      expect(shown()).toBe(step)
      if (step) expect(frame()).not.toBeVisible()
    }
})

test.each(['', 'cal'])('tells the page once that the calendar of "%s" is open', (service) => {
  process.env.BOOKING = service
  const tell = jest.fn()
  document.addEventListener('calendar-opened', tell)
  show()
  expect(tell).not.toHaveBeenCalled()
  const open = () => (service ? fireEvent.load(frame()) : say())
  open()
  open()
  expect(tell).toHaveBeenCalledTimes(1)
  document.removeEventListener('calendar-opened', tell)
})

test('says with what it is filled in, until the visitor clears it', () => {
  prefill.write({ name: 'Ada', email: 'ada@engine.example' })
  show()
  expect(frame().src).toContain('Ada')
  fireEvent.click(screen.getByRole('button', { name: prefilled.clear }))
  expect(screen.getByText(prefilled.cleared).parentElement).toHaveFocus()
  expect(frame().src).not.toContain('Ada')
})

const storedSender = () => sessionStorage.getItem('prefill')

test('forgets the sender of a message when a call is booked, without changing the calendar', () => {
  prefill.write({ name: 'Ada', email: 'ada@engine.example' })
  show()
  const first = frame()
  say()
  expect(storedSender()).toContain('Ada')
  say({ data: { event: 'calendly.event_scheduled' } })
  expect(storedSender()).toBeNull()
  expect(frame()).toBe(first)
  expect(screen.getByText('Ada')).toBeVisible()
})

test.each([['{"name":"Ada"}'], ['"Ada"'], ['7'], ['{']])(
  'ignores %s in session storage, which any script may have written',
  (stored) => {
    sessionStorage.setItem('prefill', stored)
    jest.isolateModules(() => {
      const module = jest.requireActual<PrefillModule>('../../../src/sections/booking/prefill')
      expect(module.prefill.read()).toBeNull()
    })
  },
)

test('shows the fallback immediately without a connection', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  pass(0)
  expect(shown()).toBe('fallback')
  onLine.mockRestore()
})

test('shows the fallback when the connection is lost and loads the frame again when it is back', () => {
  show()
  const first = frame()
  dispatch(new Event('offline'))
  expect(shown()).toBe('fallback')
  dispatch(new Event('online'))
  expect(shown()).toBe('spinner')
  expect(frame()).not.toBe(first)
})

test.each([
  ['another origin', { origin: 'https://calendly.example.evil.example' }],
  ['another window', { source: window }],
  ['no window', { source: null }],
  ['another event', { data: { event: 'page_viewed' } }],
  ['no data', { data: null }],
  ['a text as its data', { data: 'calendly.event_type_viewed' }],
])('ignores a message with %s', (_name, message) => {
  show()
  say(message)
  expect(shown()).toBe('spinner')
})

describe('if the calendar asks first', () => {
  beforeEach(() => configure({ consent: { text: 'Your address is sent.', button: 'Load it' } }))

  test('loads nothing before a click, and moves the focus to the calendar', () => {
    show()
    expect(screen.getByText('Your address is sent.')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Load it' }))
    expect(screen.getByRole('region', { name: 'Book a call' })).toHaveFocus()
  })
})

test('Cal.com knows the sender of a message, and is above the other ways to book', () => {
  process.env.BOOKING = 'cal'
  prefill.write({ name: 'Ada & Co', email: 'ada@engine.example' })
  show()
  expect(Object.fromEntries(new URL(frame().src).searchParams)).toMatchObject({
    name: 'Ada & Co',
    email: 'ada@engine.example',
  })
  fireEvent.load(frame())
  pass(60_000)
  // There is no way to detect that the browser has blocked it.
  expect(shown()).toBe('fallback')
})

test('a plain link opens its page in a new tab, without a frame', () => {
  process.env.BOOKING = 'link'
  const { container } = show()
  expect(container.querySelector('iframe')).toBeNull()
  expect(shown()).toBe('fallback')
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('target', '_blank')
})
