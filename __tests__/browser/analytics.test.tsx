/** A new copy of the module, which loads its script once per document. */
async function freshAnalytics() {
  jest.resetModules()
  return import('../../src/browser/analytics')
}

const scripts = () => [...document.head.querySelectorAll('script')]
const finishLoading = () => scripts().forEach((script) => script.dispatchEvent(new Event('load')))

const services = window as { goatcounter?: unknown; plausible?: unknown; umami?: unknown }

beforeEach(() => {
  process.env.ANALYTICS = JSON.stringify({
    src: 'https://stats.example/count.js',
    attributes: { 'data-goatcounter': 'https://stats.example/count' },
  })
})

afterEach(() => {
  delete process.env.ANALYTICS
  document.head.replaceChildren()
  delete services.goatcounter
  delete services.plausible
  delete services.umami
})

test('loads the script once, with its attributes', async () => {
  const { loadAnalytics } = await freshAnalytics()
  void loadAnalytics()
  void loadAnalytics()
  expect(scripts()).toHaveLength(1)
  expect(scripts()[0]).toHaveAttribute('src', 'https://stats.example/count.js')
  expect(scripts()[0]).toHaveAttribute('data-goatcounter', 'https://stats.example/count')
})

test('sends an event that happens before the script has loaded', async () => {
  const { countEvent } = await freshAnalytics()
  const counting = countEvent('message-sent')
  const count = jest.fn()
  services.goatcounter = { count }
  finishLoading()
  await counting
  expect(count.mock.calls).toEqual([[{ path: 'message-sent', title: 'message-sent', event: true }]])
})

test('sends events to Plausible and Umami, which count navigations themselves', async () => {
  const { countEvent, countNavigation } = await freshAnalytics()
  const plausible = jest.fn()
  const track = jest.fn()
  Object.assign(services, { plausible, umami: { track } })
  const counting = countEvent('calendar-opened')
  finishLoading()
  await counting
  countNavigation()
  expect(plausible.mock.calls).toEqual([['calendar-opened']])
  expect(track.mock.calls).toEqual([['calendar-opened']])
})

test('counts a navigation with GoatCounter, which does not observe the history', async () => {
  const { countNavigation, loadAnalytics } = await freshAnalytics()
  const count = jest.fn()
  services.goatcounter = { count }
  const loading = loadAnalytics()
  // The script itself counts the page that is shown when it has loaded.
  countNavigation()
  finishLoading()
  await loading
  expect(count).not.toHaveBeenCalled()
  countNavigation()
  expect(count.mock.calls).toEqual([[]])
})
