import { existsSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { parseJSON } from 'netlify-redirector'
import { encodePath } from '../../plugins/content/node'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const kindAt = (path: string): 'file' | 'folder' | undefined => {
  try {
    const stats = statSync(path)
    return stats.isFile() ? 'file' : 'folder'
  } catch {
    return undefined
  }
}

/** The file at an address of the built folder. */
type PublicFile = { file: string } | { redirectTo: string }

/** Netlify reads these itself and does not serve them. */
const ownFiles = ['/_headers', '/_redirects']

/**
 * Finds an address as Netlify does: a file; a folder's index.html, with a slash added to the
 * address; about.html also for "/about" and "/about/".
 */
function findFile(root: string, pathname: string): PublicFile | undefined {
  const name = decoded(pathname)
  const path = join(root, name)
  if (!path.startsWith(root + sep) || ownFiles.includes(name)) return undefined
  const withSlash = name.endsWith('/')
  const kind = kindAt(path)
  if (kind === 'file') return { file: path }
  if (kind === 'folder' && kindAt(join(path, 'index.html')) === 'file')
    return withSlash ? { file: join(path, 'index.html') } : { redirectTo: `${pathname}/` }
  const page = `${withSlash ? path.slice(0, -1) : path}.html`
  return kindAt(page) === 'file' ? { file: page } : undefined
}

/**
 * Normalizes the percent-encoding of a path, so that rules and requests can be compared; in a rule,
 * ":placeholders" and "*" keep their meaning.
 */
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? part : encodeURIComponent(decoded(part))))
    .join('/')

/** The query of the request is kept unless the rule has its own. */
const withSearch = (target: string, search: string): string => {
  // A header can contain only ASCII characters.
  const to = encodePath(target)
  if (to.includes('?')) return to
  const [path = '', hash] = to.split('#')
  return path + search + (hash === undefined ? '' : `#${hash}`)
}

/** The response: a file with a status, a redirect, or only a status. */
export interface PreviewResponse {
  status: number
  file?: string
  /** The target of a redirect, which has no file. */
  location?: string
  /** By lower-case name. */
  headers: Record<string, string>
}

/** A built folder, and its responses. */
export interface Site {
  /** The folder that is served. */
  root: string
  /** @param address a path with its query, encoded: "/services/?a=1" */
  resolve: (address: string) => PreviewResponse
  /** The lines of _headers and _redirects that Netlify would reject. */
  errors: string[]
}

/**
 * Reads the rules of a built site with Netlify's own parsers, and determines the response to an
 * address as Netlify does: a forced rule, or a file, or any other rule, or the not-found page.
 * @param folder the built site
 * @param netlifyConfig a netlify.toml whose rules apply too
 */
export async function loadSite(folder: string, netlifyConfig?: string): Promise<Site> {
  const root = resolve(folder)
  const netlifyConfigPath = netlifyConfig && existsSync(netlifyConfig) ? netlifyConfig : undefined
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    redirectsFiles: [join(root, '_redirects')],
    ...{ netlifyConfigPath, configRedirects: [], minimal: false },
  })
  const { headers: headerRules, errors: headerErrors } = await parseAllHeaders({
    headersFiles: [join(root, '_headers')],
    ...{ netlifyConfigPath, configHeaders: [], minimal: false },
  })
  const rules = redirects.map(({ path, ...rule }) => ({
    ...rule,
    ...(path !== undefined && { path: canonicalPath(path) }),
  }))
  const matcher = await parseJSON(JSON.stringify(rules), {})

  const decide = (pathname: string, search: string): Omit<PreviewResponse, 'headers'> => {
    const rule = matcher.match({
      ...{ scheme: 'http', host: 'localhost', path: canonicalPath(pathname) },
      ...{ query: search.slice(1), headers: {}, cookieValues: {} },
      ...{ getHeader: () => '', getCookie: () => '' },
    })
    const found = findFile(root, pathname)
    if (found && !rule?.force) {
      if ('file' in found) return { status: 200, file: found.file }
      return { status: 301, location: found.redirectTo + search }
    }
    if (rule && rule.status >= 300 && rule.status < 400)
      return { status: rule.status, location: withSearch(rule.to, search) }
    const target = rule && findFile(root, rule.to.replace(/[?#].*/, ''))
    if (target && 'file' in target) return { status: rule.status, file: target.file }
    return { status: 404, ...findFile(root, '/404.html') }
  }

  const headersFor = (pathname: string): Record<string, string> =>
    // Rules may write a name in different cases; a later rule replaces an earlier one.
    Object.fromEntries(
      headerRules
        .filter(({ forRegExp }) => forRegExp.test(pathname))
        .flatMap(({ values }) => Object.entries(values))
        .map(([name, value]) => [name.toLowerCase(), value]),
    )

  return {
    root,
    resolve: (address) => {
      const [pathname = '', query] = address.split(/\?(.*)/s)
      return { ...decide(pathname, query ? `?${query}` : ''), headers: headersFor(pathname) }
    },
    errors: [...redirectErrors, ...headerErrors].map(({ message }) => message),
  }
}
