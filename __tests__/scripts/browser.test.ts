import { delimiter, join } from 'node:path'
import { findBrowser } from '../../scripts/checks/browser'

const playwrightPath = '/playwright/chrome'

const find = (present: string[], env: Record<string, string> = {}) =>
  findBrowser({ env, exists: (path) => present.includes(path), playwrightPath })

test('the browser that is named goes before all others', () => {
  const env = { CHROMIUM_PATH: '/own/chrome' }
  expect(find(['/own/chrome', playwrightPath], env)).toBe('/own/chrome')
})

test('a named browser that does not exist is told, not passed over', () => {
  expect(() => find([playwrightPath], { CHROMIUM_PATH: '/own/chrome' })).toThrow('/own/chrome')
})

test("Playwright's own goes before the system's", () => {
  expect(find([playwrightPath, '/usr/bin/chromium'])).toBe(playwrightPath)
  expect(find([join('/usr/bin', 'chromium')])).toBe(join('/usr/bin', 'chromium'))
})

test('one on the PATH is found', () => {
  const chrome = join('/opt/b', 'google-chrome')
  expect(find([chrome], { PATH: ['/opt/a', '/opt/b'].join(delimiter) })).toBe(chrome)
})

test('none', () => {
  expect(find([], { PATH: '/opt/a' })).toBeUndefined()
})
