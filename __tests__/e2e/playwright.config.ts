import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser'

const port = Number(process.env.PREVIEW_PORT ?? 9100)
/** BROWSERS=all adds the two that Playwright has to download: `npx playwright install firefox webkit`. */
const otherBrowsers = process.env.BROWSERS === 'all' ? (['firefox', 'webkit'] as const) : []
const root = resolve(__dirname, '../..')

/** Waits for its turn: Playwright starts a server when the one before it answers. */
const serveTestSite = '__tests__/e2e/support/serve-test-site.mts'

/** The same time zone, language and, on Linux, fonts on every machine. */
process.env.TZ = 'Europe/Berlin'
const fonts = resolve(__dirname, 'support/fonts.conf')
const env = { ...process.env, LANGUAGE: 'en', FONTCONFIG_FILE: fonts }

const chrome = {
  browserName: 'chromium' as const,
  launchOptions: {
    env,
    executablePath: findBrowser(),
    args: [
      // Without a graphics card, emulating one takes longer than painting without it.
      '--disable-gpu',
      // Two hidden pages of the address bar in each window: a third of the processor's time. In place
      // of Playwright's list: all other features are as visitors have them.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  },
}

/** The built site of this project, and the test sites. */
const shipped = `http://localhost:${port}`
const testSite = `http://localhost:${port + 1}`
const rightToLeft = `http://localhost:${port + 2}`

const servers = [
  {
    name: 'shipped',
    script: 'scripts/preview/preview.mts',
    url: shipped,
    projects: /^(?:shipped|variants)/,
  },
  {
    name: 'test-site',
    script: serveTestSite,
    url: testSite,
    projects: /^(?:behaviour|nightly)/,
  },
  {
    name: 'right-to-left-site',
    script: serveTestSite,
    url: rightToLeft,
    projects: /^right-to-left/,
  },
]

/** The projects that the command line selects; without any, all are run. */
const selected = process.argv
  .join(' ')
  .split(/ --project[ =]/)
  .slice(1)
  .flatMap((names) => names.split(' '))
const isNeeded = ({ projects }: (typeof servers)[number]): boolean =>
  selected.length === 0 || selected.some((name) => projects.test(name))

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // A busy machine loads a script or a frame in seconds; what is there is seen at once.
  expect: { timeout: 20_000 },
  // The json reporter writes to PLAYWRIGHT_JSON_OUTPUT_FILE, for the total of `npm test`.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: shipped,
    viewport: { width: 1280, height: 800 },
    // Traces would take a fifth of the time; `--trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Refuses requests to other servers. Routes would do so too, but they turn the cache off.
    proxy: { server: 'http://localhost:1', bypass: 'localhost' },
  },
  projects: [
    // What the site does, with the content of the test site.
    { name: 'behaviour', use: { ...chrome, baseURL: testSite }, testMatch: 'behaviour/**' },
    ...otherBrowsers.map((browserName) => ({
      name: `behaviour-${browserName}`,
      use: { browserName, baseURL: testSite, launchOptions: { env } },
      testMatch: 'behaviour/**',
    })),
    // What must hold for any content.
    { name: 'shipped', use: chrome, testMatch: 'shipped/**' },
    // `npm test -- --full`: these take long, or few changes concern them.
    { name: 'nightly', use: { ...chrome, baseURL: testSite }, testMatch: 'nightly/**' },
    {
      name: 'right-to-left',
      use: { ...chrome, baseURL: rightToLeft },
      testMatch: 'right-to-left/**',
    },
    // The development server of a small site. All tests share it.
    { name: 'develop', use: chrome, testMatch: 'develop/**', workers: 1, fullyParallel: false },
    // Every page, and other sites, each built once for its file.
    { name: 'variants', use: chrome, testMatch: 'variants/**', fullyParallel: false },
  ],
  webServer: servers.filter(isNeeded).map(({ name, script, url }) => ({
    command: `node --import tsx ${script}`,
    cwd: root,
    env: {
      PORT: new URL(url).port,
      SITE: resolve(root, 'test-results', name),
      SUBMISSIONS: resolve(root, 'test-results/submissions'),
    },
    name,
    url: `${url}/`,
    // The test site is built first if it is necessary.
    timeout: 10 * 60_000,
    reuseExistingServer: false,
  })),
})
