import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { listFiles } from '../../plugins/content/node'
import type { HostName } from '../../plugins/hosts'
import { loadSite } from '../preview/site'

const isNotFoundPage = (path: string): boolean => /^\/404(?:\.html|\/)$/.test(path)

/**
 * The response that a host must give at an address, derived from Netlify's. Hosts differ only in
 * what docs/hosting.md lists; undefined if the host cannot be checked there.
 */
export function expectedFor(host: HostName, expected: Expected): Expected | undefined {
  const { path, status, location, headers } = expected
  if (host === 'cloudflare') {
    // The file is an address too, and a not-found response is never cached by browsers.
    if (isNotFoundPage(path)) return undefined
    const { 'cache-control': _cached, ...others } = headers
    return status === 404 ? { ...expected, headers: others } : expected
  }
  if (host === 'static') {
    // Pages are files like any other, and the server decides about headers.
    if (status === 404 && !path.includes('no-such')) return undefined
    const sent = { ...expected, headers: {} }
    // A page replaces the redirect.
    if (location !== undefined) return { ...sent, path: `${path.replace(/\/$/, '')}/`, status: 200 }
    return status === 404 ? { ...sent, scripts: undefined } : sent
  }
  return expected
}

/** The response that an address must have if the published site is the built one. */
export interface Expected {
  /** The address without its origin: "/our-company/". */
  path: string
  status: number
  /** The target, if it redirects. */
  location?: string
  /** The headers that _headers and netlify.toml declare, by lower-case name; redirects have none. */
  headers: Record<string, string>
  /** Identifies the scripts of the response, see scriptsOf; undefined if any page is accepted. */
  scripts?: string[]
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * For a page, the address of each script and the hash of each inline one; for a script, its hash.
 */
export const scriptsOf = (path: string, text: string): string[] =>
  path.endsWith('.js')
    ? [hashOf(text)]
    : parse(text)
        .querySelectorAll('script')
        .map((script) => script.getAttribute('src') ?? hashOf(script.textContent))

/**
 * The addresses to request: pages, page data and redirects; the scripts and fonts of this build, which
 * _headers lists, because those of earlier builds stay in the folder; and addresses that do not exist,
 * one outside of all folders and one in each folder with a not-found page.
 */
function pathsIn(folder: string): string[] {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
  const pages = listFiles(folder)
    .filter((file) => /(?:^|\/)index\.html$|^page-data\/.*\.json$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
  const hashed = read('_headers').match(/^\/.*\.(?:js|woff2)$/gm) ?? []
  const redirected = read('_redirects').match(/^\/[^\s*:]*(?=\s)/gm) ?? []
  const notFound = [...read('_redirects').matchAll(/^(\/\S*)\*\s+\S+\s+404$/gm)]
  return [
    ...[...pages, ...hashed].sort(),
    ...redirected,
    ...['/', ...notFound.map(([, path = '']) => path)].map((path) => `${path}no-such-page/`),
  ]
}

/**
 * The expected responses of all pages, scripts and redirects in a built folder, and of addresses that
 * do not exist, on Netlify or on another host.
 */
export async function expectedAnswers(
  folder: string,
  host: HostName = 'netlify',
): Promise<Expected[]> {
  const site = await loadSite(folder)
  const answers = pathsIn(folder).map((path): Expected => {
    const { status, location, headers, file } = site.resolve(path)
    const scripts = file ? scriptsOf(path, readFileSync(file, 'utf8')) : []
    return { path, status, location, headers: location === undefined ? headers : {}, scripts }
  })
  return answers.flatMap((answer) => expectedFor(host, answer) ?? [])
}
