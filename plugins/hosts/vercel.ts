import type { HostFiles } from './host-files'
import {
  cacheControl,
  immutableFolder,
  immutableScript,
  literal,
  type Headers,
  type HostRequirements,
} from './host-requirements'

/** Matches each of these paths. */
const anyOf = (paths: readonly string[]): string =>
  `(?:${[...new Set(paths)].map(literal).join('|')})`

/** A route that adds headers, and lets the next routes decide about the rest. */
const headersRoute = (src: string, headers: Headers) => ({ src, headers, continue: true })

/** A route to a not-found page from decoded paths, which may also be sent in ASCII. */
const notFoundRoute = (paths: readonly string[], end: string, file: string) => ({
  src: `^${anyOf([...paths.map(encodeURI), ...paths])}${end}$`,
  dest: file,
  status: 404,
})

/**
 * The files for Vercel: the folder of its Build Output API, which replaces a vercel.json. Its routes
 * are tried in order: https://vercel.com/docs/build-output-api/configuration
 */
export function buildVercelFiles(requirements: HostRequirements): HostFiles {
  const { moved, notFound, headers, overrides } = requirements
  const immutable = `^(?:${immutableFolder}.*|${immutableScript})$`
  const routes = [
    headersRoute('^/.*$', { ...headers, 'cache-control': cacheControl.changing }),
    ...Object.entries(overrides).map(([path, values]) =>
      headersRoute(`^${literal(path).replace(/\\\*$/, '.*')}$`, values),
    ),
    ...moved.map(({ path, spellings, to }) => ({
      // Patterns may ignore case: an address must not redirect to itself.
      src: `^${anyOf([...spellings, path])}${`${path}/`.toLowerCase() === to ? '' : '/?'}$`,
      status: 301,
      headers: { location: to },
    })),
    ...notFound.map(({ path, file }) => notFoundRoute([file, path], '(?:/|/index\\.html)?', file)),
    // A page has a single address, with a slash at its end; files in .well-known may have no ending.
    { src: '^/(?!\\.well-known/)((?:[^/]+/)*[^/.]+)$', status: 308, headers: { location: '/$1/' } },
    { handle: 'filesystem' },
    ...notFound.map(({ under, file }) => notFoundRoute([under], '.*', file)),
    // Only for addresses with a file, so that no browser keeps a 404 answer.
    { handle: 'hit' },
    // Replaces the headers of earlier routes.
    { ...headersRoute(immutable, { 'cache-control': cacheControl.immutable }), important: true },
  ]
  return {
    folder: '.vercel/output',
    site: 'static',
    files: { 'config.json': `${JSON.stringify({ version: 3, routes }, null, 2)}\n` },
  }
}
