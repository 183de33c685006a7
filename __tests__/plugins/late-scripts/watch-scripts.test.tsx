import { watchScripts } from '../../../plugins/late-scripts/watch-scripts'

const root = document.documentElement
const island = () => document.querySelector<HTMLElement>('[data-island]')

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<div data-island="estimate" data-wake='{"query":["service"],"stored":["draft"]}'></div>`
  delete root.dataset.noScripts
  delete root.dataset.scripts
})
afterEach(() => {
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
  window.sessionStorage.clear()
})

test('marks an island that wakes because of the address', () => {
  window.history.replaceState(null, '', '/?service=web')
  watchScripts()
  expect(island()?.dataset.waking).toBe('')
})

test('marks an island that wakes because of session storage', () => {
  window.sessionStorage.setItem('draft', '1')
  watchScripts()
  expect(island()?.dataset.waking).toBe('')
})

test('marks none for other parameters, or if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  window.history.replaceState(null, '', '/?utm_source=x')
  watchScripts()
  expect(island()?.dataset.waking).toBeUndefined()
})

test('shows the page as without scripts if its script is missing', () => {
  window.history.replaceState(null, '', '/?service=web')
  watchScripts()
  const script = document.createElement('script')
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  expect(root.dataset.noScripts).toBe('')
  expect(island()?.dataset.waking).toBeUndefined()
})

test('shows the page as without scripts if its script has not run after 8 s', () => {
  watchScripts()
  jest.advanceTimersByTime(7999)
  expect(root.dataset.noScripts).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(root.dataset.noScripts).toBe('')
})

test('closes the full-screen menu when the focus leaves it', () => {
  document.body.innerHTML = '<div data-menu><a href="/">A</a></div><main><a href="/b/">B</a></main>'
  const [inMenu, behind] = document.querySelectorAll('a')
  const hidePopover = jest.fn()
  Object.assign(document.querySelector('[data-menu]') ?? {}, { hidePopover })
  watchScripts()
  inMenu?.focus()
  expect(hidePopover).not.toHaveBeenCalled()
  behind?.focus()
  expect(hidePopover).toHaveBeenCalled()
})

test('does not show it so for a picture or after the script has run', () => {
  watchScripts()
  const picture = document.createElement('img')
  document.body.append(picture)
  picture.dispatchEvent(new Event('error'))
  root.dataset.scripts = ''
  jest.advanceTimersByTime(8000)
  expect(root.dataset.noScripts).toBeUndefined()
})
