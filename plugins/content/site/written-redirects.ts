import { toObject } from '../collections'
import { encodePath, withoutQuery } from './addresses'
import { decodeLetters, normalAddress, spellingsOf } from '../text/normal-form'
import { parseUrl } from '../text/parse-url'
import { canonicalAddress, parseRedirectSource, writtenQueries } from './redirect-source'
import type { Redirect } from './redirects'

/** The file with the redirects of former addresses that no page names, such as those of another site. */
export const redirectsFile = 'redirects.json'

/** A redirect as its file has it. */
export interface WrittenRedirect {
  /** A path with a query if needed, or a folder with everything in it: "/?p=12", "/blog/*". */
  from: string
  /** A page or an https address. */
  to: string
}

/** The redirects in the content of their file; none if there is no such file. */
export const redirectsIn = (content: unknown): readonly WrittenRedirect[] => {
  const { redirects = [] } = toObject(content)
  return redirects as readonly WrittenRedirect[]
}

const isFolder = (from: string): boolean => from.endsWith('*')

/** Whether a folder, "/blog/*", has an address in it. */
const hasAddress = (folder: string, address: string): boolean =>
  `${canonicalAddress(withoutQuery(address))}/`.startsWith(
    `${canonicalAddress(folder.slice(0, -1))}/`,
  )

/** Whether an address, a path with a query if it has one, is redirected. */
export function isRedirected(address: string, redirects: readonly WrittenRedirect[]): boolean {
  const whole = canonicalAddress(address)
  const path = canonicalAddress(withoutQuery(address))
  return redirects.some(({ from }) =>
    isFolder(from)
      ? hasAddress(from, address)
      : canonicalAddress(from) === (from.includes('?') ? whole : path),
  )
}

/**
 * Returns what finds the file that Netlify sends for an address: also without "index.html" or
 * ".html" at its end.
 * @param files their paths in the built site
 */
export function fileFinder(files: Iterable<string>): (address: string) => string | undefined {
  const byAddress = new Map(
    [...files].flatMap((path) =>
      [path, path.replace(/(?:(?<=\/)index)?\.html$/, '')].map((address) => [
        canonicalAddress(address),
        path,
      ]),
    ),
  )
  return (address) => {
    const path = withoutQuery(address)
    const file = byAddress.get(canonicalAddress(path))
    return path.endsWith('/') && !file?.endsWith('.html') ? undefined : file
  }
}

/** The paths of the files of pages in the built site. */
export const pageFiles = (paths: Iterable<string>): string[] =>
  [...paths].map((path) => `${path}index.html`)

/** The lines of a redirect, and what decides about their place. */
interface Lines {
  /** A folder is after what is in it, and a path after the same one with a query. */
  rank: number
  length: number
  lines: string[]
}

/** A redirect with the lines that Netlify reads, one for each spelling of its letters. */
function linesOf({ from, to }: WrittenRedirect): Lines[] {
  const target = parseUrl(to)?.href ?? encodePath(normalAddress(to))
  const sources = spellingsOf(decodeLetters(from)).flatMap((spelling) => {
    const source = parseRedirectSource(spelling)
    return 'problem' in source ? [] : [source]
  })
  const [source] = sources
  if (!source) return []
  // Netlify ignores a rule that leads to itself; ":any" stands for one more part of an address.
  const leadsToItself =
    isFolder(from) && canonicalAddress(to) === canonicalAddress(from.slice(0, -1))
  const inFolder = leadsToItself ? ':any/*' : '*'
  const lines = sources.flatMap(({ path, isFolder: isWhole, query }) =>
    query.length > 0
      ? writtenQueries(query).map((written) => `${path} ${written} ${target} 301!`)
      : [`${path}${isWhole ? inFolder : ''} ${target} 301`],
  )
  const rank = source.isFolder ? 1 : -source.query.length
  return [{ rank, length: source.path.length, lines }]
}

/** The path of a file as browsers send it. */
const encodeFile = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The lines of the other spellings in which browsers may ask for a file. */
const linesOfFile = (path: string): Lines => ({
  rank: 0,
  length: path.length,
  lines: spellingsOf(path)
    .filter((spelling) => spelling !== path)
    .map((spelling) => `${encodeFile(spelling)} ${encodeFile(path)} 301`),
})

/** The lines of those redirects of pages that folders would cover. */
const linesWithin = (folders: readonly string[], ofPages: readonly Redirect[]): Lines[] =>
  ofPages.flatMap(({ fromPath, toPath, statusCode, force }) => {
    const path = fromPath.replace(/\*$/, '')
    const isCovered = folders.some(
      (folder) =>
        hasAddress(folder, path) &&
        !(isFolder(fromPath) && canonicalAddress(folder) === canonicalAddress(fromPath)),
    )
    if (!isCovered) return []
    const lines = [`${fromPath} ${toPath} ${statusCode}${force ? '!' : ''}`]
    return [{ rank: isFolder(fromPath) ? 1 : 0, length: path.length, lines }]
  })

/**
 * The lines of the file _redirects, each before those that would cover it: "/ p=12 /services/ 301!".
 * With a query, also an address whose path is that of a page is redirected.
 * @param redirects with their addresses as they were typed, which are redirected in that spelling too
 * @param ofPages the redirects that follow in the file, of which those in a folder come before it
 * @param files the addresses of the files in static/
 */
export function redirectLines(
  redirects: readonly WrittenRedirect[],
  ofPages: readonly Redirect[],
  files: readonly string[] = [],
): string[] {
  const folders = redirects.map(({ from }) => from).filter(isFolder)
  return [
    ...redirects.flatMap(linesOf),
    ...files.map(linesOfFile),
    ...linesWithin(folders, ofPages),
  ]
    .sort((a, b) => a.rank - b.rank || b.length - a.length)
    .flatMap(({ lines }) => lines)
}
