import { fireEvent, render, screen } from '@testing-library/react'
import { appearanceScript } from '../../../src/gatsby/node/webpack/script-loader-plugin'
import { AppearanceControl } from '../../../src/layout/footer/AppearanceControl'
import { mockStaticQueries } from '../../mocks/gatsby'

const labels = {
  appearance: 'Appearance',
  systemAppearance: 'System',
  lightAppearance: 'Light',
  darkAppearance: 'Dark',
}

const root = document.documentElement

const media = (): (string | null)[] =>
  [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))

/** Opens a page: the script in the head runs before the footer exists. */
const open = (): void => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">'
  window.eval(appearanceScript({ appearance: 'auto' }))
  render(<AppearanceControl />)
}

beforeEach(() => mockStaticQueries({ AppearanceText: { uiText: labels } }))

afterEach(() => {
  localStorage.clear()
  delete root.dataset.appearance
})

test('follows the system until the visitor chooses', () => {
  open()
  expect(root.dataset.appearance).toBe('auto')
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('applies a choice immediately to the page and the toolbar, and stores it', () => {
  open()
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }))
  expect(root.dataset.appearance).toBe('light')
  expect(media()).toEqual(['all', 'not all'])
  expect(localStorage.getItem('appearance')).toBe('light')
})

test('shows the stored choice', () => {
  localStorage.setItem('appearance', 'dark')
  open()
  expect(root.dataset.appearance).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('follows a choice in another tab', () => {
  open()
  localStorage.setItem('appearance', 'dark')
  fireEvent(window, new StorageEvent('storage', { key: 'appearance' }))
  expect(root.dataset.appearance).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('follows the system if the stored value is unknown', () => {
  localStorage.setItem('appearance', '"><script>')
  open()
  expect(root.dataset.appearance).toBe('auto')
})

test('applies a choice without storage', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  open()
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  blocked.mockRestore()
  expect(root.dataset.appearance).toBe('dark')
})

test.each(['dark', 'light'] as const)(
  'a theme that is always %s has no script for it',
  (appearance) => {
    expect(appearanceScript({ appearance })).toBe('')
  },
)
