import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/content/list-files'
import { readSecurityHeaders } from '../../src/gatsby/node/headers/read-security-headers'
import { redirectsIn } from '../../src/routes/build-redirects'
import { buildSiteNeeds, type SiteNeeds } from './site-needs'

/** Describes the site that is built in public/. */
export function readSiteNeeds(root: string): SiteNeeds {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const { url } = JSON.parse(read('data/site.json')) as { url: string }
  return buildSiteNeeds({
    site: url,
    redirects: redirectsIn(read('public/_redirects')),
    headers: readSecurityHeaders(root),
    files: listFiles(join(root, 'public')),
  })
}
