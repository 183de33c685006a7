import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadHeaderRules } from './header-rules'
import { findFile } from './public-files'
import { loadRedirectRules, type RuleRequest } from './redirect-rules'

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
