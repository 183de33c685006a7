import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colorSchemeScript, readTheme } from '../../../../plugins/theme'
import { formScript, scriptsFile } from '../webpack/script-loader-plugin'
import { buildSitePolicy, type SitePolicy } from './content-security-policy'
import { readOtherOrigins } from './other-origins'

/** `hsts` of data/site.json: what else browsers must load only with HTTPS, besides this host. */
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

const loaderScript = (root: string): string =>
  readFileSync(join(root, 'public', scriptsFile), 'utf8').replace(/<\/?script>/g, '')

/**
 * The security headers of a site that has just been built, for every host. The policy allows the
 * inline scripts and the services that data/ names.
 */
export function readSecurityHeaders(root: string): Readonly<Record<string, string>> {
  const site = readFileSync(join(root, 'data/site.json'), 'utf8')
  const { hsts } = JSON.parse(site) as { hsts?: Hsts }
  const scripts = [loaderScript(root), formScript(), colorSchemeScript(readTheme(root))]
  return buildSecurityHeaders(
    { inlineScripts: scripts.filter(Boolean), origins: readOtherOrigins(root) },
    hsts,
  )
}
