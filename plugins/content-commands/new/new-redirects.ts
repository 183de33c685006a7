import { readFileSync } from 'node:fs'
import { parseFiles } from '../../content/files/parse'
import { loadContent } from '../../content/files/load'
import { withoutQuery } from '../../content/site/addresses'
import { isRedirected, redirectsFile, redirectsIn } from '../../content/site/written-redirects'
import { buildPageIndex } from '../../content/site/page-index'
import { type Command, fail, readArguments } from '../command-line'

const usage = `npm run new -- redirects <file>
  <file>  the sitemap of a former site: sitemap.xml`

/** The addresses in a sitemap without their origin: "/blog/?page=2". */
export const addressesOfSitemap = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].flatMap(([, location = '']) => {
    const url = location.replaceAll('&amp;', '&')
    if (!URL.canParse(url)) return []
    const { pathname, search } = new URL(url)
    return [decodeURI(pathname) + search]
  })

/**
 * Lists the addresses of a former site that this one neither has nor redirects, as entries of
 * data/redirects.json: `npm run new -- redirects sitemap.xml`.
 */
export const newRedirects: Command = async (args, root, site) => {
  const [, path, ...rest] = readArguments(args, {})?.positionals ?? []
  if (path === undefined || rest.length > 0) return fail(usage)
  const sitemap = readFileSync(path, 'utf8')
  if (sitemap.includes('<sitemapindex'))
    return fail(
      `${path} lists other sitemaps. Run the command with each of them:`,
      ...addressesOfSitemap(sitemap),
    )
  const source = await loadContent(root, site)
  const parsed = parseFiles(site.collections, source.files)
  const { pages, moved } = buildPageIndex(site, parsed)
  const redirects = redirectsIn(parsed.files.find((file) => file.path === redirectsFile)?.value)
  const isThere = (address: string): boolean =>
    isRedirected(address, redirects) ||
    [address, `${address}/`].some((variant) => pages.has(variant) || moved.has(variant)) ||
    source.staticFiles.has(withoutQuery(address))
  const addresses = [...new Set(addressesOfSitemap(sitemap))]
  const missing = addresses.filter((address) => !isThere(address))
  const all = `${addresses.length} addresses`
  if (missing.length === 0) console.log(`The site has, or redirects, all of ${all}.`)
  else {
    console.log(`The site has no page for ${missing.length} of ${all}. For data/${redirectsFile}:`)
    for (const from of missing) console.log(`{ "from": ${JSON.stringify(from)}, "to": "" },`)
  }
  return 0
}
