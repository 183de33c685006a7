import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from '@playwright/test'
import { servePreview } from '../../../scripts/preview/server'
import { siteIn } from '../../support/site'
import type { Engine, EngineName, SessionOptions } from './engine'
import { launchChromium, launchFirefox } from './puppeteer'
import { serveSlowly, type SlowServer } from './serve-slowly'
import { Tab } from './tab'
import { launchWebKit } from './webkit'

export { expect }

const launch: Record<EngineName, () => Promise<Engine>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
}

const folder = resolve(process.env.SITE_FOLDER ?? 'public')
if (!existsSync(join(folder, 'index.html')))
  throw new Error('Nothing is built yet: run `npm run build` first.')
/** The site that is served: that of SITE_FOLDER, by default public/. */
export const builtSite = siteIn(dirname(folder))
export const { paths } = builtSite

export const phone: SessionOptions = { width: 390, height: 844 }
export const desktop: SessionOptions = { width: 1280, height: 900 }

interface Fixtures {
  /** The window of the test. */
  window: SessionOptions
  /** The served site, whose files can be late or missing. */
  site: SlowServer
  tab: Tab
}

interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
  previewPort: number
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launch[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  previewPort: [
    // Playwright demands a pattern as the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const submissions = resolve('test-results/engines/submissions')
      const { server } = await servePreview(folder, 0, submissions)
      await use((server.address() as AddressInfo).port)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  window: [desktop, { option: true }],
  site: async ({ previewPort }, use) => {
    const site = await serveSlowly(previewPort)
    await use(site)
    site.close()
  },
  tab: async ({ engine, window, site }, use, info) => {
    const session = await engine.openSession(window)
    const tab = new Tab(session, site)
    await use(tab)
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: await tab.screenshot(), contentType: 'image/png' })
    await session.close()
  },
})
