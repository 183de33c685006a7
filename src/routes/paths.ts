import slugify from 'slugify'

/** Every URL of the site is built here; each ends with a slash. */

export const homePath = '/'
export const caseStudiesPath = '/case-studies/'
export const productsPath = '/products/'
export const industriesPath = '/industries/'
export const servicesPath = '/services/'
export const companyPath = '/our-company/'
export const contactPath = '/contact-us/'
export const bookingPath = '/contact-us/book-a-call/'
/** Where the contact form leads when it is sent without JavaScript; no page links to it. */
export const thankYouPath = '/contact-us/thank-you/'
export const unsubscribedPath = '/opt-out/unsubscribed/'

/** Every part of the site in every state; exists in develop only. */
export const styleguidePath = '/styleguide/'

/** Served, with status 404, for every unknown address below the case studies. */
export const caseStudyNotFoundPath = '/case-studies/not-found/'

/** A title as it stands in an address: "Menus & Orders" gives "menus-and-orders"; "" when nothing is left. */
export const slugOf = (title: string): string => slugify(title, { lower: true, strict: true })

export const caseStudyPath = (title: string): string => `${caseStudiesPath}${slugOf(title)}/`

/** Names every case study with what it can be found by; fetched when a visitor filters their list. */
export const caseStudyIndexPath = '/case-studies/index.json'

/** How many case studies one page of their list shows. */
export const caseStudiesPerPage = 24

/** A page of the list of case studies; the first is the list itself. */
export const caseStudiesPagePath = (page: number): string =>
  page === 1 ? caseStudiesPath : `${caseStudiesPath}page/${page}/`

/**
 * The page path of a content file: data/industries/retail.json gives /industries/retail/.
 * @param relativePath path below data/, with forward slashes
 */
export const contentPath = (relativePath: string): string =>
  `/${relativePath.replace(/\.json$/, '')}/`

/** The path one level up: /services/web-development/ of one of its sub-pages; "/" at the top. */
export const parentPath = (path: string): string => path.replace(/[^/]+\/$/, '')

/** The contact page with the form's subject chosen: the path of a service, industry, product or case study. */
export const contactAboutPath = (about: string): string => `${contactPath}?about=${about}`
