/** Headers by name. */
export type Headers = Readonly<Record<string, string>>

/** A permanent redirect. */
export interface MovedPath {
  /** The source, decoded, without a slash at the end: "/case-studies/Menus & Orders". */
  path: string
  /** The source as browsers send it, percent-encoded in one or two ways. */
  spellings: readonly string[]
  to: string
}

/** The page that is shown, with status 404, for addresses that do not exist; all decoded. */
export interface NotFoundPage {
  /** The folder to whose addresses it applies: "/case-studies/". */
  under: string
  /** Its own address, which answers 404 too: "/case-studies/not-found", with or without a slash. */
  path: string
  /** The path of its file: "/case-studies/not-found/index.html". */
  file: string
}

/** What a built site needs from any host. */
export interface HostRequirements {
  /** The site's own address: "https://www.agency.com". */
  site: string
  /** Of two with the same source the first applies. */
  moved: readonly MovedPath[]
  /** The lines of the owner's own _redirects, as they are written. */
  ownRedirects: readonly string[]
  /** Those of them that are not among `moved`: only Netlify and Cloudflare understand them. */
  otherRules: readonly string[]
  /** The most specific folder first. */
  notFound: readonly NotFoundPage[]
  /** The headers of all responses, except cache-control. */
  headers: Headers
  /**
   * Headers that replace those of the same name at some addresses, by path; "*" at the end of a path
   * stands for any text.
   */
  overrides: Readonly<Record<string, Headers>>
  /** The addresses of the scripts with a hash in their names. */
  scripts: readonly string[]
}

/** The folder whose files never change. */
export const immutableFolder = '/static/'

/**
 * Matches the site's scripts, which never change: the hash in their names distinguishes them from
 * scripts that an agency adds.
 */
export const immutableScript = String.raw`/[\w-]+-[0-9a-f]{20}\.js`

/** As on Netlify: browsers ask each time whether a page has changed, and keep hashed files for a year. */
export const cacheControl = {
  changing: 'public, max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
}

/** A regular expression that matches only this text. */
export const literal = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The block that Netlify's adapter writes into _redirects; the other lines are the owner's. */
const adapterBlock = /# gatsby-adapter-netlify start\n([^]*?)# gatsby-adapter-netlify end\n?/

/** A permanent redirect of a single address, which each host can have. */
const simpleRedirect = /^\/(?:[^\s*:%]|%[0-9a-f]{2})*\s+(?:[^\s*:]|:\/\/)+(?:\s+301!?)?\s*$/i

function movedPath(line: string): MovedPath {
  const [from = '', to = ''] = line.split(/\s+/)
  const spelling = from.replace(/\/$/, '')
  const path = decodeURIComponent(spelling)
  // Browsers do not encode "&", for example, in an address that is typed.
  const typed = encodeURI(path).replace(/[?#]/g, encodeURIComponent)
  return { path, spellings: [...new Set([spelling, typed])], to }
}

/** The headers in a _headers file by path, without those for caching. */
function headersIn(file: string): Record<string, Headers> {
  const headers: Record<string, Headers> = {}
  let path = ''
  for (const line of file.split(/\r?\n/)) {
    if (line.startsWith('/')) path = line.trim()
    const [, name, value] = /^\s+(?!cache-control:)([\w-]+): (.*)$/.exec(line) ?? []
    // A path may have headers of the owner and of the site.
    if (name && value) headers[path] = { ...headers[path], [name]: value }
  }
  return headers
}

/**
 * Describes a site that has been built for Netlify.
 * @param site its own address: "https://www.agency.com"
 * @param redirects the text of _redirects
 * @param headers the text of _headers
 */
export function buildHostRequirements(
  site: string,
  redirects: string,
  headers: string,
): HostRequirements {
  const [block = '', rules = ''] = adapterBlock.exec(redirects) ?? []
  const moved = rules.match(/^\S+ +\S+ +301$/gm) ?? []
  const notFound = [...rules.matchAll(/^(\S+)\* +(\S+)\/ +404$/gm)].map(
    ([, under = '', path = '']) => ({
      under: decodeURI(under),
      path: decodeURI(path),
      file: `${decodeURI(path)}/index.html`,
    }),
  )
  const ownRedirects: string[] = redirects.replace(block, '').match(/^[^\s#].*$/gm) ?? []
  const isSimple = (line: string): boolean => simpleRedirect.test(line)
  const { '/*': everywhere = {}, ...overrides } = headersIn(headers)
  return {
    site,
    moved: [...ownRedirects.filter(isSimple), ...moved].map(movedPath),
    ownRedirects,
    otherRules: ownRedirects.filter((line) => !isSimple(line)),
    notFound: [...notFound, { under: '/', path: '/404', file: '/404.html' }],
    headers: everywhere,
    overrides,
    scripts: (headers.match(new RegExp(`^${immutableScript}$`, 'gm')) ?? []).sort(),
  }
}
