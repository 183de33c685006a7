import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PageEntry } from '../../../routes/page-registry'
import { manifestPath, sitemapPath } from '../../../routes/paths'
import { manifest, robots, sitemap } from './site-files'

/** Writes what crawlers and phones request in addition to the pages. */
export function writeSiteFiles(
  agency: { name: string; url: string; description: string },
  pages: readonly PageEntry[],
): void {
  const folder = resolve('public')
  writeFileSync(join(folder, sitemapPath), sitemap(agency.url, pages))
  writeFileSync(join(folder, 'robots.txt'), robots(agency.url))
  writeFileSync(join(folder, manifestPath), manifest(agency))
}
