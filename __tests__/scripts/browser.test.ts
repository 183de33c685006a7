import { delimiter, join } from 'node:path'
import { findBrowser } from '../../scripts/browser'
import { makeFolder } from '../support/folder'

const folder = makeFolder({
  ...{ 'own/chrome': '', 'playwright/chrome': '', 'a/other': '', 'b/google-chrome': '' },
  ...{ 'c/chromium': '', 'c/chromium-headless-shell': '' },
})
const at = (path: string) => join(folder, path)
const pathOf = (...names: string[]) => ({ PATH: names.map(at).join(delimiter) })

test.each<[what: string, env: Record<string, string>, playwrights: string, found?: string]>([
  ['the one in CHROMIUM_PATH', { CHROMIUM_PATH: at('own/chrome') }, 'playwright', 'own/chrome'],
  ["Playwright's before the system's", pathOf('c'), 'playwright', 'playwright/chrome'],
  ['the headless shell before Chromium', pathOf('c'), 'none', 'c/chromium-headless-shell'],
  ['one on the PATH', pathOf('a', 'b'), 'none', 'b/google-chrome'],
  ['none', pathOf('a'), 'none', undefined],
])('finds %s', (_what, env, playwrights, found) => {
  expect(findBrowser(env, at(`${playwrights}/chrome`))).toBe(found && at(found))
})

test('fails if CHROMIUM_PATH names a file that does not exist', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: at('gone') })).toThrow(at('gone'))
})
