import { ensureBrowser } from './browser'

/** Finds a Chromium for the browser tests, or installs one: `npm run browser`. */
process.exit((await ensureBrowser()) ? 0 : 1)
