import { pathOfTitle, slugOf, type SlugSettings } from '../slugs'
import {
  caseStudiesFirstPagePath,
  caseStudiesPath,
  caseStudyNotFoundPath,
  encodePath,
} from '../paths'

/** The address, title and former titles of a case study. */
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
  /** "!" after a status applies the rule even if there is a file at that address. */
  status: '301' | '404' | '404!'
}

/** A text with its accents as part of the letters, and as characters of their own. */
const normalForms = (text: string): string[] => [
  ...new Set([text.normalize('NFC'), text.normalize('NFD')]),
]

/**
 * A title may be typed with "&" as it is or encoded, because browsers do not encode some
 * characters.
 */
const spellings = (title: string): string[] =>
  normalForms(title).flatMap((text) => [
    ...new Set([encodeURIComponent(text), encodeURI(text).replace(/[?#]/g, encodeURIComponent)]),
  ])

const caseStudyNotFoundFile = `${caseStudyNotFoundPath}index.html`

/**
 * Netlify ignores a rule that leads to itself, so each of a page's two addresses is the target of
 * the rule for the other.
 */
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

/** A page and its former addresses. */
export interface MovedPage {
  path: string
  formerPaths: readonly string[]
}

/**
 * The redirects of all pages. The title of a case study and its former titles, as written and as
 * addresses, redirect to its page, and former addresses to theirs. All other addresses under the
 * list of case studies are not found, and neither are those of the not-found page.
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
      // The address derived from the current title too: the page may have another slug by now.
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
      formerPaths
        .flatMap(normalForms)
        .map((from): Redirect => ({ from: encodePath(from), to: encodePath(path), status: '301' })),
    ),
    ...(caseStudies.length > 0 ? caseStudyNotFound : []),
    ...notFound,
  ]
}

const start = '# redirects of the content start'
const end = '# redirects of the content end'

/** Adds the redirects at the start of a _redirects file, and removes those of an earlier build. */
export function withRedirects(file: string, redirects: readonly Redirect[]): string {
  const rest = file.replace(new RegExp(`${start}[^]*?${end}\n?`), '')
  const lines = redirects.map(({ from, to, status }) => `${from}  ${to}  ${status}`)
  return [start, ...lines, end, rest].join('\n')
}
