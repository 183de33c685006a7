import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { IAdapter } from 'gatsby'
import type { OtherOrigins } from './content-security-policy'
import { buildSecurityHeaders, type Hsts, inlineScriptsIn } from './security-headers'

/** For files whose names change with their content: cached for a year, in seconds. */
const immutableFiles = 'public, max-age=31536000, immutable'

/** Headers by lower-case name. */
type Headers = Readonly<Record<string, string>>

/** Headers of some addresses. */
export interface HeadersOfPath {
  /** As it is, not encoded; "*" stands for any text, also with slashes. */
  path: string
  headers: Headers
}

/** What the headers of a site depend on. */
export interface SecuritySettings {
  origins: OtherOrigins
  hsts?: Hsts
}

export interface SecurityOptions {
  /** Built pages that together have all inline scripts: "404.html". */
  pages: readonly string[]
  /**
   * The addresses of generated files that other sites and mail programs may show, as they may those
   * in static/; see HeadersOfPath.
   */
  shared: readonly string[]
  /** Called when the site is built. */
  settings: () => SecuritySettings
  /** Other headers of all responses. */
  other?: Headers
  /** Returns headers that replace those of the same name at some addresses. */
  overrides?: () => readonly HeadersOfPath[]
}

/** Allows a file on pages of other sites. */
const showsAnywhere = { 'cross-origin-resource-policy': 'cross-origin' } as const

const everything = '/*'
const immutableFolder = '/static/'

const toList = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const listPaths = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort()

/** Netlify and Cloudflare Pages read these themselves, and serve neither. */
const hostSettingFiles = ['/_headers', '/_redirects']

/** The addresses of the owner's files, as they are. */
function listStaticFiles(root: string): string[] {
  const folder = join(root, 'static')
  const paths = existsSync(folder) ? listPaths(folder) : []
  return paths.filter((path) => !hostSettingFiles.includes(path))
}

/** Whether a rule can name a path: "*" in it, and a colon at the start of a name, stand for any text. */
const isLiteral = (path: string): boolean => !/\*|\/:/.test(path)

/**
 * The paths of rules for the owner's files, as they are, because the adapter encodes them: all with
 * one extension in a folder, or each file in a folder where the build writes files too. Without the
 * extension, Netlify would also apply the rule of "/feed/*" to "/feedback/".
 */
function rulePathsOf(files: readonly string[], builtFiles: readonly string[]): string[] {
  const paths = files.filter(isLiteral).map((path) => {
    const [top] = /^\/[^/]+\//.exec(path) ?? []
    const [extension] = /\.\w+$/.exec(path) ?? []
    const isAlone = !top || !extension || builtFiles.some((file) => file.startsWith(top))
    return isAlone ? path : `${top}*${extension}`
  })
  return [...new Set(paths)]
}

/** The address of a file as browsers request it: "?" and "#" are part of its name. */
const addressOf = (path: string): string =>
  new URL(path.replace(/[%?#\\]/g, encodeURIComponent), 'https://localhost').pathname

/** Writes the paths of rules as browsers request them, which the adapter encodes in another way. */
function spellPaths(rules: string, paths: readonly string[]): string {
  const addresses = new Map(paths.map((path) => [encodeURI(path), addressOf(path)]))
  return rules
    .split('\n')
    .map((line) => addresses.get(line) ?? line)
    .join('\n')
}

/**
 * An adapter with the site's headers in place of Gatsby's: each header is declared once, because
 * browsers apply both of two policies.
 * @param root the folder of public/ and static/
 */
export const withSecurityHeaders = (
  adapter: IAdapter,
  root: string,
  { pages, shared, settings, other: others, overrides }: SecurityOptions,
): IAdapter => ({
  ...adapter,
  adapt: async (context) => {
    const { origins, hsts } = settings()
    const inlineScripts = pages.flatMap((page) =>
      inlineScriptsIn(readFileSync(join(root, 'public', page), 'utf8')),
    )
    const policy = { inlineScripts: [...new Set(inlineScripts)], origins }
    const everywhere = { ...buildSecurityHeaders(policy, hsts), ...others }
    const routes = context.headerRoutes.flatMap((route) => {
      if (route.path === `${immutableFolder}*`) return []
      const cache = route.headers.filter(({ key }) => key === 'cache-control')
      return route.path === everything
        ? { ...route, headers: [...cache, ...toList(everywhere)] }
        : route
    })
    const staticFiles = listStaticFiles(root)
    const isStatic = new Set(staticFiles)
    const builtFiles = listPaths(join(root, 'public')).filter((path) => !isStatic.has(path))
    // For files that are not in Gatsby's manifest. Netlify also applies rules to addresses without a
    // file: a rule for a whole folder would cache its 404 answers for a year.
    const immutable = builtFiles
      .filter((path) => path.startsWith(immutableFolder) && isLiteral(path))
      .map((path) => ({ path, headers: { 'cache-control': immutableFiles } }))
    const sharedFiles = [...shared, ...rulePathsOf(staticFiles, builtFiles)].map((path) => ({
      path,
      headers: showsAnywhere,
    }))
    const headerRoutes = [
      ...routes,
      // The longest list last, because Cloudflare Pages reads only the first 100 rules.
      ...[...sharedFiles, ...(overrides?.() ?? []), ...immutable].map(({ path, headers }) => ({
        path,
        headers: toList(headers),
      })),
    ]
    // Its routes are a getter, which spreading the object would evaluate.
    await adapter.adapt(
      Object.create(context, { headerRoutes: { value: headerRoutes } }) as typeof context,
    )
    const headersFile = join(root, 'public/_headers')
    const paths = headerRoutes.map(({ path }) => path)
    writeFileSync(headersFile, spellPaths(readFileSync(headersFile, 'utf8'), paths))
  },
})
