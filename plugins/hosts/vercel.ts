import type { HostFiles } from './host-files'
import {
  cacheControl,
  immutableFolder,
  immutableScript,
  type HostRequirements,
} from './host-requirements'

/** A route of Vercel's Build Output API: https://vercel.com/docs/build-output-api/configuration */
export type VercelRoute =
  | { handle: 'filesystem' | 'hit' }
  | {
      src: string
      dest?: string
      status?: number
      headers?: Readonly<Record<string, string>>
      continue?: true
      /** Whether its headers replace those of earlier routes. */
      important?: true
    }

const folder = '.vercel/output'

/** A regular expression that matches only this text. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The same for a path in ASCII or as it is read. */
const spelled = (path: string): string =>
  encodeURI(path) === path ? literal(path) : `(?:${literal(encodeURI(path))}|${literal(path)})`

/** Vercel's routes, which are tried in order. */
export function buildVercelRoutes(requirements: HostRequirements): VercelRoute[] {
  const { moved, notFound, notFoundPages, headers, overrides } = requirements
  const pageOf = (path: string): string =>
    notFound.find(({ under }) => path.startsWith(under))?.file ?? ''
  return [
    {
      src: '^/.*$',
      headers: { ...headers, 'cache-control': cacheControl.changing },
      continue: true,
    },
    ...overrides.map((override) => ({
      src: `^${literal(override.path).replace(/\\\*$/, '.*')}$`,
      headers: override.headers,
      continue: true as const,
    })),
    ...moved.map(({ path, spellings, to }) => ({
      // Patterns may ignore case: an address must not redirect to itself.
      src: `^(?:${[...new Set([...spellings, path])].map(literal).join('|')})${`${path}/`.toLowerCase() === to ? '' : '/?'}$`,
      status: 301,
      headers: { location: to },
    })),
    ...notFoundPages.map((path) => ({
      src: path.endsWith('/') ? `^${spelled(path)}?(?:index\\.html)?$` : `^${spelled(path)}$`,
      dest: pageOf(path),
      status: 404,
    })),
    // A page has a single address, with a slash at its end; files in .well-known may have no ending.
    {
      src: '^/(?!\\.well-known/)((?:[^/]+/)*[^/.]+)$',
      status: 308,
      headers: { location: '/$1/' },
    },
    { handle: 'filesystem' },
    ...notFound.map(({ under, file }) => ({
      src: `^${spelled(under)}.*$`,
      dest: file,
      status: 404,
    })),
    // Only for addresses with a file, so that no browser keeps a 404 answer.
    { handle: 'hit' },
    {
      src: `^(?:${immutableFolder}.*|${immutableScript})$`,
      headers: { 'cache-control': cacheControl.immutable },
      continue: true,
      important: true,
    },
  ]
}

/** The files for Vercel: the folder of its Build Output API, which replaces a vercel.json. */
export const buildVercelFiles = (requirements: HostRequirements): HostFiles => ({
  folder: `${folder}/static`,
  files: {
    [`${folder}/config.json`]: `${JSON.stringify({ version: 3, routes: buildVercelRoutes(requirements) }, null, 2)}\n`,
  },
})
