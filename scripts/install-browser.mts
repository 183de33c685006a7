import { ensureBrowser } from './browser'

/** Finds a Chromium for the browser tests, or installs one. */
process.exitCode = ensureBrowser() ? 0 : 1
