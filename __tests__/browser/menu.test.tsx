import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header } from '../../src/layout/header/Header'
import { mockStaticQueries } from '../mocks/gatsby'
import { watchWindow } from '../mocks/window'
import { startPage } from '../support/behaviors'
import { render } from '../support/locale'

const main = [
  { title: 'Services', link: '/services/', menu: 'services' },
  { title: 'Industries', link: '/industries/', menu: 'industries' },
]

const hidePopover = jest.fn()

beforeEach(() => {
  mockStaticQueries({ NavigationMenus: { navigation: { main } } })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  hidePopover.mockReset()
})
afterEach(() => jest.useRealTimers())

function open({ wide = true } = {}) {
  watchWindow({ wide })
  render(
    <>
      <a href="#content">Skip</a>
      <Header pathname="/" />
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </>,
  )
  // jsdom has no popovers.
  Object.assign(document.querySelector('[data-menu]') ?? {}, { hidePopover })
  startPage()
  const [services, industries] = [...document.querySelectorAll('details')]
  if (!services || !industries) throw new Error('The menus are missing.')
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return { user, services, industries, summary: screen.getByText('Services') }
}

const wait = (ms: number) => jest.advanceTimersByTime(ms)

test('a menu opens after the mouse has rested on it, and closes after it has left', async () => {
  const { user, services, summary } = open()
  await user.hover(summary)
  wait(199)
  expect(services.open).toBe(false)
  wait(1)
  expect(services.open).toBe(true)
  await user.unhover(summary)
  wait(149)
  expect(services.open).toBe(true)
  wait(1)
  expect(services.open).toBe(false)
})

test('a menu stays open while the mouse moves within it', async () => {
  const { user, services, summary } = open()
  await user.hover(summary)
  wait(200)
  await user.hover(screen.getByRole('link', { name: 'All Services' }))
  wait(1000)
  expect(services.open).toBe(true)
})

test('the menu beside an open one opens at once', async () => {
  const { user, industries, summary } = open()
  await user.hover(summary)
  wait(200)
  await user.hover(screen.getByText('Industries'))
  wait(0)
  expect(industries.open).toBe(true)
})

test('a click on a menu that has opened on hover keeps it open, the next one closes it', async () => {
  const { user, services, summary } = open()
  await user.hover(summary)
  wait(200)
  await user.click(summary)
  expect(services.open).toBe(true)
  await user.click(summary)
  expect(services.open).toBe(false)
})

test('a finger does not open a menu by touching it', () => {
  const { services, summary } = open()
  fireEvent.pointerOver(summary, { pointerType: 'touch' })
  wait(1000)
  expect(services.open).toBe(false)
})

test('Escape closes the menu and returns the focus to its name', async () => {
  const { user, services, summary } = open()
  services.open = true
  screen.getByRole('link', { name: 'Web' }).focus()
  await user.keyboard('{Escape}')
  expect(services.open).toBe(false)
  expect(summary).toHaveFocus()
})

test('the menu closes when the focus leaves the navigation', async () => {
  const { user, services, summary } = open()
  services.open = true
  summary.focus()
  await user.tab()
  expect(services.open).toBe(true)
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  expect(services.open).toBe(false)
})

test('the menu closes on a press outside', async () => {
  const { user, services } = open()
  services.open = true
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Elsewhere') })
  expect(services.open).toBe(false)
})

test('in a narrow window hover, Escape and a press outside leave the menus alone', async () => {
  const { user, services, industries, summary } = open({ wide: false })
  services.open = true
  await user.hover(screen.getByText('Industries'))
  wait(1000)
  expect(industries.open).toBe(false)
  await user.unhover(summary)
  await user.keyboard('{Escape}')
  await user.click(screen.getByText('Elsewhere'))
  expect(services.open).toBe(true)
})

test('a link in the full-screen menu closes it', () => {
  open({ wide: false })
  const link = screen.getByRole('link', { name: 'Contact' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

const fireToggle = (element: Element | Document, type: string, newState: string) =>
  fireEvent(element, Object.assign(new Event(type), { newState }))

const hiddenParts = () =>
  [screen.getByText('Skip'), ...document.querySelectorAll<HTMLElement>('main, header, html')].map(
    ({ style }) => style.contentVisibility || style.overflow || style.visibility,
  )

test('a menu over the page does not hide it', () => {
  const { services } = open()
  fireToggle(services, 'toggle', 'open')
  expect(hiddenParts()).toEqual(['', '', '', ''])
})

test('an entry that closes in the full-screen menu leaves the page behind it hidden', () => {
  const { services } = open({ wide: false })
  const menu = document.querySelector('[data-menu]') ?? document
  fireToggle(menu, 'toggle', 'open')
  fireToggle(services, 'toggle', 'closed')
  expect(hiddenParts()).toEqual(['hidden', 'hidden', '', 'hidden'])
  fireToggle(menu, 'beforetoggle', 'closed')
})

test('the page behind the full-screen menu is hidden while the menu is open', () => {
  open({ wide: false })
  const menu = document.querySelector('[data-menu]') ?? document
  const toggle = (type: string, newState: string) => fireToggle(menu, type, newState)
  const hidden = hiddenParts
  // The menu is shown before the page is hidden, and goes after the page is there again.
  toggle('beforetoggle', 'open')
  expect(hidden()).toEqual(['', '', '', ''])
  toggle('toggle', 'open')
  expect(hidden()).toEqual(['hidden', 'hidden', '', 'hidden'])
  toggle('beforetoggle', 'closed')
  expect(hidden()).toEqual(['', '', '', ''])
  toggle('toggle', 'open')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(hidden()).toEqual(['', '', '', ''])
})

test.each([
  ['is printed', new Event('beforeprint')],
  ['is left', new Event('pagehide')],
  ['is shown again', new PageTransitionEvent('pageshow', { persisted: true })],
])('the full-screen menu closes when the page %s', (_when, event) => {
  open({ wide: false })
  window.dispatchEvent(event)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test.each([
  ['is left', new Event('pagehide')],
  ['is shown again', new PageTransitionEvent('pageshow', { persisted: true })],
])('no menu is open in the back/forward cache when the page %s', (_when, event) => {
  const { services } = open({ wide: false })
  services.open = true
  window.dispatchEvent(event)
  expect(services.open).toBe(false)
})
