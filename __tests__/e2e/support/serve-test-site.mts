import { buildTestSites } from '../../support/test-site'

/** Builds the test sites if it is necessary, and serves the one in the folder SITE at PORT. */
await buildTestSites()
process.chdir(process.env.SITE ?? '')
await import('../../../scripts/preview/preview.mjs')
