/** A line of Netlify's _redirects file. */
interface Redirect {
  /** The path as a browser sends it, percent-encoded. */
  from: string
  to: string
  /** "!" after a status applies the rule even if there is a file at that address. */
  status: string
}

/** A rule of Netlify's _headers file. */
interface HeaderRule {
  /** "*" at the end stands for any text. */
  path: string
  headers: Readonly<Record<string, string>>
}

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
  /** The folder to whose addresses it applies, decoded: "/case-studies/". */
  under: string
  /** The path of its file: "/case-studies/not-found/index.html". */
  file: string
}

/** What a built site needs from any host. */
export interface HostRequirements {
  /** The site's own address: "https://www.agency.com". */
  site: string
  moved: MovedPath[]
  /** The lines of the owner's own _redirects, as they are written. */
  ownRedirects: readonly string[]
  /** Those of them that are not among `moved`: only Netlify and Cloudflare understand them. */
  otherRules: readonly string[]
  /** The most specific folder first. */
  notFound: NotFoundPage[]
  /**
   * The addresses of the not-found pages themselves, decoded, which also answer 404; with a slash at
   * the end for a folder.
   */
  notFoundPages: string[]
  /** The headers of all responses, except cache-control. */
  headers: Readonly<Record<string, string>>
  /**
   * Headers that replace those of the same name at some addresses; "*" at the end of a path stands
   * for any text.
   */
  overrides: readonly HeaderRule[]
  /** The addresses of the scripts with a hash in their names. */
  scripts: string[]
}

/** The folder whose files never change. */
export const immutableFolder = '/static/'

/**
 * Matches the site's scripts, which never change: the hash in their names distinguishes them from
 * scripts that an agency adds.
 */
export const immutableScript = String.raw`/[\w-]+-[0-9a-f]{20}\.js`

/** Whether an address is that of one of the site's scripts, which never change. */
export const isImmutableScript = (path: string): boolean =>
  new RegExp(`^${immutableScript}$`).test(path)

/** As on Netlify: browsers ask each time whether a page has changed, and keep hashed files for a year. */
export const cacheControl = {
  changing: 'public, max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
}

/** A site that has been built for Netlify. */
interface BuiltSite {
  /** Its own address: "https://www.agency.com". */
  site: string
  /** The text of _redirects. */
  redirects: string
  /** The text of _headers. */
  headers: string
  /** The paths of the built files: "404.html". */
  files: readonly string[]
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

function listMoved(redirects: readonly Redirect[]): MovedPath[] {
  const moved = new Map<string, MovedPath>()
  for (const { from, to, status } of redirects) {
    if (status.replace('!', '') !== '301') continue
    const spelling = withoutSlash(from)
    const path = decodeURIComponent(spelling)
    // Browsers do not encode "&", for example, in an address that is typed.
    const typed = encodeURI(path).replace(/[?#]/g, encodeURIComponent)
    const known = moved.get(path)?.spellings ?? []
    moved.set(path, { path, spellings: [...new Set([...known, spelling, typed])], to })
  }
  return [...moved.values()]
}

/** The lines of a _redirects file: what Netlify's adapter has written, and the owner's own. */
function splitRedirects(file: string): { site: string[]; own: string[] } {
  const [block = '', inner] =
    /# gatsby-adapter-netlify start\n([^]*?)# gatsby-adapter-netlify end\n?/.exec(file) ?? []
  const rules = (text: string): string[] => text.match(/^[^\s#].*$/gm) ?? []
  return inner === undefined
    ? { site: rules(file), own: [] }
    : { site: rules(inner), own: rules(file.replace(block, '')) }
}

/** The redirect in a line of a _redirects file. */
function redirectIn(line: string): Redirect {
  const [from = '', to = '', status = '301'] = line.trim().split(/\s+/)
  return { from, to, status }
}

/** Whether each host can have a redirect: a permanent one of a single address. */
const isSimple = ({ from, to, status }: Redirect): boolean =>
  /^\/(?:[^*:%]|%[0-9a-f]{2})*$/i.test(from) && !/[*:](?!\/\/)/.test(to) && /^301!?$/.test(status)

/** The rules in a _headers file, without those for caching. */
function headerRulesIn(file: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  let rule: (typeof rules)[number] | undefined
  for (const line of file.split('\n')) {
    // A path may have rules of the owner and of the site.
    if (line.startsWith('/')) {
      const path = line.trim()
      rule = rules.find((each) => each.path === path)
      if (!rule) rules.push((rule = { path, headers: {} }))
    }
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (rule && name !== undefined && value !== undefined && name !== 'cache-control')
      rule.headers[name] = value
  }
  return rules.filter(({ headers }) => Object.keys(headers).length > 0)
}

/** Describes a built site from its redirects, headers and files. */
export function buildHostRequirements({
  site,
  redirects,
  headers,
  files,
}: BuiltSite): HostRequirements {
  const lines = splitRedirects(redirects)
  const rules = lines.site.map(redirectIn)
  const isMoved = (line: string): boolean => isSimple(redirectIn(line))
  const headerRules = headerRulesIn(headers)
  const notFound = rules
    .filter(({ status }) => status === '404')
    .map(({ from, to }) => ({
      under: decodeURI(from).replace(/\*$/, ''),
      file: `${decodeURI(to)}index.html`,
    }))
  return {
    site,
    // Of two with one address the owner's applies, as in the file.
    moved: listMoved([...rules, ...lines.own.filter(isMoved).map(redirectIn)]),
    ownRedirects: lines.own,
    otherRules: lines.own.filter((line) => !isMoved(line)),
    notFound: [...notFound, { under: '/', file: '/404.html' }],
    notFoundPages: rules
      .filter(({ status }) => status === '404!')
      .map(({ from }) => decodeURI(from).replace(/(?<=\.html)\/\*$|\*$/, '')),
    headers: headerRules.find(({ path }) => path === '/*')?.headers ?? {},
    overrides: headerRules.filter(({ path }) => path !== '/*'),
    scripts: files.map((file) => `/${file}`).filter(isImmutableScript),
  }
}
