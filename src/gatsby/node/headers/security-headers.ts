import { buildSitePolicy, type SitePolicy } from './content-security-policy'

/** Two years, in seconds, as the HSTS preload list requires. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains; preload'

/** Browser features that neither the pages of this site nor frames in them can use. */
const unusedFeatures = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']

/** The security headers of all responses. */
export const buildSecurityHeaders = (policy: SitePolicy): Readonly<Record<string, string>> => ({
  'content-security-policy': buildSitePolicy(policy),
  'strict-transport-security': strictTransportSecurity,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})
