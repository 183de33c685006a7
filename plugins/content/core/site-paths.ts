import { caseStudyListPath, serviceKey, shippedPaths, type SitePaths } from './paths'

/** The addresses that the site's pages link to. */

/** Inserted by a build; outside of pages the addresses are the shipped ones. */
declare const PATHS: SitePaths

const paths: SitePaths = typeof PATHS === 'undefined' ? shippedPaths : PATHS

export const caseStudiesPath = paths.caseStudies
export const productsPath = paths.products
export const industriesPath = paths.industries
export const servicesPath = paths.services
export const companyPath = paths.company
export const contactPath = paths.contact
export const estimatePath = paths.estimate
export const bookingPath = paths.booking
export const thankYouPath = paths.thankYou
export const unsubscribedPath = paths.unsubscribed

/** The estimate of the service with this path. */
export const estimateOf = (path: string): string => `${estimatePath}?service=${serviceKey(path)}`

/** A page of the list of case studies; page 1 is the list's own address. */
export const caseStudiesPagePath = (page: number): string => caseStudyListPath(page, paths)

/**
 * The contact page with a subject selected: the path of a service, industry, product or case study.
 */
export const contactAboutPath = (about: string): string => `${contactPath}?about=${about}`
