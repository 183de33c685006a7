import { resolve } from 'node:path'
import { chromium, defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser'
import { specsOfMissingParts } from './support/site-parts'

const port = process.env.PREVIEW_PORT ?? '9100'
const found = findBrowser()
/** Without a path Playwright starts its headless shell, which is faster than its Chromium. */
const executablePath = found === chromium.executablePath() ? undefined : found
/** BROWSERS=all adds the two that Playwright has to download: `npx playwright install firefox webkit`. */
const others = process.env.BROWSERS === 'all' ? (['firefox', 'webkit'] as const) : []
/** `npm test` runs other checks at the same time. */
const isBusy = Boolean(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE)
/**
 * A mouse, as in Playwright's default, and the distance at which Chromium loads pictures on 4G:
 * without it the headless shell, which has no connection type, would load them from further away.
 */
const blinkSettings =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,' +
  'lazyLoadingImageMarginPxUnknown=1250'
const root = resolve(__dirname, '../..')
const submissions = resolve(root, 'test-results/submissions')

const chrome = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath,
    args: [
      // Without a graphics card, emulating one takes longer than painting without it.
      '--disable-gpu',
      `--blink-settings=${blinkSettings}`,
    ],
  },
}

/** The folders of the other projects. */
const apart = ['own-servers/**', 'every-page/**', 'timing/**']

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: isBusy || process.env.CI ? 15_000 : 5000 },
  // The json reporter writes to PLAYWRIGHT_JSON_OUTPUT_FILE, for the total of `npm test`.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Traces would take a fifth of the time; `--trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What the site does, in all browsers.
    { name: 'behaviour', use: chrome, testIgnore: [...apart, ...specsOfMissingParts] },
    ...others.map((name) => ({
      name: `behaviour-${name}`,
      use: { browserName: name },
      testIgnore: [...apart, ...specsOfMissingParts],
    })),
    // The development server of a small site.
    { name: 'develop', use: chrome, testMatch: 'own-servers/develop.spec.ts', grepInvert: /@full/ },
    // Measures time, so nothing else may run beside it.
    { name: 'timing', use: chrome, testMatch: 'timing/**', workers: 1 },
    // `npm test -- --full`: every page, and other sites, each built once for its file.
    { name: 'every-page', use: chrome, testMatch: 'every-page/**' },
    { name: 'variants', use: chrome, testMatch: 'own-servers/**', fullyParallel: false },
  ],
  webServer: {
    command: 'node --import tsx scripts/preview/preview.mts',
    cwd: root,
    env: { PORT: port, SUBMISSIONS: submissions },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
