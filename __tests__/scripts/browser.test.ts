import { delimiter, join } from 'node:path'
import { findBrowser } from '../../scripts/browser'

const playwrightPath = '/playwright/chrome'

const find = (present: string[], env: Record<string, string> = {}) =>
  findBrowser({ env, exists: (path) => present.includes(path), playwrightPath })

test('prefers the browser in CHROMIUM_PATH', () => {
  const env = { CHROMIUM_PATH: '/own/chrome' }
  expect(find(['/own/chrome', playwrightPath], env)).toBe('/own/chrome')
})

test('fails if CHROMIUM_PATH names a file that does not exist', () => {
  expect(() => find([playwrightPath], { CHROMIUM_PATH: '/own/chrome' })).toThrow('/own/chrome')
})

test("prefers Playwright's browser to the system's", () => {
  expect(find([playwrightPath, '/usr/bin/chromium'])).toBe(playwrightPath)
  expect(find([join('/usr/bin', 'chromium')])).toBe(join('/usr/bin', 'chromium'))
})

test("prefers the system's headless shell to its Chromium", () => {
  const [shell, browser] = ['chromium-headless-shell', 'chromium'].map((name) =>
    join('/usr/bin', name),
  )
  expect(find([browser ?? '', shell ?? ''])).toBe(shell)
})

test('finds a browser on the PATH', () => {
  const chrome = join('/opt/b', 'google-chrome')
  expect(find([chrome], { PATH: ['/opt/a', '/opt/b'].join(delimiter) })).toBe(chrome)
})

test('returns undefined if no browser is installed', () => {
  expect(find([], { PATH: '/opt/a' })).toBeUndefined()
})
