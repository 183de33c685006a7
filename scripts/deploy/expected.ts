import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { listFiles } from '../../plugins/content/node'
import { loadSite } from '../preview/site'

/** The response that an address must have if the published site is the built one. */
export interface Expected {
  /** The address without its origin: "/our-company/". */
  path: string
  status: number
  /** The target, if it redirects. */
  location?: string
  /** The headers that _headers and netlify.toml declare, by lower-case name; redirects have none. */
  headers: Record<string, string>
  /** Identifies the scripts of the response, see scriptsOf. */
  scripts: string[]
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
 * do not exist.
 */
export async function expectedAnswers(folder: string): Promise<Expected[]> {
  const site = await loadSite(folder)
  return pathsIn(folder).map((path) => {
    const { status, location, headers, file } = site.resolve(path)
    const scripts = file ? scriptsOf(path, readFileSync(file, 'utf8')) : []
    return { path, status, location, headers: location === undefined ? headers : {}, scripts }
  })
}
