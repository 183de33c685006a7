import { fireEvent } from '@testing-library/react'
import { analyticsExamples } from '../fixtures/analytics'

const analytics = {
  scripts: [
    { src: '/first.js' },
    { src: 'https://stats.example/a.js', attributes: [{ name: 'data-site', value: 'agency' }] },
  ],
}
const withConsent = { ...analytics, consent: { text: 'We count visits.', label: 'Count mine' } }

let page = new AbortController()

/** A new copy of the module on a new page. */
async function openPage(setting?: object) {
  page.abort()
  page = new AbortController()
  document.head.replaceChildren()
  document.body.innerHTML = '<input type="checkbox" data-analytics-consent>'
  process.env.ANALYTICS = setting ? JSON.stringify(setting) : ''
  jest.resetModules()
  const { startAnalytics } = await import('../../src/browser/analytics')
  return { start: () => startAnalytics(page.signal) }
}

// jsdom does not have it.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }))

const scripts = () => [...document.head.querySelectorAll('script')]

afterEach(() => {
  delete process.env.ANALYTICS
  localStorage.clear()
})

test('loads no script without the setting', async () => {
  const { start } = await openPage()
  start()
  expect(scripts()).toEqual([])
})

test('loads the scripts once, in their order and with their attributes', async () => {
  const { start } = await openPage(analytics)
  start()
  start()
  expect(scripts().map(({ outerHTML, async }) => [outerHTML, async])).toEqual([
    ['<script src="/first.js"></script>', false],
    ['<script data-site="agency" src="https://stats.example/a.js"></script>', false],
  ])
})

const consent = () => document.querySelector('input')

test('loads no script before consent, at once on later pages, and none after it was withdrawn', async () => {
  const first = await openPage(withConsent)
  first.start()
  expect(scripts()).toEqual([])
  expect(consent()).not.toBeChecked()
  fireEvent.click(consent() ?? document)
  expect(scripts()).toHaveLength(2)

  const later = await openPage(withConsent)
  later.start()
  expect(scripts()).toHaveLength(2)
  expect(consent()).toBeChecked()

  localStorage.clear()
  const last = await openPage(withConsent)
  last.start()
  expect(scripts()).toEqual([])
  expect(consent()).not.toBeChecked()
})

test('counts a page that the browser has prepared when it is shown', async () => {
  const prerendering = Object.assign(document, { prerendering: true })
  const { start } = await openPage(analytics)
  start()
  expect(scripts()).toEqual([])
  Reflect.deleteProperty(prerendering, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(scripts()).toHaveLength(2)
})

test('the examples of the docs pass the events to the service', () => {
  const events = ['message-sent', 'calendar-opened']
  const track = jest.fn()
  const count = jest.fn()
  const services = Object.assign(window as { plausible?: { q: unknown[]; o: object } }, {
    umami: { track },
    goatcounter: { count },
  })
  document.head.innerHTML = '<title>Home</title>'
  for (const { script } of Object.values(analyticsExamples)) {
    const element = document.createElement('script')
    element.textContent = `{ ${script} }`
    document.head.append(element)
  }
  for (const event of events) document.dispatchEvent(new Event(event))
  const calls = events.map((event) => [event])
  // Plausible's script takes the events and options from here when it arrives.
  expect({ ...services.plausible }).toMatchObject({ q: calls, o: {} })
  expect(track.mock.calls).toEqual(calls)
  expect(count.mock.calls).toEqual(
    events.map((event) => [{ path: event, title: event, event: true }]),
  )
})
