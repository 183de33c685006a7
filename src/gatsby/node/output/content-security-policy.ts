import { createHash } from 'node:crypto'

/** How a policy names a text that may stand inline. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Styles that packages put into a page from scripts, by what a policy has to name. */
export const injectedStyles = {
  /** An empty text node; the rules follow by a way that policies allow. */
  'styled-components': hashSource(''),
  /** A style sheet for its pop-ups, put in wherever the package is loaded. A test compares it with the package. */
  'react-calendly': "'sha256-4TJAxYKKY+dq8by7vr+lhrNivykeOkUe1RjZXmOIatg='",
} as const

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

export interface SitePolicy {
  /** The text of the one inline script that all pages have. */
  inlineScript: string
  /** The origin whose pages may stand in a frame: the scheduling service's. */
  frames: string
}

/** The policy of every page, sent as a header. Each page narrows the styles down to its own. */
export const buildSitePolicy = ({ inlineScript, frames }: SitePolicy): string =>
  policy({
    'default-src': "'none'",
    'script-src': `'self' ${hashSource(inlineScript)}`,
    'style-src': "'unsafe-inline'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': frames,
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  })

/** The policy that a page carries itself: these styles and no others. Browsers hold both policies. */
export const buildStylePolicy = (styles: readonly string[]): string =>
  policy({
    'style-src': [...styles.map(hashSource), ...Object.values(injectedStyles)].join(' '),
  })
