import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { commandFile, run, runNode } from './run'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** What the search looks at; tests give their own. */
export interface Surroundings {
  env: Record<string, string | undefined>
  exists: (path: string) => boolean
  /** Where Playwright keeps the browser that it downloads. */
  playwrightPath: string
}

const here = (): Surroundings => ({
  env: process.env,
  exists: existsSync,
  playwrightPath: chromium.executablePath(),
})

/** The Chromium to test with: CHROMIUM_PATH, Playwright's own, or one that the system has. */
export function findBrowser(
  { env, exists, playwrightPath }: Surroundings = here(),
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

const playwright = (...args: string[]): Promise<boolean> =>
  runNode([commandFile('@playwright/test', 'playwright'), ...args])

/** Debian's package brings what the browser needs; Playwright's own may want system libraries too. */
const ways: readonly { title: string; install: () => Promise<boolean> }[] = [
  {
    title: "Debian's chromium package",
    install: async () => {
      if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
      const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
      const apt = async (...args: string[]) => {
        const [file = '', ...rest] = [...asRoot, 'apt-get', ...args]
        return run(file, rest, { DEBIAN_FRONTEND: 'noninteractive' })
      }
      await apt('update')
      // On Ubuntu the package is only a signpost to a snap: the search afterwards tells.
      return apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
    },
  },
  {
    title: "Playwright's own download, with system libraries",
    install: () => playwright('install', '--with-deps', 'chromium'),
  },
  { title: "Playwright's own download", install: () => playwright('install', 'chromium') },
]

/** Finds a browser, installing one when there is none; says what it does. */
export async function ensureBrowser(): Promise<string | undefined> {
  const found = findBrowser()
  if (found) {
    console.log(`Browser: ${found}`)
    return found
  }
  console.log('No Chromium is installed.')
  for (const { title, install } of ways) {
    console.log(`Trying ${title} ...`)
    const installed = (await install()) ? findBrowser() : undefined
    if (installed) {
      console.log(`Browser: ${installed}`)
      return installed
    }
  }
  console.error(
    'No browser could be installed, so the browser tests cannot run. Install Chromium or Chrome ' +
      'yourself, and name it in CHROMIUM_PATH if it is not found: CHROMIUM_PATH=/path/to/chrome',
  )
  return undefined
}
