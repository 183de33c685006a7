import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium for the tests: CHROMIUM_PATH, Playwright's own, or one that is installed on the
 * system. Never a headless shell: it has a mouse beside the touch screen, so that what was tapped
 * does not stay hovered.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist`)
  const installed = PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )
  return [CHROMIUM_PATH, chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path),
  )
}

const isRoot = process.getuid?.() === 0

const run = (command: string): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0

/** Finds a browser; if there is none, installs one as far as the user's permissions allow. */
export function ensureBrowser(): string | undefined {
  if (!findBrowser()) {
    console.log('No Chromium is installed. Installing it ...')
    // Debian's package includes the system libraries that the browser needs.
    const apt =
      'apt-get update && apt-get install -y --no-install-recommends fonts-liberation chromium'
    if (!(isRoot && existsSync('/usr/bin/apt-get') && run(apt)))
      run(`npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`)
  }
  const browser = findBrowser()
  if (browser) console.log(`Browser: ${browser}`)
  else
    console.error(
      'The browser tests need Chromium. Run "sudo npx playwright install --with-deps chromium", ' +
        'or set CHROMIUM_PATH to an installed Chromium or Chrome.',
    )
  return browser
}
