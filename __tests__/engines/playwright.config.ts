import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { EngineName } from './support/engine'

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit']
const root = resolve(__dirname, '../..')

process.env.TZ = 'Europe/Berlin'

/** The built site in the browsers of the system: `npm run test:engines`. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: resolve(root, 'test-results/engines'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // The json reporter writes to PLAYWRIGHT_JSON_OUTPUT_FILE, for the total of `npm test`.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
})
