import { toContent } from '../collections'
import { encodePath, withoutQuery } from './addresses'

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
  const { redirects = [] } = toContent(content)
  return redirects as readonly WrittenRedirect[]
}

const isFolder = (from: string): boolean => from.endsWith('*')

/** Whether an address, a path with a query if it has one, is redirected. */
export const isRedirected = (address: string, redirects: readonly WrittenRedirect[]): boolean =>
  redirects.some(({ from }) =>
    isFolder(from)
      ? withoutQuery(address).startsWith(from.slice(0, -1))
      : from === (from.includes('?') ? address : withoutQuery(address)),
  )

/** A folder after what is in it, and a path after the same one with a query. */
const rank = ({ from }: WrittenRedirect): number =>
  isFolder(from) ? 2 : from.includes('?') ? 0 : 1

/**
 * The lines of the file _redirects, each before those that would cover it: "/ p=12 /services/ 301!".
 * With a query, also an address whose path is that of a page is redirected.
 */
export const redirectLines = (redirects: readonly WrittenRedirect[]): string[] =>
  redirects
    .toSorted((a, b) => rank(a) - rank(b) || b.from.length - a.from.length)
    .map(({ from, to }) => {
      const [, query] = from.split('?')
      const path = encodePath(withoutQuery(from))
      const target = to.startsWith('/') ? encodePath(to) : to
      return query === undefined
        ? `${path} ${target} 301`
        : `${path} ${query.split('&').join(' ')} ${target} 301!`
    })
