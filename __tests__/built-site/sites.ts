import { languagesIn } from '../../plugins/content/files/languages'
import { readTexts } from '../../plugins/content/files/list-files'
import { siteIn } from '../support/site'
import { rightToLeftRoot, testSiteRoot } from '../support/test-site'

/** `npm test -- --full` sets it. */
export const hasRightToLeftSite = process.env.TEST_SITES === 'all'

const roots = [
  { name: 'the site of data/', root: '.' },
  { name: 'the test site', root: testSiteRoot },
  ...(hasRightToLeftSite ? [{ name: 'the site from right to left', root: rightToLeftRoot }] : []),
]

/**
 * The built sites in each of their languages, which obey the same rules; build-test-site.ts has
 * built the test sites.
 */
export const sites = roots.flatMap(({ name, root }) => [
  { name, site: siteIn(root) },
  ...languagesIn(readTexts(root).map(({ path }) => path)).map((language) => ({
    name: `${name} in "${language}"`,
    site: siteIn(root, language),
  })),
])
