import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IAdapter } from 'gatsby'
import adapter from 'gatsby-adapter-netlify'
import { formScript, scriptSlice } from '../webpack/script-loader-plugin'
import { buildSecurityHeaders } from './security-headers'
import { markBuildFinished, markBuildUnfinished } from '../stale-cache'

const everything = '/*'

/** For the script that is not in Gatsby's manifest; its name changes with its content. */
const immutable = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }]

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
        frames: schedulingOrigin(root) ?? "'none'",
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
