import { textAt } from './pages/content-entry'
import { homePath, ownPath, shippedPaths, sitePaths } from './paths'
import { slugSettings, type SlugSettings } from './slugs'

/** A text of a content file, by the file's path in data/ and a JSON pointer. */
export type TextReference = readonly [file: string, pointer: string]

/** A page with its own file in src/pages/. */
export interface SinglePage {
  /** Its address; in the table, the shipped one. */
  path: string
  /** The heading, in the page's content file; a list of lines is joined. */
  title: TextReference
  /** The kind of page, for its social picture. */
  label?: TextReference
  /** The description, in the page's content file. */
  description?: TextReference
  /** The folder in data/ whose pages it lists; if the folder is empty, the page does not exist. */
  lists?: string
  /** Fields of other files that are only about this page. */
  parts?: readonly TextReference[]
  /** Whether its content file turns the page off. */
  isOff?: (content: unknown) => boolean
  /**
   * `false` for a page that visitors reach only from outside or after an action: search engines
   * must not list it, and content must not link to it.
   */
  listed?: false
}

const overview = (path: string, file: string): SinglePage => ({
  path,
  title: [file, '/title'],
  description: [file, '/seo/description'],
  lists: file.replace('.json', '/'),
})

/**
 * All single pages that the site can have. A new page is one entry here, which also registers its
 * content file.
 */
export const singlePages: readonly SinglePage[] = [
  {
    path: homePath,
    title: ['home.json', '/hero/headline'],
    label: ['home.json', '/seo/title'],
    description: ['home.json', '/seo/description'],
  },
  overview(shippedPaths.caseStudies, 'case-studies.json'),
  overview(shippedPaths.products, 'products.json'),
  overview(shippedPaths.industries, 'industries.json'),
  overview(shippedPaths.services, 'services.json'),
  {
    path: shippedPaths.company,
    title: ['company.json', '/promise'],
    label: ['company.json', '/title'],
    description: ['company.json', '/seo/description'],
  },
  {
    path: shippedPaths.contact,
    title: ['contact.json', '/promise'],
    label: ['contact.json', '/title'],
    description: ['contact.json', '/seo/description'],
  },
  {
    path: shippedPaths.booking,
    title: ['scheduling.json', '/title'],
    label: ['contact.json', '/title'],
    description: ['scheduling.json', '/seo/description'],
    parts: [
      ['contact.json', '/choices/call'],
      ['contact.json', '/form/prefill'],
    ],
    isOff: (content) => textAt(content, '/provider') === 'none',
  },
  {
    path: shippedPaths.estimate,
    title: ['estimate.json', '/promise'],
    label: ['estimate.json', '/title'],
    description: ['estimate.json', '/seo/description'],
    parts: [
      ['contact.json', '/choices/estimate'],
      ['contact.json', '/form/estimate'],
    ],
  },
  { path: shippedPaths.thankYou, title: ['contact.json', '/form/sent/title'], listed: false },
  {
    path: shippedPaths.unsubscribed,
    title: ['status-pages.json', '/unsubscribed/title'],
    listed: false,
  },
]

/** All single pages with their addresses on a site. */
export const singlePagesOf = (settings: SlugSettings): SinglePage[] =>
  singlePages.map((page) => ({ ...page, path: ownPath(page.path, settings) }))

const settingsIn = (files: ReadonlyMap<string, unknown>): SlugSettings =>
  slugSettings(files.get('site.json'))

/**
 * The single pages that the site has: their content file exists, does not turn them off, and their
 * list is not empty. Everything that links to pages uses this.
 * @param files the content by the paths of its files in data/; undefined for a file that cannot be
 * read
 */
export function existingPages(files: ReadonlyMap<string, unknown>): SinglePage[] {
  const folders = new Set([...files.keys()].map((file) => file.replace(/[^/]*$/, '')))
  return singlePagesOf(settingsIn(files)).filter(
    ({ title: [file], lists, isOff }) =>
      files.has(file) && !isOff?.(files.get(file)) && (!lists || folders.has(lists)),
  )
}

/** The addresses of single pages that the site does not have. */
export function absentPaths(files: ReadonlyMap<string, unknown>): Set<string> {
  const existing = new Set(existingPages(files).map(({ path }) => path))
  const settings = settingsIn(files)
  const { caseStudies, caseStudyNotFound } = sitePaths(settings)
  const absent = singlePagesOf(settings)
    .map(({ path }) => path)
    .filter((path) => !existing.has(path))
  return new Set(absent.includes(caseStudies) ? [...absent, caseStudyNotFound] : absent)
}
