import { buildRightToLeftSite, buildTestSite, rightToLeftRoot } from '../../support/test-site'

/** Builds the test site in the folder SITE if it is necessary, and serves it at PORT. */
const { SITE = '' } = process.env
await (SITE === rightToLeftRoot ? buildRightToLeftSite() : buildTestSite())
process.chdir(SITE)
await import('../../../scripts/preview/preview.mjs')
