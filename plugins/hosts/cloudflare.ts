import type { HostFiles } from './host-files'
import { cacheControl, immutableFolder, type HostRequirements } from './host-requirements'

/** The maximum number of rules; Cloudflare ignores the others. */
const limits = { redirects: 2000, headers: 100 }

const folder = 'dist/cloudflare'

/** A source in which ":" and "*" are literal characters. */
const literal = (path: string): string => path.replaceAll('*', '%2A').replace(/:(?=[a-z])/gi, '%3A')

const tooMany = (file: string, rules: number, limit: number): string[] =>
  rules > limit ? [`Cloudflare reads only ${limit} rules of ${file}; this site has ${rules}.`] : []

const block = (path: string, lines: readonly string[]): string =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n')

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
      spellings.flatMap((from) => [from, `${from}/`].map((path) => `${literal(path)} ${to} 301`)),
    ),
  ]
  // Without "!", Cloudflare joins the values of all matching rules.
  const immutable = ['! cache-control', `cache-control: ${cacheControl.immutable}`]
  const rules = [
    block('/*', [
      `cache-control: ${cacheControl.changing}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      // Set by Cloudflare; it allows other sites to read the pages.
      '! access-control-allow-origin',
    ]),
    ...[`${immutableFolder}*`, ...scripts].map((path) => block(path, immutable)),
    ...overrides.map((override) =>
      block(
        override.path,
        Object.entries(override.headers).flatMap(([name, value]) => [
          `! ${name}`,
          `${name}: ${value}`,
        ]),
      ),
    ),
  ]
  return {
    folder,
    files: {
      [`${folder}/_redirects`]: `${redirects.join('\n')}\n`,
      [`${folder}/_headers`]: `${rules.join('\n')}\n`,
    },
    renamed: Object.fromEntries(
      notFound.map(({ under, file }) => [file.slice(1), `${under}404.html`.slice(1)]),
    ),
    warnings: [
      ...tooMany('_redirects', redirects.length, limits.redirects),
      ...tooMany('_headers', rules.length, limits.headers),
    ],
  }
}
