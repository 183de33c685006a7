import { homePath, listPath, shippedPageSegment } from '../../plugins/content'

/** The addresses that code links to; those of content are derived from its files. */

/** The shipped addresses; data/site.json can replace each of their segments. */
export const addresses = {
  home: homePath,
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
  /** The feed of the articles; its pictures are in the same folder. */
  feed: '/feed/articles.xml',
  /** Its last segment is in the addresses of a long list's later pages: "/case-studies/page/2/". */
  page: shippedPageSegment,
}

/** All parts of the site in all their states; exists only in development. */
export const styleguidePath = '/styleguide/'

/** The id of the form on the contact page, after "#". */
export const contactFormId = 'write'

/** The id of the usual price on the page of a service. */
export const typicalPriceId = 'price'

/** The name of a service in the address of its estimate: "ai-solutions". */
export const serviceKey = (path: string): string => path.split('/').at(-2) ?? ''

/** The number of case studies on a page of their list. */
export const caseStudiesPerPage = 24

/** The number of articles on a page of their list. */
export const articlesPerPage = 11

/** The number of articles on a page of a tag, where none is larger than the others. */
export const articlesPerTagPage = 12

/**
 * A chat on WhatsApp.
 * @param phone as written: "+1 555 0100"
 */
export const whatsappUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`

/** The paths of the pages that code links to, in a language of the site. */
export type Paths = typeof addresses

/** The paths of pages, and functions that return those of a page among several or with a query. */
export const withFunctions = (paths: Paths) => ({
  ...paths,
  /** A page of the list with this address; page 1 is the list's own. */
  listPage: (list: string, page: number): string =>
    listPath(list, page, paths.page.slice(paths.home.length - 1)),
  /**
   * The contact page with a subject selected: the path of a service, industry, product, case study or
   * page of terms.
   */
  contactAbout: (about: string): string => `${paths.contact}?about=${about}`,
  /**
   * The page on which visitors work out what a service costs them; undefined on a site without one.
   * @param service the path of the service
   * @param pages the addresses of the single pages that the site has
   */
  estimateOf: (service: string, pages: readonly string[]): string | undefined =>
    pages.includes(paths.estimate) ? `${paths.estimate}?service=${serviceKey(service)}` : undefined,
})

/** The addresses that code links to, in one of the site's languages. */
export type Addresses = ReturnType<typeof withFunctions>
