import { ownSite, siteIn } from '../support/site'
import { rightToLeftRoot, testSiteRoot } from '../support/test-site'

/** `npm test -- --full` sets it. */
export const hasRightToLeftSite = process.env.TEST_SITES === 'all'

/** The built sites, which obey the same rules; build-test-site.ts has built the test sites. */
export const sites = [
  { name: 'the site of data/', site: ownSite },
  { name: 'the test site', site: siteIn(testSiteRoot) },
  ...(hasRightToLeftSite
    ? [{ name: 'the site from right to left', site: siteIn(rightToLeftRoot) }]
    : []),
]
