import { ownSite, siteIn } from '../support/site'
import { rightToLeftRoot, testSiteRoot } from '../support/test-site'

/** The built sites, which obey the same rules; build-test-site.ts has built the test sites. */
export const sites = [
  { name: 'the site of data/', site: ownSite },
  { name: 'the test site', site: siteIn(testSiteRoot) },
  { name: 'the site from right to left', site: siteIn(rightToLeftRoot) },
]
