import { fireEvent, render, screen } from '@testing-library/react'
import labels from '../../data/ui-text.json'
import { colorSchemeScript } from '../../plugins/theme/color-scheme-script'
import { ColorSchemeControl } from '../../src/layout/Footer'

const root = document.documentElement

const media = (): (string | null)[] =>
  [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))

/** Opens a page: the script in the head runs before the footer exists. */
const open = (): void => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">'
  window.eval(colorSchemeScript({ colorScheme: 'auto' }))
  render(<ColorSchemeControl />)
}

afterEach(() => {
  localStorage.clear()
  delete root.dataset.colorScheme
})

test('follows the system until the visitor chooses', () => {
  open()
  expect(root.dataset.colorScheme).toBe('auto')
  expect(screen.getByRole('group', { name: labels.colorScheme })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: labels.systemColorScheme })).toBeChecked()
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('follows a choice in another tab', () => {
  open()
  localStorage.setItem('colorScheme', 'dark')
  fireEvent(window, new StorageEvent('storage', { key: 'colorScheme' }))
  expect(root.dataset.colorScheme).toBe('dark')
  expect(screen.getByRole('radio', { name: labels.darkColorScheme })).toBeChecked()
})

test('follows the system if the stored value is unknown', () => {
  localStorage.setItem('colorScheme', '"><script>')
  open()
  expect(root.dataset.colorScheme).toBe('auto')
})

test('applies a choice without storage', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  open()
  fireEvent.click(screen.getByRole('radio', { name: labels.darkColorScheme }))
  blocked.mockRestore()
  expect(root.dataset.colorScheme).toBe('dark')
})
