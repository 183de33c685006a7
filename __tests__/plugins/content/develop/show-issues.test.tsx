import { act, waitFor } from '@testing-library/react'
import type { ShownIssue } from '../../../../plugins/content/develop/issue-feed-path'
import { onClientEntry } from '../../../../plugins/content/gatsby-browser'

let tell: (issues: Partial<ShownIssue>[]) => void

/** jsdom supports neither server-sent events nor popovers. */
class FakeEventSource extends EventTarget {
  constructor(readonly url: string) {
    super()
    tell = (issues) =>
      act(() => {
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(issues) }))
      })
  }
}

let shown = false

// The current page always exists.
const pageData = { ok: true, json: () => Promise.resolve({ path: window.location.pathname }) }

beforeAll(async () => {
  Object.assign(window, { EventSource: FakeEventSource, fetch: () => Promise.resolve(pageData) })
  Object.assign(HTMLElement.prototype, {
    togglePopover: (show: boolean) => (shown = show),
  })
  const { NODE_ENV } = process.env
  Object.assign(process.env, { NODE_ENV: 'development' })
  const start = onClientEntry as () => void
  start()
  await waitFor(() => expect(tell).toBeDefined())
  Object.assign(process.env, { NODE_ENV })
})

const overlay = () => document.querySelector('content-issues')
const words = () => overlay()?.shadowRoot?.textContent ?? ''

const phone = {
  place: 'data/site.json:7:14',
  pointer: '/phones/0',
  rule: 'wrong-form',
  requirement: 'A value is written as its place needs.',
  message: '"call us" is no phone number',
  hint: 'begin with a plus sign',
}

test('shows an issue with its position, rule and hint', () => {
  tell([phone])
  expect(shown).toBe(true)
  expect(overlay()).toHaveAttribute('role', 'alert')
  for (const part of Object.values(phone)) expect(words()).toContain(part)
})

test('counts several issues', () => {
  tell([phone, { ...phone, place: 'data/home.json:1:1', pointer: '' }])
  expect(words()).toContain('2 errors')
  expect(words()).toContain('data/home.json:1:1')
})

test('removes an issue that was fixed', () => {
  tell([{ ...phone, place: 'data/home.json:1:1' }])
  expect(shown).toBe(true)
  tell([])
  expect(shown).toBe(false)
  expect(words()).not.toContain('data/home.json')
})

test('shows values from the content as text', () => {
  tell([{ ...phone, message: '<img src=x onerror=alert(1)>' }])
  expect(overlay()?.shadowRoot?.querySelector('img')).toBeNull()
  expect(words()).toContain('<img src=x')
})
