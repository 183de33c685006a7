import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  absoluteUrl,
  homePath,
  manifestPath,
  type PageEntry,
  sitemapPath,
} from '../../../../plugins/content/node'

/** The limit of the sitemap protocol for a file. */
const maxUrls = 50_000

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The sitemap: all pages that search engines may list, sorted by address. */
export function sitemap(site: string, pages: readonly PageEntry[]): string {
  const urls = pages
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `<url><loc>${escapeXml(absoluteUrl(site, path))}</loc></url>`)
    .sort()
  if (urls.length > maxUrls) {
    throw new Error(`A sitemap can list at most ${maxUrls} URLs; the site has ${urls.length}.`)
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * Crawlers may read every page: the robots meta element of a page that must not be indexed has to
 * be read.
 */
export const robots = (site: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(site, sitemapPath)}`, ''].join('\n')

/** The values of the manifest from data/site.json, and the background color of the pages. */
interface ManifestSource {
  name: string
  description: string
  language: string
  direction?: string
  themeColor: string
}

/** The web app manifest, which phones use if the site is added to the home screen. */
export const manifest = (agency: ManifestSource): string =>
  `${JSON.stringify(
    {
      name: agency.name,
      short_name: agency.name,
      description: agency.description,
      lang: agency.language,
      ...(agency.direction && { dir: agency.direction }),
      start_url: homePath,
      scope: homePath,
      display: 'browser',
      theme_color: agency.themeColor,
      background_color: agency.themeColor,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    },
    null,
    2,
  )}\n`

/** Writes the sitemap, robots.txt and the manifest. */
export function writeSiteFiles(
  publicFolder: string,
  agency: ManifestSource & { url: string },
  pages: readonly PageEntry[],
): void {
  writeFileSync(join(publicFolder, sitemapPath), sitemap(agency.url, pages))
  writeFileSync(join(publicFolder, 'robots.txt'), robots(agency.url))
  writeFileSync(join(publicFolder, manifestPath), manifest(agency))
}
