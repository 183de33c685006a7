import { caseStudyPath } from './case-study-path'
import { caseStudiesFirstPagePath, caseStudiesPath, caseStudyNotFoundPath } from './paths'

/** A case study's present title and those it once had. */
export interface TitledCaseStudy {
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
 * Titles as written and former titles lead to the case study, former addresses to their page; every
 * other address under the case studies is not found, and neither are the addresses of the not-found page.
 */
export function buildRedirects(
  caseStudies: readonly TitledCaseStudy[],
  pages: readonly MovedPage[] = [],
): Redirect[] {
  const moved = caseStudies.flatMap(({ title, formerTitles }): Redirect[] => {
    const to = caseStudyPath(title)
    const froms = [
      ...[title, ...formerTitles].flatMap(spellings).map((spelling) => caseStudiesPath + spelling),
      ...formerTitles.map(caseStudyPath),
    ]
    return [...new Set(froms)]
      .filter((from) => `${from}/` !== to && from !== to)
      .map((from) => ({ from, to, status: '301' }))
  })
  return [
    ...moved,
    ...pages.flatMap(({ path, formerPaths }) =>
      formerPaths.map((from): Redirect => ({ from, to: path, status: '301' })),
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
