import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IAdapter } from 'gatsby'
import adapter from 'gatsby-adapter-netlify'
import { formScript, scriptSlice } from '../webpack/script-loader-plugin'
import { readOtherOrigins } from './other-origins'
import { buildSecurityHeaders } from './security-headers'
import { markBuildFinished, markBuildUnfinished } from '../stale-cache'

const everything = '/*'

/** For the script that is not in Gatsby's manifest; its name changes with its content. */
const immutable = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }]

const loaderScript = (root: string): string =>
  readFileSync(join(root, 'public', scriptSlice), 'utf8').replace(/<\/?script>/g, '')

/**
 * Netlify's adapter, with the site's security headers in place of Gatsby's: each header is declared
 * once, and the policy allows the inline loader that the build has just written, and the script of forms.
 */
export function netlifyAdapter(root: string): IAdapter {
  const netlify = adapter()
  return {
    ...netlify,
    cache: netlify.cache && {
      ...netlify.cache,
      // The cache is complete except for the files that `adapt` writes in each build.
      store: async (context) => {
        markBuildFinished(root)
        await netlify.cache?.store(context)
        markBuildUnfinished(root)
      },
    },
    adapt: async (context) => {
      const own = buildSecurityHeaders({
        inlineScripts: [loaderScript(root), formScript()],
        origins: readOtherOrigins(root),
      })
      const routes = context.headerRoutes.map((route) => ({
        ...route,
        headers:
          route.path === everything
            ? [
                ...route.headers.filter(({ key }) => key === 'cache-control'),
                ...Object.entries(own).map(([key, value]) => ({ key, value })),
              ]
            : route.headers,
      }))
      const headerRoutes = [...routes, { path: '/globals-*', headers: immutable }]
      // Its routes are a getter, which a spread would evaluate.
      await netlify.adapt(
        Object.create(context, { headerRoutes: { value: headerRoutes } }) as typeof context,
      )
      // This is the last step of a build.
      markBuildFinished(root)
    },
  }
}
