import { changingFiles, immutableFiles } from '../../src/gatsby/node/headers/cache-control'
import type { Redirect } from '../../src/routes/build-redirects'

/** An address that leads to another for good. */
export interface MovedAddress {
  /** Decoded, without a slash at its end: "/case-studies/Menus & Orders". */
  path: string
  /** As browsers send it, percent-encoded in one way or another, without a slash at its end. */
  spellings: string[]
  to: string
}

/** The page that answers addresses without one, with status 404. */
export interface NotFoundPage {
  /** The folder whose addresses it answers: "/case-studies/". */
  under: string
  /** The address of its file: "/case-studies/not-found/index.html". */
  file: string
}

/** What a built site needs from its host, whichever it is. */
export interface SiteNeeds {
  /** The site's own address: "https://www.agency.com". */
  site: string
  moved: MovedAddress[]
  /** The narrowest folder first. */
  notFound: NotFoundPage[]
  /** Addresses of the not-found pages themselves, which answer 404 too; with a slash at the end, a folder. */
  concealed: string[]
  /** The headers of every response, except for cache-control. */
  headers: Readonly<Record<string, string>>
  /** The folder of the editor with the headers that differ there; none for a site without one. */
  editor?: { folder: string; headers: Readonly<Record<string, string>> }
  cacheControl: {
    /** Of pages, page data and everything else that is not immutable. */
    changing: string
    immutable: string
  }
  /** The folder whose files never change. */
  immutableFolder: string
  /** Matches the addresses of scripts with a hash in their names, which never change either. */
  immutableScript: string
  /** The addresses of those scripts. */
  scripts: string[]
}

/** Scripts of the site in its top folder; the hash tells them from those that an agency adds. */
const immutableScript = String.raw`/[\w-]+-[0-9a-f]{20}\.js`

/** Whether an address is that of a script of the site, which never changes. */
export const isImmutableScript = (path: string): boolean =>
  new RegExp(`^${immutableScript}$`).test(path)

interface NeedsSource {
  site: string
  redirects: readonly Redirect[]
  headers: Readonly<Record<string, string>>
  editor?: SiteNeeds['editor']
  /** The paths of the built files: "404.html". */
  files: readonly string[]
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

function listMoved(redirects: readonly Redirect[]): MovedAddress[] {
  const moved = new Map<string, MovedAddress>()
  for (const { from, to, status } of redirects) {
    if (status !== '301') continue
    const spelling = withoutSlash(from)
    const path = decodeURIComponent(spelling)
    const known = moved.get(path) ?? { path, spellings: [], to }
    if (!known.spellings.includes(spelling)) known.spellings.push(spelling)
    moved.set(path, known)
  }
  return [...moved.values()]
}

/** Describes a built site from its redirects, headers and files. */
export function buildSiteNeeds({
  site,
  redirects,
  headers,
  editor,
  files,
}: NeedsSource): SiteNeeds {
  const notFound = redirects
    .filter(({ status }) => status === '404')
    .map(({ from, to }) => ({ under: from.replace(/\*$/, ''), file: `${to}index.html` }))
  return {
    site,
    moved: listMoved(redirects),
    notFound: [...notFound, { under: '/', file: '/404.html' }],
    concealed: redirects
      .filter(({ status }) => status === '404!')
      .map(({ from }) => from.replace(/\*$/, '')),
    headers,
    editor,
    cacheControl: { changing: changingFiles, immutable: immutableFiles },
    immutableFolder: '/static/',
    immutableScript,
    scripts: files.map((file) => `/${file}`).filter(isImmutableScript),
  }
}
