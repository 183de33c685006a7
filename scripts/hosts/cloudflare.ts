import type { HostFiles } from './host-files'
import type { SiteNeeds } from './site-needs'

/** How many rules Cloudflare reads; it ignores the rest. */
const limits = { redirects: 2000, headers: 100 }

const folder = 'dist/cloudflare'

/** A source in which ":" and "*" stand for themselves, not for a variable part. */
const literal = (path: string): string => path.replaceAll('*', '%2A').replace(/:(?=[a-z])/gi, '%3A')

const tooMany = (file: string, rules: number, limit: number): string[] =>
  rules > limit ? [`Cloudflare reads ${limit} rules of ${file}; this site has ${rules}.`] : []

const block = (path: string, lines: readonly string[]): string =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n')

/**
 * What Cloudflare Pages needs. Its rules apply before its files, and know no status 404: a rule for
 * every address under a folder would answer for the pages in it too. So each redirect is a rule of its
 * own, and the not-found page of a folder is its 404.html, which Cloudflare looks for from the bottom up.
 */
export function buildCloudflareFiles(needs: SiteNeeds): HostFiles {
  const { moved, notFound, headers, editor, cacheControl, immutableFolder, scripts } = needs
  const redirects = moved.flatMap(({ spellings, to }) =>
    spellings.flatMap((from) => [from, `${from}/`].map((path) => `${literal(path)} ${to} 301`)),
  )
  // Without "!" the values of all rules that match are joined.
  const immutable = ['! cache-control', `cache-control: ${cacheControl.immutable}`]
  const rules = [
    block('/*', [
      `cache-control: ${cacheControl.changing}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      // Cloudflare's own, by which other sites may read the pages.
      '! access-control-allow-origin',
    ]),
    ...[`${immutableFolder}*`, ...scripts].map((path) => block(path, immutable)),
    ...(editor
      ? [
          block(
            `${editor.folder}*`,
            Object.entries(editor.headers).flatMap(([name, value]) => [
              `! ${name}`,
              `${name}: ${value}`,
            ]),
          ),
        ]
      : []),
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
