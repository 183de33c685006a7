import { listPath, shippedPageSegment } from '../../plugins/content'

/** The addresses that code links to; those of content are derived from its files. */

/** The shipped addresses; data/site.json can replace each of their segments. */
export const addresses = {
  caseStudies: '/case-studies/',
  /** Served with status 404 for all unknown addresses under the case studies. */
  caseStudyNotFound: '/case-studies/not-found/',
  products: '/products/',
  industries: '/industries/',
  services: '/services/',
  articles: '/articles/',
  company: '/our-company/',
  contact: '/contact-us/',
  /** The estimate page without a selected service. */
  estimate: '/contact-us/estimate/',
  booking: '/contact-us/book-a-call/',
  /** The page shown after the contact form is sent without JavaScript; no page links to it. */
  thankYou: '/contact-us/thank-you/',
  unsubscribed: '/opt-out/unsubscribed/',
  /** Between the address of a long list and the number of a later page: "/case-studies/page/2/". */
  page: shippedPageSegment,
}

/** The addresses of this site, which a build inserts. */
declare const PATHS: typeof addresses

const paths = typeof PATHS === 'undefined' ? addresses : PATHS

export const caseStudiesPath = paths.caseStudies
export const productsPath = paths.products
export const industriesPath = paths.industries
export const servicesPath = paths.services
export const articlesPath = paths.articles
export const companyPath = paths.company
export const contactPath = paths.contact
export const estimatePath = paths.estimate
export const bookingPath = paths.booking
export const thankYouPath = paths.thankYou
export const unsubscribedPath = paths.unsubscribed

/** The feed of the articles; its pictures are in the same folder. */
export const feedPath = '/feed/articles.xml'

/** All parts of the site in all their states; exists only in development. */
export const styleguidePath = '/styleguide/'

/** The id of the form on the contact page, after "#". */
export const contactFormId = 'write'

/** The name of a service in the address of its estimate: "ai-solutions". */
export const serviceKey = (path: string): string => path.split('/').at(-2) ?? ''

/**
 * The page on which visitors work out what a service costs them; undefined on a site without one.
 * @param service the path of the service
 * @param pages the addresses of the single pages that the site has
 */
export const ownPricePath = (service: string, pages: readonly string[]): string | undefined =>
  pages.includes(estimatePath) ? `${estimatePath}?service=${serviceKey(service)}` : undefined

/** The number of case studies on a page of their list. */
export const caseStudiesPerPage = 24

/** The number of articles on a page of their list. */
export const articlesPerPage = 11

/** A page of the list with this address; page 1 is the list's own. */
export const listPagePath = (list: string, page: number): string => listPath(list, page, paths.page)

/** The page of a filtered list in the query of its address, from 1. */
export const parsePage = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/**
 * The contact page with a subject selected: the path of a service, industry, product or case study.
 */
export const contactAboutPath = (about: string): string => `${contactPath}?about=${about}`

/**
 * A chat on WhatsApp.
 * @param phone as written: "+1 555 0100"
 */
export const whatsappUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`
