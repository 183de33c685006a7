import type { SlugSettings } from './slugs'

/**
 * How addresses are made; each ends with a slash. page-path.ts builds that of the page of a content
 * file, and site-paths.ts has those that pages link to.
 */

/** A path in ASCII, as browsers send it; encoded characters stay unchanged. */
export const encodePath = (path: string): string => path.replace(/[^\x21-\x7e]+/g, encodeURI)

/**
 * A path as a complete URL.
 * @param site the site's own address, with or without a slash at the end
 */
export const absoluteUrl = (site: string, path: string): string =>
  site.replace(/\/$/, '') + encodePath(path)

export const homePath = '/'

/** The shipped addresses of the pages that every site can have. */
export const shippedPaths = {
  caseStudies: '/case-studies/',
  /** The later pages of the list are under it: "/case-studies/page/2/". */
  caseStudiesPage: '/case-studies/page/',
  /** Served with status 404 for all unknown addresses under the case studies. */
  caseStudyNotFound: '/case-studies/not-found/',
  products: '/products/',
  industries: '/industries/',
  services: '/services/',
  company: '/our-company/',
  contact: '/contact-us/',
  /** The estimate page without a selected service. */
  estimate: '/contact-us/estimate/',
  booking: '/contact-us/book-a-call/',
  /** The page shown after the contact form is sent without JavaScript; no page links to it. */
  thankYou: '/contact-us/thank-you/',
  unsubscribed: '/opt-out/unsubscribed/',
}

/** Their addresses on a site. */
export type SitePaths = Readonly<typeof shippedPaths>

/** The segments of a site's addresses that are not the shipped ones. */
export type Segments = Pick<SlugSettings, 'paths'>

const ownSegment = (segment: string, { paths = {} }: Segments): string => paths[segment] ?? segment

/** A shipped address in the site's own segments: "/servicios/" for "/services/". */
export const ownPath = (path: string, settings: Segments): string =>
  path
    .split('/')
    .map((segment) => ownSegment(segment, settings))
    .join('/')

/** The addresses of the pages that every site can have. */
export const sitePaths = (settings: Segments): SitePaths =>
  Object.fromEntries(
    Object.entries(shippedPaths).map(([page, path]) => [page, ownPath(path, settings)]),
  ) as SitePaths

/** The id of the form on the contact page, after "#". */
export const contactFormId = 'write'
/** The name of a service in the address of its estimate: "ai-solutions". */
export const serviceKey = (path: string): string => path.split('/').at(-2) ?? ''
/** The content editor, which is not a page of the site. */
export const editorPath = '/admin/'
/** All parts of the site in all their states; exists only in development. */
export const styleguidePath = '/styleguide/'

/** The number of case studies on a page of their list. */
export const caseStudiesPerPage = 24

/** A page of the list of case studies; page 1 is the list's own address. */
export const caseStudyListPath = (page: number, paths: SitePaths): string =>
  page === 1 ? paths.caseStudies : `${paths.caseStudiesPage}${page}/`

/**
 * The page path of a content file: /industries/retail/ for data/industries/retail.json, and
 * /privacy-policy/ for data/pages/privacy-policy.json.
 * @param relativePath path under data/, with forward slashes
 */
export function contentPath(relativePath: string, settings: Segments): string {
  const [folder = '', ...rest] = relativePath.replace(/\.json$/, '').split('/')
  const isCustom = folder === 'pages' && rest.length > 0
  return `/${[...(isCustom ? [] : [ownSegment(folder, settings)]), ...rest].join('/')}/`
}

/**
 * The path under data/ of the file with a page at an address: industries/retail.json for
 * /industries/retail/. That of a custom page is in pages/.
 */
export function contentFile(path: string, { paths = {} }: Segments): string {
  const [first = '', ...rest] = path.slice(1, -1).split('/')
  const [folder = first] = Object.entries(paths).find(([, own]) => own === first) ?? []
  return `${[folder, ...rest].join('/')}.json`
}

/**
 * The path one level up: /services/web-development/ for one of its sub-pages; "/" at the top level.
 */
export const parentPath = (path: string): string => path.replace(/[^/]+\/$/, '')

/** The folder of the pictures for shared links. */
export const socialFolder = '/social/'

/**
 * The social picture of a page: /social/services/web-development.png for
 * /services/web-development/.
 */
export const socialPicturePath = (path: string): string =>
  `${socialFolder}${path.slice(1, -1) || 'home'}.png`

/**
 * A chat on WhatsApp.
 * @param phone as written: "+1 555 0100"
 */
export const whatsappUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`
