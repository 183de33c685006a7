import { toObject } from '../collections'
import { encodePath, withoutQuery } from './addresses'
import { spellingsOf } from '../text/normal-form'
import { parseUrl } from '../text/parse-url'
import { canonicalAddress, parseRedirectSource } from './redirect-source'

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

/** Whether an address, a path with a query if it has one, is redirected. */
export function isRedirected(address: string, redirects: readonly WrittenRedirect[]): boolean {
  const whole = canonicalAddress(address)
  return redirects.some(({ from }) =>
    isFolder(from)
      ? withoutQuery(whole).startsWith(canonicalAddress(from.slice(0, -1)))
      : canonicalAddress(from) === (from.includes('?') ? whole : withoutQuery(whole)),
  )
}

/** A redirect with the lines that Netlify reads, one for each spelling of its letters. */
function linesOf({
  from,
  to,
}: WrittenRedirect): { rank: number; length: number; lines: string[] }[] {
  const target = parseUrl(to)?.href ?? encodePath(to)
  const spellings = spellingsOf(from).map(parseRedirectSource)
  const sources = spellings.filter((source) => typeof source !== 'string')
  const [source] = sources
  if (!source) return []
  const lines = sources.map(({ path, isFolder: isWhole, query }) =>
    query.length > 0
      ? `${path} ${query.map((parameter) => parameter.join('=')).join(' ')} ${target} 301!`
      : `${path}${isWhole ? '*' : ''} ${target} 301`,
  )
  // A folder after what is in it, and a path after the same one with a query.
  const rank = source.isFolder ? 1 : -source.query.length
  return [{ rank, length: from.length, lines }]
}

/**
 * The lines of the file _redirects, each before those that would cover it: "/ p=12 /services/ 301!".
 * With a query, also an address whose path is that of a page is redirected.
 */
export const redirectLines = (redirects: readonly WrittenRedirect[]): string[] =>
  redirects
    .flatMap(linesOf)
    .sort((a, b) => a.rank - b.rank || b.length - a.length)
    .flatMap(({ lines }) => lines)
