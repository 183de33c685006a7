import { delimiter, join } from 'node:path'
import { findBrowser } from '../../scripts/browser'

const playwrightPath = '/playwright/chrome'
const own = { CHROMIUM_PATH: '/own/chrome' }
const [shell, system] = ['chromium-headless-shell', 'chromium'].map((name) =>
  join('/usr/bin', name),
) as [string, string]
const onPath = join('/opt/b', 'google-chrome')
const path = { PATH: ['/opt/a', '/opt/b'].join(delimiter) }

const find = (present: string[], env: Record<string, string>) =>
  findBrowser({ env, exists: (file) => present.includes(file), playwrightPath })

test.each<[what: string, present: string[], env: Record<string, string>, found?: string]>([
  ['the one in CHROMIUM_PATH', ['/own/chrome', playwrightPath], own, '/own/chrome'],
  ["Playwright's before the system's", [playwrightPath, system], {}, playwrightPath],
  ["the system's headless shell before its Chromium", [system, shell], {}, shell],
  ["the system's", [system], {}, system],
  ['one on the PATH', [onPath], path, onPath],
  ['none', [], path, undefined],
])('finds %s', (_what, present, env, found) => expect(find(present, env)).toBe(found))

test('fails if CHROMIUM_PATH names a file that does not exist', () => {
  expect(() => find([playwrightPath], own)).toThrow('/own/chrome')
})
