import { analyticsExamples } from '../fixtures/analytics'

const analytics = {
  scripts: [
    { src: '/first.js' },
    { src: 'https://stats.example/a.js', attributes: [{ name: 'data-site', value: 'agency' }] },
  ],
}
const withConsent = { ...analytics, consent: { text: 'We count visits.', label: 'Count mine' } }

/** A new copy of the module on a new page. */
async function openPage(setting?: object) {
  document.head.replaceChildren()
  process.env.ANALYTICS = setting ? JSON.stringify(setting) : ''
  jest.resetModules()
  return import('../../src/browser/analytics')
}

const scripts = () => [...document.head.querySelectorAll('script')]

afterEach(() => {
  delete process.env.ANALYTICS
  localStorage.clear()
})

test('loads no script without the setting', async () => {
  const { startAnalytics } = await openPage()
  startAnalytics()
  expect(scripts()).toEqual([])
})

test('loads the scripts once, in their order and with their attributes', async () => {
  const { startAnalytics } = await openPage(analytics)
  startAnalytics()
  startAnalytics()
  expect(scripts().map(({ outerHTML, async }) => [outerHTML, async])).toEqual([
    ['<script src="/first.js"></script>', false],
    ['<script data-site="agency" src="https://stats.example/a.js"></script>', false],
  ])
})

test('loads no script before consent, at once on later pages, and none after it was withdrawn', async () => {
  const first = await openPage(withConsent)
  first.startAnalytics()
  expect(scripts()).toEqual([])
  first.setConsent(true)
  expect(scripts()).toHaveLength(2)

  const later = await openPage(withConsent)
  later.startAnalytics()
  expect(scripts()).toHaveLength(2)

  const last = await openPage(withConsent)
  last.setConsent(false)
  last.startAnalytics()
  expect(scripts()).toEqual([])
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
  const each = events.map((event) => [event])
  // Plausible's script takes the events and options from here when it arrives.
  expect({ ...services.plausible }).toMatchObject({ q: each, o: {} })
  expect(track.mock.calls).toEqual(each)
  expect(count.mock.calls).toEqual(
    events.map((event) => [{ path: event, title: event, event: true }]),
  )
})
