import { type ContentEntry, textAt, textsOf } from './content-entry'
import { pathOfTitle } from '../page-path'
import { slugOf, slugSettings, type SlugSettings } from '../slugs'
import {
  caseStudiesFirstPagePath,
  caseStudiesPath,
  caseStudyNotFoundPath,
  encodePath,
} from '../paths'

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

const caseStudyNotFoundFile = `${caseStudyNotFoundPath}index.html`

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
const caseStudyNotFound: readonly Redirect[] = [
  { fromPath: caseStudiesFirstPagePath, toPath: caseStudiesPath, statusCode: 301 },
  forced(caseStudyNotFoundFile, caseStudyNotFoundPath),
  forced(`${caseStudyNotFoundPath}*`, caseStudyNotFoundFile),
  { fromPath: `${caseStudiesPath}*`, toPath: caseStudyNotFoundPath, statusCode: 404 },
]

// Without the star Gatsby warns that /404.html is a page too.
const notFound: readonly Redirect[] = [
  forced('/404.html/*', '/404/'),
  forced('/404/*', '/404.html'),
]

/** The former addresses of a case study: each of its titles, as written and as an address. */
function titlesOf(entry: ContentEntry, settings: SlugSettings): string[] {
  const titles = [textAt(entry.content, '/title'), ...textsOf(entry, 'formerTitles')]
  return [
    ...titles.flatMap(normalForms).map((title) => caseStudiesPath + encodeURIComponent(title)),
    // The address derived from the current title too: the page may have another slug by now.
    ...titles
      .filter((title) => slugOf(title, settings))
      .map((title) => encodePath(pathOfTitle(title, settings))),
  ]
}

/**
 * The redirects of all pages. The title of a case study and its former titles, as written and as
 * addresses, redirect to its page, and former addresses to theirs. All other addresses under the
 * list of case studies are not found, and neither are those of the not-found page.
 */
export function buildRedirects(entries: readonly ContentEntry[]): Redirect[] {
  const site = entries.find(({ type }) => type === 'SiteSettings')
  const settings = slugSettings(site?.content)
  const moved = entries.flatMap((entry): Redirect[] => {
    const toPath = encodePath(entry.path)
    const titles = entry.type === 'CaseStudy' ? titlesOf(entry, settings) : []
    const former = textsOf(entry, 'formerPaths').flatMap(normalForms).map(encodePath)
    return [...new Set([...titles, ...former])]
      .filter((fromPath) => `${fromPath}/` !== toPath && fromPath !== toPath)
      .map((fromPath) => ({ fromPath, toPath, statusCode: 301 }))
  })
  const hasCaseStudies = entries.some(({ type }) => type === 'CaseStudy')
  return [...moved, ...(hasCaseStudies ? caseStudyNotFound : []), ...notFound]
}
