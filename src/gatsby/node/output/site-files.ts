import { absoluteUrl, homePath, sitemapPath } from '../../../routes/paths'
import type { PageEntry } from '../../../routes/page-registry'
import { themeColor } from '../../../styles/colors'

/** Search engines read no more from one file. */
const mostAddresses = 50_000

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The sitemap: every page that search engines may show, in the order of their addresses. */
export function sitemap(site: string, pages: readonly PageEntry[]): string {
  const addresses = pages
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `<url><loc>${escaped(absoluteUrl(site, path))}</loc></url>`)
    .sort()
  if (addresses.length > mostAddresses) {
    throw new Error(`A sitemap holds ${mostAddresses} addresses; here are ${addresses.length}.`)
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}

/** Nothing is closed to crawlers: what shall not be found says so itself, and must be read for that. */
export const robots = (site: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(site, sitemapPath)}`, ''].join('\n')

/** What a phone needs to keep the site on its home screen. */
export const manifest = (agency: { name: string; description: string }): string =>
  `${JSON.stringify(
    {
      name: agency.name,
      short_name: agency.name,
      description: agency.description,
      lang: 'en',
      start_url: homePath,
      scope: homePath,
      display: 'browser',
      theme_color: themeColor,
      background_color: themeColor,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    },
    null,
    2,
  )}\n`
