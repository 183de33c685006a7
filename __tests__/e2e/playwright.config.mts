import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/checks/browser'

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, () => {
        const { port } = probe.address() as AddressInfo
        probe.close(() => done(port))
      })
  })

// This file is read again by every worker; the port is chosen once, and handed on by the environment.
const port = (process.env.PREVIEW_PORT ??= String(await freePort()))
const browser = findBrowser()
const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: [['dot'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    ...(browser ? { launchOptions: { executablePath: browser } } : {}),
  },
  webServer: {
    command: 'node --import tsx scripts/preview.mts',
    cwd: root,
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
