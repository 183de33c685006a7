import { join } from 'node:path'
import type { IAdapter } from 'gatsby'
import adapter from 'gatsby-adapter-netlify'
import { listFiles } from '../../../content/core/list-files'
import { editorPath } from '../../../routes/paths'
import { immutableFiles } from './cache-control'
import { readSecurityHeaders } from './read-security-headers'
import { buildEditorHeaders, readEditorSettings } from './editor-headers'
import { sharedPictureHeaders, sharedPictures } from './shared-pictures'
import { markBuildFinished, markBuildUnfinished } from '../stale-cache'

const everything = '/*'
const immutableFolder = '/static/'

const toList = (headers: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** For files whose names change with their content, but which are not in Gatsby's manifest. */
const immutable = toList({ 'cache-control': immutableFiles })

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
      const routes = context.headerRoutes.flatMap((route) => {
        if (route.path === `${immutableFolder}*`) return []
        const cache = route.headers.filter(({ key }) => key === 'cache-control')
        return route.path === everything ? { ...route, headers: [...cache, ...toList(own)] } : route
      })
      // Netlify also applies rules to addresses without a file: a rule for a whole folder would cache
      // its 404 answers for a year.
      const immutablePaths = listFiles(join(root, 'public'))
        .map((file) => `/${file}`)
        .filter((path) => path.startsWith(immutableFolder) || path.startsWith('/globals-'))
      const editor = readEditorSettings(root)
      const headerRoutes = [
        ...routes,
        ...immutablePaths.map((path) => ({ path: encodeURI(path), headers: immutable })),
        ...sharedPictures(root).map((path) => ({ path, headers: toList(sharedPictureHeaders) })),
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
