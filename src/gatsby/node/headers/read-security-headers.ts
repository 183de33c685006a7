import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTheme } from '../../../content/theme/read-theme'
import { appearanceScript, formScript, scriptSlice } from '../webpack/script-loader-plugin'
import { readOtherOrigins } from './other-origins'
import { buildSecurityHeaders } from './security-headers'

const loaderScript = (root: string): string =>
  readFileSync(join(root, 'public', scriptSlice), 'utf8').replace(/<\/?script>/g, '')

/**
 * The security headers of a site that has just been built, for every host. The policy allows the
 * inline scripts and the services that data/ names.
 */
export const readSecurityHeaders = (root: string): Readonly<Record<string, string>> =>
  buildSecurityHeaders({
    inlineScripts: [loaderScript(root), formScript(), appearanceScript(readTheme(root))].filter(
      Boolean,
    ),
    origins: readOtherOrigins(root),
  })
