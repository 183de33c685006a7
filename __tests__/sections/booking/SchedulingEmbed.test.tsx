import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { prefill } from '../../../src/sections/booking/prefill'
import { SchedulingEmbed } from '../../../src/sections/booking/SchedulingEmbed'
import { mockStaticQueries } from '../../mocks/gatsby'

const service = 'https://calendly.example'

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  delete process.env.BOOKING
  prefill.write(null)
  jest.useRealTimers()
})

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

test.each([
  ['from the content', {}, '1000px'],
  ['that is the default of the service', { styles: null }, '630px'],
])('has a height %s', (_from, change, height) => {
  configure(change)
  show()
  expect(frame().parentElement).toHaveStyle({ height, 'min-width': '320px' })
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

  test('is a link to the calendar without scripts, which load by themselves', () => {
    render(<div dangerouslySetInnerHTML={{ __html: renderToString(<SchedulingEmbed />) }} />)
    const region = screen.getByRole('region', { name: 'Book a call' })
    expect(region).toHaveAttribute('data-scripts', 'now')
    expect(screen.getByRole('link', { name: 'Load it' })).toHaveAttribute(
      'href',
      'https://calendly.example/agency',
    )
  })
})

test('Cal.com knows the sender of a message', () => {
  process.env.BOOKING = 'cal'
  prefill.write({ name: 'Ada & Co', email: 'ada@engine.example' })
  show()
  expect(Object.fromEntries(new URL(frame().src).searchParams)).toMatchObject({
    name: 'Ada & Co',
    email: 'ada@engine.example',
  })
})

test('Cal.com is in a frame above the other ways to book', () => {
  process.env.BOOKING = 'cal'
  show()
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
