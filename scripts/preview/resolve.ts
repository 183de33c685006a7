import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { decodePath } from './paths'
import { loadRedirectRules, type RuleRequest } from './redirect-rules'

/** The file at an address of the built folder. */
type PublicFile = { file: string } | { redirectTo: string }

/** Netlify reads these itself and does not serve them. */
const ownFiles = new Set(['_headers', '_redirects'])

const kindAt = (path: string): 'file' | 'folder' | undefined => {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats?.isFile()) return 'file'
    return stats?.isDirectory() ? 'folder' : undefined
  } catch {
    // A name that is longer than the file system allows cannot be a file.
    return undefined
  }
}

/**
 * Resolves an address as Netlify does: a file; a folder's index.html, with a slash added to the
 * address; about.html also for "/about" and "/about/".
 */
function findFile(root: string, pathname: string): PublicFile | undefined {
  const parts = decodePath(pathname)
  if (!parts || (parts.length === 1 && ownFiles.has(parts[0] ?? ''))) return undefined
  const withSlash = parts.at(-1) === ''
  const path = join(root, ...parts)
  const kind = kindAt(path)
  if (kind === 'file') return withSlash ? undefined : { file: path }
  if (kind === 'folder' && kindAt(join(path, 'index.html')) === 'file') {
    return withSlash ? { file: join(path, 'index.html') } : { redirectTo: `${pathname}/` }
  }
  const page = `${withSlash ? path.replace(/[\\/]$/, '') : path}.html`
  return pathname !== '/' && kindAt(page) === 'file' ? { file: page } : undefined
}

/** The declared headers of an address, by lower-case name. */
type HeadersFor = (pathname: string) => Record<string, string>

/**
 * The headers that a _headers file and netlify.toml set for each address, by Netlify's own parser.
 */
async function loadHeaderRules(
  headersFile: string,
  netlifyConfigPath?: string,
): Promise<{ headersFor: HeadersFor; errors: string[] }> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [headersFile],
    netlifyConfigPath,
    configHeaders: [],
    minimal: false,
  })
  const headersFor: HeadersFor = (pathname) => {
    const result: Record<string, string> = {}
    for (const { forRegExp, values } of headers) {
      if (!forRegExp.test(pathname)) continue
      // Rules may write a name in different cases; a later rule replaces an earlier one.
      for (const [name, value] of Object.entries(values)) result[name.toLowerCase()] = value
    }
    return result
  }
  return { headersFor, errors: errors.map(({ message }) => message) }
}

/** The response: a file with a status, a redirect, or only a status. */
export interface PreviewResponse {
  status: number
  file?: string
  /** The target of a redirect, which has no file. */
  location?: string
  headers: Record<string, string>
}

/** A built folder, and its responses. */
export interface Site {
  /** The folder that is served. */
  root: string
  resolve: (request: RuleRequest) => PreviewResponse
  /** The lines of _headers and _redirects that Netlify would reject. */
  errors: string[]
}

const isRedirection = (status: number): boolean => status >= 300 && status < 400

/**
 * Reads the rules of a built site, and determines the response to an address as Netlify does: a
 * forced rule, or a file, or any other rule, or the not-found page.
 * @param folder the built site
 * @param netlifyConfigPath a netlify.toml whose rules apply too
 */
export async function loadSite(folder: string, netlifyConfigPath?: string): Promise<Site> {
  const root = resolve(folder)
  const config = netlifyConfigPath && existsSync(netlifyConfigPath) ? netlifyConfigPath : undefined
  const [redirects, headers] = await Promise.all([
    loadRedirectRules(join(root, '_redirects'), config),
    loadHeaderRules(join(root, '_headers'), config),
  ])

  const decide = (request: RuleRequest): Omit<PreviewResponse, 'headers'> => {
    const rule = redirects.match(request)
    const found = findFile(root, request.pathname)
    if (found && !rule?.force) {
      if ('file' in found) return { status: 200, file: found.file }
      return { status: 301, location: found.redirectTo + request.search }
    }
    if (rule && isRedirection(rule.status)) return { status: rule.status, location: rule.to }
    if (rule) {
      const target = findFile(root, rule.to.split(/[?#]/)[0] ?? '')
      if (target && 'file' in target) return { status: rule.status, file: target.file }
    }
    const notFound = findFile(root, '/404.html')
    return { status: 404, ...(notFound && 'file' in notFound ? { file: notFound.file } : {}) }
  }

  return {
    root,
    resolve: (request) => ({ ...decide(request), headers: headers.headersFor(request.pathname) }),
    errors: [...redirects.errors, ...headers.errors],
  }
}
