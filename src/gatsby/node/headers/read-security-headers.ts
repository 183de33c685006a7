import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formScript, scriptSlice } from '../webpack/script-loader-plugin'
import { buildSecurityHeaders } from './security-headers'

/** The origin of the scheduling service, from data/scheduling.json; none without the file. */
const schedulingOrigin = (root: string): string | undefined => {
  if (!existsSync(join(root, 'data/scheduling.json'))) return undefined
  const { url } = JSON.parse(readFileSync(join(root, 'data/scheduling.json'), 'utf8')) as {
    url: string
  }
  return new URL(url).origin
}

const loaderScript = (root: string): string =>
  readFileSync(join(root, 'public', scriptSlice), 'utf8').replace(/<\/?script>/g, '')

/**
 * The security headers of a site that has just been built, for every host: the policy allows its
 * inline loader, the script of forms, and the services that data/ names.
 */
export const readSecurityHeaders = (root: string): Readonly<Record<string, string>> =>
  buildSecurityHeaders({
    inlineScripts: [loaderScript(root), formScript()],
    frames: schedulingOrigin(root) ?? "'none'",
  })
