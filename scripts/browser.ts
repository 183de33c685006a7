import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell first, because it opens pages twice as fast. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The environment of the search; tests pass their own. */
export interface Environment {
  env: Record<string, string | undefined>
  exists: (path: string) => boolean
  /** The folder to which Playwright downloads its browser. */
  playwrightPath: string
}

const currentEnvironment = (): Environment => ({
  env: process.env,
  exists: existsSync,
  playwrightPath: chromium.executablePath(),
})

/**
 * The Chromium for the tests: CHROMIUM_PATH, Playwright's own, or one that is installed on the
 * system. If Playwright's own is used, Playwright starts the headless shell that is installed with
 * it.
 */
export function findBrowser(
  { env, exists, playwrightPath }: Environment = currentEnvironment(),
): string | undefined {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (exists(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist`)
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter).filter(Boolean)]
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [playwrightPath, ...installed].find((path) => path && exists(path))
}

const isRoot = process.getuid?.() === 0

const run = (command: string): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0

/** Finds a browser; if there is none, installs one as far as the user's permissions allow. */
export function ensureBrowser(): string | undefined {
  let browser = findBrowser()
  if (!browser) {
    console.log('No Chromium is installed. Installing it ...')
    // Debian's package includes the system libraries that the browser needs.
    const apt =
      'apt-get update && apt-get install -y --no-install-recommends fonts-liberation chromium'
    if (!(isRoot && existsSync('/usr/bin/apt-get') && run(apt)))
      run(`npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`)
    browser = findBrowser()
  }
  if (browser) console.log(`Browser: ${browser}`)
  else
    console.error(
      'The browser tests need Chromium. Run "sudo npx playwright install --with-deps chromium", ' +
        'or set CHROMIUM_PATH to an installed Chromium or Chrome.',
    )
  return browser
}
