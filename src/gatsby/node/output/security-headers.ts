import { buildSitePolicy, type SitePolicy } from './content-security-policy'

/** Two years, in seconds: what browsers ask of a site in their lists of those to open over https only. */
const https = 'max-age=63072000; includeSubDomains; preload'

/** What a page of this site, or a frame in it, may never ask a visitor's device for. */
const unused = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']

/** The headers of every response; `docs/architecture.md` says why each. */
export const buildSecurityHeaders = (policy: SitePolicy): Readonly<Record<string, string>> => ({
  'content-security-policy': buildSitePolicy(policy),
  'strict-transport-security': https,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})
