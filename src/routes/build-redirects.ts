import { pathOfTitle, slugOf, type SlugSettings } from './case-study-path'
import {
  caseStudiesFirstPagePath,
  caseStudiesPath,
  caseStudyNotFoundPath,
  encodePath,
} from './paths'

/** A case study's address, present title and those it once had. */
export interface TitledCaseStudy {
  path: string
  title: string
  formerTitles: readonly string[]
}

/** A line of Netlify's _redirects file. */
export interface Redirect {
  /** The path as a browser sends it, percent-encoded. */
  from: string
  to: string
  /** "!" after a status answers even if a file is at that address. */
  status: '301' | '404' | '404!'
}

/** A title may be typed with "&" as it is or encoded: browsers leave some characters alone. */
const spellings = (title: string): string[] => [
  ...new Set([encodeURIComponent(title), encodeURI(title).replace(/[?#]/g, encodeURIComponent)]),
]

const caseStudyNotFoundFile = `${caseStudyNotFoundPath}index.html`

/** Netlify ignores a rule that leads to itself, so a page's two addresses are answered by each other. */
const caseStudyNotFound: readonly Redirect[] = [
  { from: caseStudiesFirstPagePath, to: caseStudiesPath, status: '301' },
  { from: caseStudyNotFoundFile, to: caseStudyNotFoundPath, status: '404!' },
  { from: `${caseStudyNotFoundPath}*`, to: caseStudyNotFoundFile, status: '404!' },
  { from: `${caseStudiesPath}*`, to: caseStudyNotFoundPath, status: '404' },
]

const notFound: readonly Redirect[] = [
  { from: '/404.html', to: '/404/', status: '404!' },
  { from: '/404/*', to: '/404.html', status: '404!' },
]

/** A page and the addresses that it had before. */
export interface MovedPage {
  path: string
  formerPaths: readonly string[]
}

/**
 * The title of a case study and its former titles, as written and as addresses, lead to its page,
 * former addresses to theirs; every other address under the list of case studies is not found, and
 * neither are those of the not-found page.
 */
export function buildRedirects(
  caseStudies: readonly TitledCaseStudy[],
  settings: SlugSettings,
  pages: readonly MovedPage[] = [],
): Redirect[] {
  const moved = caseStudies.flatMap(({ path, title, formerTitles }): Redirect[] => {
    const to = encodePath(path)
    const titles = [title, ...formerTitles]
    const froms = [
      ...titles.flatMap(spellings).map((spelling) => caseStudiesPath + spelling),
      // The title's own too: the page may have another slug, since lately.
      ...titles
        .filter((each) => slugOf(each, settings))
        .map((each) => encodePath(pathOfTitle(each, settings))),
    ]
    return [...new Set(froms)]
      .filter((from) => `${from}/` !== to && from !== to)
      .map((from) => ({ from, to, status: '301' }))
  })
  return [
    ...moved,
    ...pages.flatMap(({ path, formerPaths }) =>
      formerPaths.map((from): Redirect => ({
        from: encodePath(from),
        to: encodePath(path),
        status: '301',
      })),
    ),
    ...(caseStudies.length > 0 ? caseStudyNotFound : []),
    ...notFound,
  ]
}

const start = '# case studies start'
const end = '# case studies end'

/** Puts the redirects first in a _redirects file, in place of those of an earlier build. */
export function withRedirects(file: string, redirects: readonly Redirect[]): string {
  const rest = file.replace(new RegExp(`${start}[^]*?${end}\n?`), '')
  const lines = redirects.map(({ from, to, status }) => `${from}  ${to}  ${status}`)
  return [start, ...lines, end, rest].join('\n')
}

/** The redirects in a _redirects file, as `withRedirects` has written them. */
export function redirectsIn(file: string): Redirect[] {
  const [, own = ''] = file.split(start)
  const lines = own.split(end)[0]?.match(/^\/.*$/gm) ?? []
  return lines.map((line) => {
    const [from = '', to = '', status] = line.split('  ')
    return { from, to, status: status as Redirect['status'] }
  })
}
