/**
 * Netlify's parsers and matcher, as far as the preview uses them; they have no types, or only
 * `any`.
 */

declare module '@netlify/redirect-parser' {
  export interface ParsedRedirect {
    path?: string
    from: string
    to: string
    status?: number
    force: boolean
  }
  export function parseAllRedirects(sources: {
    redirectsFiles: string[]
    netlifyConfigPath?: string | undefined
    configRedirects: ParsedRedirect[]
    minimal: boolean
  }): Promise<{ redirects: ParsedRedirect[]; errors: Error[] }>
}

declare module '@netlify/headers-parser' {
  export interface ParsedHeaders {
    for: string
    forRegExp: RegExp
    values: Record<string, string>
  }
  export function parseAllHeaders(sources: {
    headersFiles: string[]
    netlifyConfigPath?: string | undefined
    configHeaders: ParsedHeaders[]
    minimal: boolean
  }): Promise<{ headers: ParsedHeaders[]; errors: Error[] }>
}

declare module 'netlify-redirector' {
  export interface Matcher {
    match(request: {
      scheme: string
      host: string
      path: string
      query: string
      headers: Record<string, string>
      cookieValues: Record<string, string>
      getHeader: (name: string) => string
      getCookie: (name: string) => string
    }): { to: string; status: number; force: boolean } | null
  }
  export function parseJSON(rules: string, options: Record<string, string>): Promise<Matcher>
}
