export { sitemapPath } from './build-sitemap'
