import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { manifestPath, sitemapPath } from '../routes/paths'
import type { PublicSite } from './public-site'
import { manifest, robots, sitemap } from './site-files'

/** Writes what crawlers and phones ask for beside the pages. */
export function writeSiteFiles({ agency, pages }: PublicSite): void {
  const folder = resolve('public')
  writeFileSync(join(folder, sitemapPath), sitemap(agency.url, pages))
  writeFileSync(join(folder, 'robots.txt'), robots(agency.url))
  writeFileSync(join(folder, manifestPath), manifest(agency))
}
