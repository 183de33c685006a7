import { buildSitePolicy, type SitePolicy } from './content-security-policy'

/** What else browsers must load only with HTTPS, besides this host. */
export type Hsts = 'includeSubDomains' | 'preload'

/** Two years, in seconds, as the HSTS preload list requires. */
const maxAge = 'max-age=63072000'

const strictTransportSecurity = {
  host: maxAge,
  includeSubDomains: `${maxAge}; includeSubDomains`,
  preload: `${maxAge}; includeSubDomains; preload`,
} as const

/** Browser features that neither the pages of this site nor frames in them can use. */
const unusedFeatures = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * The security headers of all responses.
 * @param hsts the default is this host alone, because other hosts of the domain may not have HTTPS
 */
export const buildSecurityHeaders = (
  policy: SitePolicy,
  hsts?: Hsts,
): Readonly<Record<string, string>> => ({
  'content-security-policy': buildSitePolicy(policy),
  'strict-transport-security': strictTransportSecurity[hsts ?? 'host'],
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})

/** The texts of the inline scripts of a page; an element with a type is data. */
export const inlineScriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
