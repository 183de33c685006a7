import type { HostFiles } from './host-files'
import { cacheControl, immutableFolder, type HostRequirements } from './host-requirements'

/** A source in which ":" and "*" are literal characters. */
const literalSource = (path: string): string =>
  path.replaceAll('*', '%2A').replace(/:(?=[a-z])/gi, '%3A')

const line = ([name, value]: [string, string]): string => `${name}: ${value}`

const block = (path: string, lines: readonly string[]): string => [path, ...lines].join('\n  ')

/** Cloudflare ignores the rules after its limit. */
const tooMany = (file: string, rules: number, limit: number): string[] =>
  rules > limit ? [`Cloudflare reads only ${limit} rules of ${file}; this site has ${rules}.`] : []

/**
 * The files for Cloudflare Pages. Its rules apply before its files and cannot have status 404: a
 * rule for all addresses under a folder would also apply to the pages in it. So each redirect is a
 * rule of its own, and the not-found page of a folder is its 404.html, which Cloudflare looks for
 * from the bottom up.
 */
export function buildCloudflareFiles(requirements: HostRequirements): HostFiles {
  const { moved, ownRedirects, notFound, headers, overrides, scripts } = requirements
  const redirects = [
    ...ownRedirects,
    ...moved.flatMap(({ spellings, to }) =>
      spellings
        .flatMap((from) => [from, `${from}/`])
        .map((from) => `${literalSource(from)} ${to} 301`),
    ),
  ]
  const everywhere = { 'cache-control': cacheControl.changing, ...headers }
  const immutable = { 'cache-control': cacheControl.immutable }
  const replaced = [
    ...[`${immutableFolder}*`, ...scripts].map((path) => [path, immutable] as const),
    ...Object.entries(overrides),
  ]
  const rules = [
    // Cloudflare itself allows other sites to read the pages.
    block('/*', [...Object.entries(everywhere).map(line), '! access-control-allow-origin']),
    // Without "!", Cloudflare joins the values of all matching rules.
    ...replaced.map(([path, values]) =>
      block(
        path,
        Object.entries(values).flatMap((header) => [`! ${header[0]}`, line(header)]),
      ),
    ),
  ]
  return {
    folder: 'dist/cloudflare',
    files: { _redirects: `${redirects.join('\n')}\n`, _headers: `${rules.join('\n')}\n` },
    renamed: Object.fromEntries(notFound.map(({ under, file }) => [file, `${under}404.html`])),
    warnings: [
      ...tooMany('_redirects', redirects.length, 2000),
      ...tooMany('_headers', rules.length, 100),
    ],
  }
}
