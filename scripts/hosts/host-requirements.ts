import { changingFiles, immutableFiles } from '../../src/gatsby/node/headers/cache-control'
import type { Redirect } from '../../src/content/core/pages/build-redirects'

/** A permanent redirect. */
export interface MovedPath {
  /** The source, decoded, without a slash at the end: "/case-studies/Menus & Orders". */
  path: string
  /**
   * The source as browsers send it, percent-encoded in different ways, without a slash at the end.
   */
  spellings: string[]
  to: string
}

/** The page that is shown, with status 404, for addresses that do not exist. */
export interface NotFoundPage {
  /** The folder to whose addresses it applies: "/case-studies/". */
  under: string
  /** The path of its file: "/case-studies/not-found/index.html". */
  file: string
}

/** What a built site needs from any host. */
export interface HostRequirements {
  /** The site's own address: "https://www.agency.com". */
  site: string
  moved: MovedPath[]
  /** The most specific folder first. */
  notFound: NotFoundPage[]
  /**
   * The addresses of the not-found pages themselves, which also answer 404; with a slash at the end
   * for a folder.
   */
  notFoundPages: string[]
  /** The headers of all responses, except cache-control. */
  headers: Readonly<Record<string, string>>
  /**
   * Headers that replace those of the same name at some addresses; "*" at the end of a path stands
   * for any text.
   */
  overrides: readonly { path: string; headers: Readonly<Record<string, string>> }[]
  cacheControl: {
    /** For pages, page data and everything else that is not immutable. */
    changing: string
    immutable: string
  }
  /** The folder whose files never change. */
  immutableFolder: string
  /** Matches the addresses of scripts with a hash in their names, which never change. */
  immutableScript: string
  /** The addresses of those scripts. */
  scripts: string[]
}

/**
 * The site's scripts in the top folder; the hash distinguishes them from scripts that an agency
 * adds.
 */
const immutableScript = String.raw`/[\w-]+-[0-9a-f]{20}\.js`

/** Whether an address is that of one of the site's scripts, which never change. */
export const isImmutableScript = (path: string): boolean =>
  new RegExp(`^${immutableScript}$`).test(path)

interface RequirementsSource {
  site: string
  redirects: readonly Redirect[]
  headers: Readonly<Record<string, string>>
  overrides?: HostRequirements['overrides']
  /** The paths of the built files: "404.html". */
  files: readonly string[]
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

function listMoved(redirects: readonly Redirect[]): MovedPath[] {
  const moved = new Map<string, MovedPath>()
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
export function buildHostRequirements({
  site,
  redirects,
  headers,
  overrides = [],
  files,
}: RequirementsSource): HostRequirements {
  const notFound = redirects
    .filter(({ status }) => status === '404')
    .map(({ from, to }) => ({ under: from.replace(/\*$/, ''), file: `${to}index.html` }))
  return {
    site,
    moved: listMoved(redirects),
    notFound: [...notFound, { under: '/', file: '/404.html' }],
    notFoundPages: redirects
      .filter(({ status }) => status === '404!')
      .map(({ from }) => from.replace(/\*$/, '')),
    headers,
    overrides,
    cacheControl: { changing: changingFiles, immutable: immutableFiles },
    immutableFolder: '/static/',
    immutableScript,
    scripts: files.map((file) => `/${file}`).filter(isImmutableScript),
  }
}
