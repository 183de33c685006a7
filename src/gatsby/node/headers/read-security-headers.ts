import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTheme } from '../../../content/theme/read-theme'
import { colorSchemeScript, formScript, scriptsFile } from '../webpack/script-loader-plugin'
import { readOtherOrigins } from './other-origins'
import { buildSecurityHeaders, type Hsts } from './security-headers'

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
