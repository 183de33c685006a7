import { type ContentEntry, settingsOf, textAt, textsOf } from './content-entry'
import { pathOfTitle } from '../page-path'
import { slugOf, type SlugSettings } from '../slugs'
import { encodePath, sitePaths } from '../paths'
import { listPages } from './page-registry'

/** The arguments of Gatsby's createRedirect; paths are percent-encoded, as browsers send them. */
export interface Redirect {
  fromPath: string
  toPath: string
  statusCode: 301 | 404
  /** Whether the rule applies even if there is a file at that address. */
  force?: true
}

/** A text with its accents as part of the letters, and as characters of their own. */
const normalForms = (text: string): string[] => [text.normalize('NFC'), text.normalize('NFD')]

const forced = (fromPath: string, toPath: string): Redirect => ({
  fromPath,
  toPath,
  statusCode: 404,
  force: true,
})

/**
 * Netlify ignores a rule that leads to itself, so each of a page's two addresses is the target of
 * the rule for the other.
 */
function caseStudyNotFound(settings: SlugSettings): Redirect[] {
  const paths = sitePaths(settings)
  const list = encodePath(paths.caseStudies)
  const page = encodePath(paths.caseStudyNotFound)
  const file = `${page}index.html`
  return [
    // Page 1 of the list, as a visitor may type it.
    { fromPath: `${encodePath(paths.caseStudiesPage)}1`, toPath: list, statusCode: 301 },
    forced(file, page),
    forced(`${page}*`, file),
    { fromPath: `${list}*`, toPath: page, statusCode: 404 },
  ]
}

// Without the star Gatsby warns that /404.html is a page too.
const notFound: readonly Redirect[] = [
  forced('/404.html/*', '/404/'),
  forced('/404/*', '/404.html'),
]

/** The former addresses of a case study: each of its titles, as written and as an address. */
function titlesOf(entry: ContentEntry, settings: SlugSettings): string[] {
  const titles = [textAt(entry.content, '/title'), ...textsOf(entry, 'formerTitles')]
  const list = encodePath(sitePaths(settings).caseStudies)
  return [
    ...titles.flatMap(normalForms).map((title) => list + encodeURIComponent(title)),
    // The address derived from the current title too: the page may have another slug by now.
    ...titles
      .filter((title) => slugOf(title, settings))
      .map((title) => encodePath(pathOfTitle(title, settings))),
  ]
}

/** A beginning of addresses that has changed; see `formerPaths` in site.json. */
interface FormerPath {
  from: string
  to: string
}

/**
 * The same address before each of the changes, encoded.
 * @param former the changes, the latest one last
 */
const formerPathsOf = (path: string, former: readonly FormerPath[]): string[] =>
  former.toReversed().reduce<string[]>(
    (paths, { from, to }) => {
      const after = encodePath(to)
      const below = paths.filter((each) => each.startsWith(after))
      return [
        ...paths,
        ...normalForms(from).flatMap((before) =>
          below.map((each) => encodePath(before) + each.slice(after.length)),
        ),
      ]
    },
    [path],
  )

/**
 * The redirects of all pages. The title of a case study and its former titles, as written and as
 * addresses, redirect to its page, and former addresses to theirs. All other addresses under the
 * list of case studies are not found, and neither are those of the not-found page.
 */
export function buildRedirects(entries: readonly ContentEntry[]): Redirect[] {
  const settings = settingsOf(entries)
  const site = entries.find(({ type }) => type === 'SiteSettings')
  const changes = (site?.content.formerPaths ?? []) as FormerPath[]
  const entryAt = new Map(entries.map((entry) => [entry.path, entry]))
  const pages = listPages(entries).map(({ path }) => path)
  const present = new Set(pages.map(encodePath))
  const moved = pages.flatMap((path): Redirect[] => {
    const toPath = encodePath(path)
    const entry = entryAt.get(path)
    const titles = entry?.type === 'CaseStudy' ? titlesOf(entry, settings) : []
    const own = entry ? textsOf(entry, 'formerPaths').flatMap(normalForms).map(encodePath) : []
    const former = [toPath, ...titles, ...own].flatMap((each) => formerPathsOf(each, changes))
    return [...new Set(former)]
      .filter((fromPath) => !present.has(fromPath) && !present.has(`${fromPath}/`))
      .map((fromPath) => ({ fromPath, toPath, statusCode: 301 }))
  })
  const hasCaseStudies = entries.some(({ type }) => type === 'CaseStudy')
  return [...moved, ...(hasCaseStudies ? caseStudyNotFound(settings) : []), ...notFound]
}
