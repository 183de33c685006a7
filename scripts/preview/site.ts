import { existsSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { unescape } from 'node:querystring'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { parseJSON } from 'netlify-redirector'

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** A file with a status, a redirect, or a text with a status. */
export interface Answer {
  status: number
  file?: string
  /** The target of a redirect, which has no file. */
  location?: string
  /** By default "Not Found". */
  text?: string
  /** By lower-case name. */
  headers?: Record<string, string>
}

/** Netlify reads these itself and does not serve them. */
const hostSettingFiles = ['/_headers', '/_redirects']

/**
 * Finds an address as Netlify does: a file; a folder's index.html, with a slash added to the
 * address; about.html also for "/about" and "/about/".
 */
function findFile(root: string, pathname: string, search = ''): Answer | undefined {
  const name = unescape(pathname)
  const path = join(root, name)
  if (!path.startsWith(root + sep) || hostSettingFiles.includes(name)) return undefined
  const index = join(path, 'index.html')
  if (isFile(index) && !name.endsWith('/'))
    return { status: 301, location: `${pathname}/${search}` }
  const file = [path, index, `${resolve(path)}.html`].find(isFile)
  return file === undefined ? undefined : { status: 200, file }
}

/**
 * Normalizes the percent-encoding of a path, so that rules and requests can be compared; in a rule,
 * ":placeholders" and "*" keep their meaning.
 */
const canonicalPath = (path: string): string =>
  path.replace(/(?<=\/)[^/:][^/]*/g, (part) => encodeURIComponent(unescape(part)))

const origin = 'http://localhost'

/** The target of a redirect, in ASCII; the query of the request is kept unless the rule has its own. */
function locationOf(target: string, search: string): string {
  const url = new URL(target, origin)
  url.search ||= search
  return url.href.replace(origin, '')
}

/** The headers of a request on which rules of Netlify can depend. */
type RequestHeaders = Pick<IncomingHttpHeaders, 'accept-language' | 'cookie'>

const cookiesIn = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header.split(/;\s*/).map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return [name, value.join('=')] as const
    }),
  )

/** A built folder, and its responses. */
export interface Site {
  /** The folder that is served. */
  root: string
  /**
   * @param address a path with its query, encoded: "/services/?a=1"
   * @param request the headers by which rules have conditions
   */
  resolve: (
    address: string,
    request?: RequestHeaders,
  ) => Answer & { headers: Record<string, string> }
  /** The lines of _headers and _redirects that Netlify would reject. */
  errors: string[]
}

/**
 * Reads the rules of a built site with Netlify's own parsers, and determines the response to an
 * address as Netlify does: a forced rule, or a file, or any other rule, or the not-found page.
 * @param folder the built site; the rules of a netlify.toml next to it apply too
 */
export async function loadSite(folder: string): Promise<Site> {
  const root = resolve(folder)
  const sources = { netlifyConfigPath: join(root, '../netlify.toml'), minimal: false }
  const redirectsFiles = [join(root, '_redirects')]
  const redirects = await parseAllRedirects({ ...sources, redirectsFiles, configRedirects: [] })
  const headersFiles = [join(root, '_headers')]
  const headers = await parseAllHeaders({ ...sources, headersFiles, configHeaders: [] })
  // The matcher has another name for the query of a rule than the parser.
  const rules = (redirects.redirects as { path: string; query?: object }[]).map((rule) => ({
    ...rule,
    path: canonicalPath(rule.path),
    params: rule.query,
  }))
  const matcher = await parseJSON(JSON.stringify(rules), {})

  const decide = (pathname: string, search: string, request: RequestHeaders): Answer => {
    const [language = ''] = (request['accept-language'] ?? '').split(/[,;]/)
    const headers: Record<string, string> = { 'x-language': language.trim().toLowerCase() }
    const cookies = cookiesIn(request.cookie)
    const rule = matcher.match({
      scheme: 'http',
      host: 'localhost',
      path: canonicalPath(pathname),
      query: search.slice(1),
      headers,
      cookieValues: cookies,
      getHeader: (name: string) => headers[name.toLowerCase()] ?? '',
      getCookie: (name: string) => cookies[name] ?? '',
    })
    const found = findFile(root, pathname, search)
    if (found && !rule?.force) return found
    if (rule && rule.status >= 300 && rule.status < 400)
      return { status: rule.status, location: locationOf(rule.to, search) }
    const file = rule && findFile(root, rule.to.replace(/[?#].*/, ''))?.file
    return rule && file
      ? { status: rule.status, file }
      : { status: 404, file: findFile(root, '/404.html')?.file }
  }

  return {
    root,
    resolve: (address, request = {}) => {
      const [pathname = '', query] = address.split(/\?(.*)/s)
      const values = headers.headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(pathname))
        .flatMap((rule) => Object.entries(rule.values))
        // Rules may write a name in different cases; a later rule replaces an earlier one.
        .map(([name, value]): [string, string] => [name.toLowerCase(), value])
      return {
        ...decide(pathname, query ? `?${query}` : '', request),
        headers: Object.fromEntries(values),
      }
    },
    errors: [...(redirects.errors as Error[]), ...headers.errors].map(({ message }) => message),
  }
}
