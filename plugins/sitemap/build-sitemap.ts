import { absoluteUrl } from '../content'

export const sitemapPath = '/sitemap.xml'

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The sitemap of pages at these paths, sorted by address. */
export function buildSitemap(site: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeXml(absoluteUrl(site, path))}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.sort(),
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * Crawlers may read every page: the robots meta element of a page that must not be indexed has to
 * be read.
 */
export const buildRobots = (site: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(site, sitemapPath)}`, ''].join('\n')
