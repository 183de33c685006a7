import { readFileSync } from 'node:fs'
import { redirectChecker } from '../../content/check/address/redirects'
import { parseLanguages } from '../../content/check/language-content'
import { writtenFiles } from '../../content/check/written-files'
import { loadContent } from '../../content/files/load'
import { siteOf } from '../../content/site/read-site'
import { buildRedirects } from '../../content/site/redirects'
import { canonicalAddress } from '../../content/site/redirect-source'
import {
  fileFinder,
  isRedirected,
  pageFiles,
  redirectsFile,
  redirectsIn,
} from '../../content/site/written-redirects'
import { normalAddress } from '../../content/text/normal-form'
import { type Command, fail, readArguments, section } from '../command-line'
import { pathOfUrl, readSitemap, type Sitemap } from './read-sitemap'

/** What the schema of data/redirects.json allows. */
const longestSource = 500

const usage = `npm run new -- redirects <file>
  <file>  the sitemap of a former site, or its feed: sitemap.xml`

function read(path: string): Sitemap | string {
  try {
    return readSitemap(readFileSync(path))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Says how many entries cannot be read; undefined if all can. */
function leftOut({ pages, sitemaps, incomplete }: Sitemap): string | undefined {
  const [line] = incomplete
  if (line === undefined) return undefined
  const count = incomplete.length
  return `${count} of ${pages.length + sitemaps.length + count} entries ${count === 1 ? 'has' : 'have'} no complete address, for example line ${line}: write it with https:// and the domain.`
}

/**
 * Lists the addresses of a former site that this one neither has nor redirects, as entries of
 * data/redirects.json: `npm run new -- redirects sitemap.xml`.
 */
export const newRedirects: Command = async (args, root, site) => {
  const [, path, ...rest] = readArguments(args, {})?.positionals ?? []
  if (path === undefined || rest.length > 0) return fail(usage)
  if (/^https?:/i.test(path))
    return fail(`${path} is an address: save what it shows, and run the command with that file.`)
  const sitemap = read(path)
  if (typeof sitemap === 'string') return fail(`${path} cannot be read as a sitemap: ${sitemap}`)
  const left = leftOut(sitemap)
  if (sitemap.sitemaps.length > 0)
    return fail(
      `${path} lists other sitemaps. Save them, and run the command with each:`,
      ...sitemap.sitemaps,
      ...(left === undefined ? [] : [left]),
    )
  const paths = sitemap.pages.flatMap((url) => pathOfUrl(url) ?? [])
  // The first spelling of each.
  const addresses = [
    ...new Map(paths.toReversed().map((path) => [canonicalAddress(path), path])).values(),
  ].reverse()
  if (addresses.length === 0 && left !== undefined) return fail(`${path}: ${left}`)
  if (addresses.length === 0)
    return fail(`${path} has no addresses of pages: it is no sitemap as sitemaps.org describes it.`)
  const source = await loadContent(root, site)
  const [content] = parseLanguages(source)
  const redirects = redirectsIn(content?.files.find((file) => file.path === redirectsFile)?.value)
  const movedPaths = new Set(
    siteOf(source)
      .languages.flatMap(({ shownFiles, pages }) => buildRedirects(shownFiles, pages))
      .filter(({ statusCode }) => statusCode === 301)
      .map(({ fromPath }) => canonicalAddress(fromPath)),
  )
  const pageAt = fileFinder(pageFiles(content?.siteIndex.pages.keys() ?? []))
  const fileAt = fileFinder([...source.staticFiles, ...(content ? writtenFiles(content) : [])])
  const isThere = (address: string): boolean =>
    isRedirected(address, redirects) ||
    movedPaths.has(canonicalAddress(address)) ||
    // With a query, the former site may have had another page.
    (!address.includes('?') && pageAt(address) !== undefined) ||
    fileAt(address) !== undefined
  const missing = addresses.filter((address) => !isThere(address))
  const checkSource = content && redirectChecker(content)
  const checked = missing.map((address) => ({
    address,
    // As the check reads it from the file.
    problem:
      address.length > longestSource
        ? { problem: `is longer than ${longestSource} characters` }
        : checkSource?.(normalAddress(address)),
  }))
  const impossible = checked.flatMap(({ address, problem }) =>
    problem === undefined ? [] : [`${address} ${problem.problem}`],
  )
  const possible = checked.filter(({ problem }) => problem === undefined)
  const all = `${addresses.length} addresses`
  if (left !== undefined) console.log(left)
  if (missing.length === 0) console.log(`The site has, or redirects, all of ${all}.`)
  else console.log(`The site has no page for ${missing.length} of ${all}.`)
  if (possible.length > 0) console.log(`For data/${redirectsFile}:`)
  for (const { address: from } of possible)
    console.log(`{ "from": ${JSON.stringify(from)}, "to": "" },`)
  section('No rule of Netlify can redirect these', impossible).forEach((line) => console.log(line))
  return 0
}
