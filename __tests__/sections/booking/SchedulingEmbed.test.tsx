import { act, fireEvent, render, screen } from '@testing-library/react'
import { unsentMessage } from '../../../src/features/contact/unsent-message'
import { renderToString } from 'react-dom/server'
import { submissionStatus, submitMessage } from '../../../src/features/contact/sending/submission'
import { prefill } from '../../../src/sections/booking/prefill'
import { SchedulingEmbed } from '../../../src/sections/booking/SchedulingEmbed'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'

const service = 'https://calendly.example'

beforeEach(() => jest.useFakeTimers())

afterEach(() => jest.useRealTimers())

/** Shows what the page has before its scripts run. */
const showBeforeScripts = () =>
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(<SchedulingEmbed />) }} />)

const frame = () => screen.getByTitle<HTMLIFrameElement>('Book a call')
const spinner = () => screen.queryByText('Loading')
const offer = () => screen.queryByRole('heading', { name: 'No calendar?' })
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

test('shows a spinner, after 8 s the fallback, and neither after a message of the service', () => {
  render(<SchedulingEmbed />)
  pass(7_999)
  expect([spinner(), offer()]).toEqual([expect.any(HTMLElement), null])
  pass(1)
  expect([spinner(), offer()]).toEqual([null, expect.any(HTMLElement)])
  say()
  expect([spinner(), offer()]).toEqual([null, null])
})

test('covers a frame that has loaded without a message, and shows the fallback 4 s later', () => {
  render(<SchedulingEmbed />)
  fireEvent.load(frame())
  expect(frame()).not.toBeVisible()
  pass(3_999)
  expect([spinner(), offer()]).toEqual([expect.any(HTMLElement), null])
  pass(1)
  expect(offer()).toBeInTheDocument()
})

test('shows the spinner before the scripts have loaded, and hides the fallback for 5 s', () => {
  showBeforeScripts()
  expect(spinner()).toBeVisible()
  expect(screen.getByText('No calendar?')).not.toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})

describe('if the calendar asks first', () => {
  const ask = () => {
    const answers = siteAnswers()
    const { scheduling } = answers.SchedulingSettings as { scheduling: object }
    const consent = { text: 'Your address is sent.', button: 'Load it' }
    mockStaticQueries({
      ...answers,
      SchedulingSettings: { scheduling: { ...scheduling, consent } },
    })
  }

  test('loads nothing before a click, and moves the focus to the calendar', () => {
    ask()
    render(<SchedulingEmbed />)
    expect(screen.getByText('Your address is sent.')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Load it' }))
    expect(screen.getByRole('region', { name: 'Book a call' })).toHaveFocus()
  })

  test('is a link to the calendar without scripts, which load by themselves', () => {
    ask()
    showBeforeScripts()
    expect(screen.getByRole('region', { name: 'Book a call' })).toHaveAttribute(
      'data-scripts',
      'now',
    )
    expect(screen.getByRole('link', { name: 'Load it' })).toHaveAttribute(
      'href',
      'https://calendly.example/agency',
    )
  })
})

test('shows no fallback after a message of the service', () => {
  render(<SchedulingEmbed />)
  say()
  fireEvent.load(frame())
  dispatch(new Event('offline'))
  pass(60_000)
  expect(offer()).toBeNull()
})

test('shows the fallback immediately without a connection', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<SchedulingEmbed />)
  pass(0)
  expect(offer()).toBeInTheDocument()
  onLine.mockRestore()
})

test('shows the fallback when the connection is lost and loads the frame again when it is back', () => {
  render(<SchedulingEmbed />)
  const first = frame()
  dispatch(new Event('offline'))
  expect(offer()).toBeInTheDocument()
  dispatch(new Event('online'))
  expect(offer()).toBeNull()
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
  render(<SchedulingEmbed />)
  say(message)
  expect(spinner()).toBeInTheDocument()
})

test('has the height from the content, or the default of the service', () => {
  const { unmount } = render(<SchedulingEmbed />)
  expect(frame().parentElement).toHaveStyle({ height: '1000px', 'min-width': '320px' })
  unmount()
  const answers = siteAnswers()
  const { scheduling } = answers.SchedulingSettings as { scheduling: object }
  mockStaticQueries({
    ...answers,
    SchedulingSettings: { scheduling: { ...scheduling, styles: null } },
  })
  render(<SchedulingEmbed />)
  expect(frame().parentElement).toHaveStyle({ height: '630px', 'min-width': '320px' })
})

describe('after a message', () => {
  const send = (ok: boolean) => {
    window.fetch = jest.fn(() => Promise.resolve({ ok })) as unknown as typeof fetch
    const fields = new URLSearchParams({ name: 'Ada & Co', email: 'ada@engine.example' })
    return submitMessage('/contact-us/', fields)
  }
  const prefilled = () => {
    const { searchParams } = new URL(frame().src)
    return [searchParams.get('name'), searchParams.get('email')]
  }
  afterEach(() => {
    prefill.write(null)
    submissionStatus.write('writing')
    unsentMessage.clear()
  })

  test('prefills the calendar with its sender, whom the visitor can remove', async () => {
    await send(true)
    render(<SchedulingEmbed />)
    expect(prefilled()).toEqual(['Ada & Co', 'ada@engine.example'])
    expect(screen.getByText('Ada & Co').parentElement).toHaveTextContent(
      'From your message: Ada & Co, ada@engine.example',
    )
    const before = frame()
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(frame()).not.toBe(before)
    expect(frame().src).not.toMatch(/Ada|ada%40/)
    expect(screen.getByText('Removed').parentElement).toHaveFocus()
  })

  test('does not prefill the calendar if it was not sent', async () => {
    await send(false)
    render(<SchedulingEmbed />)
    expect(frame().src).not.toMatch(/Ada|ada%40/)
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })
})
