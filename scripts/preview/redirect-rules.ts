import { parseAllRedirects } from '@netlify/redirect-parser'
import { parseJSON } from 'netlify-redirector'
import { encodePath } from '../../src/routes/paths'
import { canonicalPath, canonicalRulePath } from './paths'

/** The rule that a request matches, with its placeholders filled in. */
export interface RedirectMatch {
  to: string
  status: number
  /** Applies even if there is a file at that address. */
  force: boolean
}

/** The part of a request that rules look at. */
export interface RuleRequest {
  pathname: string
  /** With its leading "?", or empty. */
  search: string
  host: string
  /** A header of the request; "" if it has none. */
  header: (name: string) => string
}

/** The first rule that a request matches, if any. */
export type MatchRedirect = (request: RuleRequest) => RedirectMatch | undefined

/** The rules of a _redirects file and, after them, of netlify.toml, matched by Netlify's own matcher. */
export async function loadRedirectRules(
  redirectsFile: string,
  netlifyConfigPath?: string,
): Promise<{ match: MatchRedirect; errors: string[] }> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [redirectsFile],
    netlifyConfigPath,
    configRedirects: [],
    minimal: false,
  })
  const rules = redirects.map((rule) =>
    // Netlify compares decoded paths; a line of _redirects can hold a space only when encoded.
    rule.path === undefined ? rule : { ...rule, path: canonicalRulePath(rule.path) },
  )
  const matcher = await parseJSON(JSON.stringify(rules), {})
  const match: MatchRedirect = ({ pathname, search, host, header }) => {
    const found = matcher.match({
      scheme: 'http',
      host,
      path: canonicalPath(pathname),
      query: search.slice(1),
      headers: {},
      cookieValues: {},
      getHeader: header,
      getCookie: () => '',
    })
    if (!found) return undefined
    return { to: withSearch(found.to, search), status: found.status, force: found.force }
  }
  return { match, errors: errors.map(({ message }) => message) }
}

/** The request's query is kept unless the rule has one of its own. */
const withSearch = (target: string, search: string): string => {
  // A header takes no letters beyond ASCII.
  const to = encodePath(target)
  if (to.includes('?')) return to
  const [path = '', hash] = to.split('#')
  return path + search + (hash === undefined ? '' : `#${hash}`)
}
