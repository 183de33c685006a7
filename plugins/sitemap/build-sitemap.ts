import { absoluteUrl } from '../content'

export const sitemapPath = '/sitemap.xml'

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page for the sitemap. */
export interface ListedPage {
  path: string
  /** The same page in all languages that have it, the first language first. */
  alternates?: readonly { language: string; path: string }[]
}

/** The sitemap of pages, sorted by address. */
export function buildSitemap(site: string, pages: readonly ListedPage[]): string {
  const address = (path: string): string => escapeXml(absoluteUrl(site, path))
  const link = (language: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`
  const linksOf = ({ alternates = [] }: ListedPage): string =>
    [
      ...alternates.map(({ language, path }) => link(language, path)),
      ...alternates.slice(0, 1).map(({ path }) => link('x-default', path)),
    ].join('')
  const urls = pages.map((page) => `<url><loc>${address(page.path)}</loc>${linksOf(page)}</url>`)
  const hasLinks = urls.some((url) => url.includes('<xhtml:link '))
  const namespace = hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
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
