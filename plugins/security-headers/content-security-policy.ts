import { createHash } from 'node:crypto'

/** The source expression that allows an inline text by its hash. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of styles that packages add to a page by script. */
export const injectedStyles = {
  /** An empty text node; its rules are added through the CSSOM, which policies allow. */
  'styled-components': hashSource(''),
  /** The style sheet of its pop-ups. A test compares it with the package. */
  'react-calendly': "'sha256-4TJAxYKKY+dq8by7vr+lhrNivykeOkUe1RjZXmOIatg='",
} as const

const joinDirectives = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/** The origins, other than its own, with which a site communicates, by purpose. */
export interface OtherOrigins {
  frames: readonly string[]
  scripts: readonly string[]
  /** Targets of requests by scripts. */
  connections: readonly string[]
  /** Targets of forms, which may be "mailto:". */
  forms: readonly string[]
}

export interface SitePolicy {
  /** The texts of the inline scripts, which are the same on all pages that have them. */
  inlineScripts: readonly string[]
  /** The other origins with which the site communicates. */
  origins: OtherOrigins
}

/** The policy of every page, sent as a header. Each page also has a stricter policy for styles. */
export const buildSitePolicy = ({ inlineScripts, origins }: SitePolicy): string =>
  joinDirectives({
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...origins.scripts].join(' '),
    'style-src': "'unsafe-inline'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': ["'self'", ...origins.connections].join(' '),
    'manifest-src': "'self'",
    'frame-src': origins.frames.join(' ') || "'none'",
    'form-action': ["'self'", ...origins.forms].join(' '),
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  })

/**
 * Adds a policy to the HTML of a page that allows only the page's own styles, so that injected
 * styles and style attributes have no effect. It costs 0.2 KB gzip per page. Browsers enforce both
 * policies.
 */
export function addStylePolicy(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text)
  const sources = [...styles.map(hashSource), ...Object.values(injectedStyles)].join(' ')
  const content = joinDirectives({ 'style-src': sources })
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replace(
      /<meta charset="utf-8"\/>/i,
      `$&<meta http-equiv="content-security-policy" content="${content}"/>`,
    )
}
