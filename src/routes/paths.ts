/** Every URL of the site is built here; each ends with a slash. */

/** A path in ASCII, as browsers send it; what is encoded already stays as it is. */
export const encodePath = (path: string): string => path.replace(/[^\x21-\x7e]+/g, encodeURI)

/**
 * A path as in links from outside the site.
 * @param site the site's own address, with or without a slash at its end
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
/** Where the form is on the contact page: what follows "#". */
export const contactFormId = 'write'
/** The estimate without a service chosen. */
export const estimatePath = '/contact-us/estimate/'
/** What stands for a service in the address of its estimate: "ai-solutions". */
export const serviceKey = (path: string): string => path.split('/').at(-2) ?? ''
/** The estimate of the service with this path. */
export const estimateOf = (path: string): string => `${estimatePath}?service=${serviceKey(path)}`
export const bookingPath = '/contact-us/book-a-call/'
/** Where the contact form leads when it is sent without JavaScript; no page links to it. */
export const thankYouPath = '/contact-us/thank-you/'
/** The editor of the content, which is no page of the site. */
export const editorPath = '/admin/'
export const unsubscribedPath = '/opt-out/unsubscribed/'

/** Every part of the site in every state; exists in develop only. */
export const styleguidePath = '/styleguide/'

/** Served, with status 404, for every unknown address under the case studies. */
export const caseStudyNotFoundPath = '/case-studies/not-found/'

/** Names every case study with what it can be found by; fetched when a visitor filters their list. */
export const caseStudyIndexPath = '/case-studies/index.json'

/** How many case studies one page of their list shows. */
export const caseStudiesPerPage = 24

const caseStudiesByNumber = (page: number): string => `${caseStudiesPath}page/${page}`

/** A page of the list of case studies; the first is the list itself. */
export const caseStudiesPagePath = (page: number): string =>
  page === 1 ? caseStudiesPath : `${caseStudiesByNumber(page)}/`

/** What a visitor who changes the number in the address may try; leads to the list itself. */
export const caseStudiesFirstPagePath = caseStudiesByNumber(1)

/**
 * The page path of a content file: data/industries/retail.json gives /industries/retail/, and
 * data/pages/privacy-policy.json gives /privacy-policy/.
 * @param relativePath path under data/, with forward slashes
 */
export const contentPath = (relativePath: string): string =>
  `/${relativePath.replace(/^pages\//, '').replace(/\.json$/, '')}/`

/** The path one level up: /services/web-development/ of one of its sub-pages; "/" at the top. */
export const parentPath = (path: string): string => path.replace(/[^/]+\/$/, '')

/** The contact page with the form's subject chosen: the path of a service, industry, product or case study. */
export const contactAboutPath = (about: string): string => `${contactPath}?about=${about}`

/**
 * A chat on WhatsApp.
 * @param phone as written: "+1 555 0100"
 */
export const whatsappUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`

/** The folder of the pictures that represent pages in other places, such as a chat. */
export const socialFolder = '/social/'

/** The social picture of a page: /social/services/web-development.png of /services/web-development/. */
export const socialPicturePath = (path: string): string =>
  `${socialFolder}${path.slice(1, -1) || 'home'}.png`

export const sitemapPath = '/sitemap.xml'
export const manifestPath = '/site.webmanifest'
