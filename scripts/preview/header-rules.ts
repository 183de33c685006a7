import { parseAllHeaders } from '@netlify/headers-parser'

/** The declared headers of an address, by lower-case name. */
export type HeadersFor = (pathname: string) => Record<string, string>

/**
 * The headers that a _headers file and netlify.toml set for each address, by Netlify's own parser.
 */
export async function loadHeaderRules(
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
