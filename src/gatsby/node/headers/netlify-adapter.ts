import type { IAdapter } from 'gatsby'
import adapter from 'gatsby-adapter-netlify'
import { editorPath } from '../../../routes/paths'
import { immutableFiles } from './cache-control'
import { readSecurityHeaders } from './read-security-headers'
import { buildEditorHeaders, readEditorSettings } from './editor-headers'
import { markBuildFinished, markBuildUnfinished } from '../stale-cache'

const everything = '/*'

const toList = (headers: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** For the script that is not in Gatsby's manifest; its name changes with its content. */
const immutable = [{ key: 'cache-control', value: immutableFiles }]

/**
 * Netlify's adapter, with the site's security headers in place of Gatsby's: each header is declared
 * once, and the policy allows the inline scripts that the build has just written.
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
      const own = readSecurityHeaders(root)
      const routes = context.headerRoutes.map((route) => ({
        ...route,
        headers:
          route.path === everything
            ? [...route.headers.filter(({ key }) => key === 'cache-control'), ...toList(own)]
            : route.headers,
      }))
      const editor = readEditorSettings(root)
      const headerRoutes = [
        ...routes,
        { path: '/globals-*', headers: immutable },
        ...(editor
          ? [{ path: `${editorPath}*`, headers: toList(buildEditorHeaders(editor)) }]
          : []),
      ]
      // Its routes are a getter, which spreading the object would evaluate.
      await netlify.adapt(
        Object.create(context, { headerRoutes: { value: headerRoutes } }) as typeof context,
      )
      // This is the last step of a build.
      markBuildFinished(root)
    },
  }
}
