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

/** The results of the static queries of the current page; an error in place of one that is no JSON. */
let results: Record<string, object> = {}

/** Answers as the development server does for a page that exists. */
const fakeFetch = (path: string) => {
  const [, hash] = /\/sq\/d\/(\w+)\.json$/.exec(path) ?? []
  const page = { path: window.location.pathname, staticQueryHashes: Object.keys(results) }
  const json = (): Promise<unknown> => {
    const content = hash ? results[hash] : page
    return content instanceof Error ? Promise.reject(content) : Promise.resolve(content)
  }
  return Promise.resolve({ ok: true, json })
}

beforeAll(async () => {
  Object.assign(window, { EventSource: FakeEventSource, fetch: fakeFetch })
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
  problem: '"call us" is no phone number',
  remedy: 'begin with a plus sign',
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
  tell([{ ...phone, problem: '<img src=x onerror=alert(1)>' }])
  expect(overlay()?.shadowRoot?.querySelector('img')).toBeNull()
  expect(words()).toContain('<img src=x')
})

test('reloads after an error of Gatsby when no query of the page fails any more', async () => {
  jest.useFakeTimers()
  // jsdom cannot reload, and says so.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const dialog = document.createElement('gatsby-fast-refresh')
  const someTime = () => jest.advanceTimersByTimeAsync(3000)
  const failed = { data: null, errors: [{}] }
  tell([])
  // An error of another kind stays.
  document.body.append(dialog)
  await someTime()
  results = { 12: { data: {} }, 34: failed }
  await someTime()
  dialog.remove()
  document.body.append(dialog)
  await someTime()
  tell([phone])
  // While a result is written, the server answers with a page.
  results = { 12: new SyntaxError('Unexpected token <') }
  await someTime()
  tell([])
  await someTime()
  tell([phone])
  results = { 12: { data: {} } }
  await someTime()
  expect(reported).not.toHaveBeenCalled()
  tell([])
  await someTime()
  expect(reported).toHaveBeenCalledTimes(1)
  expect(String(reported.mock.calls[0]?.[0])).toContain('navigation')
  jest.useRealTimers()
})
