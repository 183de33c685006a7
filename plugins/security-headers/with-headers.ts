import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { IAdapter } from 'gatsby'

/** For files whose names change with their content: cached for a year, in seconds. */
export const immutableFiles = 'public, max-age=31536000, immutable'

/** Headers by lower-case name. */
type Headers = Readonly<Record<string, string>>

/** Headers of some addresses. */
export interface HeadersOfPath {
  /** "*" at the end stands for any text. */
  path: string
  headers: Headers
}

/** The headers of a site. */
interface SiteHeaders {
  /** Those of all addresses. */
  everywhere: Headers
  /** Those that replace headers of the same name at some addresses. */
  overrides: readonly HeadersOfPath[]
}

const everything = '/*'
const immutableFolder = '/static/'

const toList = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort()

/**
 * An adapter with these headers in place of Gatsby's: each header is declared once, because browsers
 * apply both of two policies.
 * @param root the folder of public/
 * @param read returns the headers of the site that has just been built
 */
export const withHeaders = (
  adapter: IAdapter,
  root: string,
  read: () => SiteHeaders,
): IAdapter => ({
  ...adapter,
  adapt: async (context) => {
    const { everywhere, overrides } = read()
    const routes = context.headerRoutes.flatMap((route) => {
      if (route.path === `${immutableFolder}*`) return []
      const cache = route.headers.filter(({ key }) => key === 'cache-control')
      return route.path === everything
        ? { ...route, headers: [...cache, ...toList(everywhere)] }
        : route
    })
    // For files that are not in Gatsby's manifest. Netlify also applies rules to addresses without a
    // file: a rule for a whole folder would cache its 404 answers for a year.
    const immutable = pathsIn(join(root, 'public'))
      .filter((path) => path.startsWith(immutableFolder) || path.startsWith('/globals-'))
      .map((path) => ({ path: encodeURI(path), headers: { 'cache-control': immutableFiles } }))
    const headerRoutes = [
      ...routes,
      ...[...immutable, ...overrides].map(({ path, headers }) => ({
        path,
        headers: toList(headers),
      })),
    ]
    // Its routes are a getter, which spreading the object would evaluate.
    await adapter.adapt(
      Object.create(context, { headerRoutes: { value: headerRoutes } }) as typeof context,
    )
  },
})
