import { parseAllRedirects } from '@netlify/redirect-parser'
import { parseJSON } from 'netlify-redirector'
import { encodePath } from '../../plugins/content/node'
import { canonicalPath, canonicalRulePath } from './paths'

/** The rule that matches a request, with its placeholders filled in. */
export interface RedirectMatch {
  to: string
  status: number
  /** Whether it applies even if there is a file at that address. */
  force: boolean
}

/** The part of a request that rules look at. */
export interface RuleRequest {
  pathname: string
  /** With its leading "?", or empty. */
  search: string
  host: string
  /** A header of the request; "" if it is missing. */
  header: (name: string) => string
}

/** The first rule that matches a request, if any. */
export type MatchRedirect = (request: RuleRequest) => RedirectMatch | undefined

/**
 * The rules of a _redirects file, followed by those of netlify.toml, matched by Netlify's own
 * matcher.
 */
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
    // Netlify compares decoded paths; a line of _redirects can contain a space only if it is
    // encoded.
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

/** The query of the request is kept unless the rule has its own. */
const withSearch = (target: string, search: string): string => {
  // A header can contain only ASCII characters.
  const to = encodePath(target)
  if (to.includes('?')) return to
  const [path = '', hash] = to.split('#')
  return path + search + (hash === undefined ? '' : `#${hash}`)
}
