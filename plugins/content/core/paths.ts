/**
 * The URLs of the pages that every site has, and of the folders of the others; each ends with a
 * slash. page-path.ts builds the address of the page of a content file.
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
export const caseStudiesPath = '/case-studies/'
export const productsPath = '/products/'
export const industriesPath = '/industries/'
export const servicesPath = '/services/'
export const companyPath = '/our-company/'
export const contactPath = '/contact-us/'
/** The id of the form on the contact page, after "#". */
export const contactFormId = 'write'
/** The estimate page without a selected service. */
export const estimatePath = '/contact-us/estimate/'
/** The name of a service in the address of its estimate: "ai-solutions". */
export const serviceKey = (path: string): string => path.split('/').at(-2) ?? ''
/** The estimate of the service with this path. */
export const estimateOf = (path: string): string => `${estimatePath}?service=${serviceKey(path)}`
export const bookingPath = '/contact-us/book-a-call/'
/** The page shown after the contact form is sent without JavaScript; no page links to it. */
export const thankYouPath = '/contact-us/thank-you/'
/** The content editor, which is not a page of the site. */
export const editorPath = '/admin/'
export const unsubscribedPath = '/opt-out/unsubscribed/'

/** All parts of the site in all their states; exists only in development. */
export const styleguidePath = '/styleguide/'

/** Served with status 404 for all unknown addresses under the case studies. */
export const caseStudyNotFoundPath = '/case-studies/not-found/'

/** The number of case studies on a page of their list. */
export const caseStudiesPerPage = 24

const caseStudiesByNumber = (page: number): string => `${caseStudiesPath}page/${page}`

/** A page of the list of case studies; page 1 is the list's own address. */
export const caseStudiesPagePath = (page: number): string =>
  page === 1 ? caseStudiesPath : `${caseStudiesByNumber(page)}/`

/** The address of page 1 as a visitor may type it; it redirects to the list. */
export const caseStudiesFirstPagePath = caseStudiesByNumber(1)

/**
 * The page path of a content file: /industries/retail/ for data/industries/retail.json, and
 * /privacy-policy/ for data/pages/privacy-policy.json.
 * @param relativePath path under data/, with forward slashes
 */
export const contentPath = (relativePath: string): string =>
  `/${relativePath.replace(/^pages\//, '').replace(/\.json$/, '')}/`

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
 * The contact page with a subject selected: the path of a service, industry, product or case study.
 */
export const contactAboutPath = (about: string): string => `${contactPath}?about=${about}`

/**
 * A chat on WhatsApp.
 * @param phone as written: "+1 555 0100"
 */
export const whatsappUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`
