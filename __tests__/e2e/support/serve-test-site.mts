import { buildTestSite, testSiteRoot } from '../../support/test-site'

/** Builds the test site if it is necessary, and serves it at PORT. */
await buildTestSite()
process.chdir(testSiteRoot)
await import('../../../scripts/preview/preview.mjs')
