import {
  bookingPath,
  caseStudiesPagePath,
  caseStudiesPath,
  caseStudiesPerPage,
  companyPath,
  contactPath,
  homePath,
  industriesPath,
  productsPath,
  servicesPath,
  thankYouPath,
  unsubscribedPath,
} from './paths'

/** A page as it is shown outside the site: in a list of links, on a social picture. */
export interface PublicPage {
  path: string
  title: string
  /** What kind of page it is, or where it stands; may be empty. */
  kind: string
  /** Whether search engines may show it. */
  indexed: boolean
}

interface Named {
  path: string
  title: string
}

/** The content that names pages. */
export interface PageNames {
  home: { headline: readonly string[]; title: string }
  /** The lists of case studies, products, industries and services. */
  overviews: readonly Named[]
  company: { title: string; promise: string }
  contact: { title: string; promise: string }
  booking: { title: string }
  thankYou: { title: string }
  unsubscribed: { title: string }
  caseStudies: readonly Named[]
  industries: readonly (Named & { group: { title: string } | null })[]
  services: readonly (Named & { group: { title: string } | null })[]
  products: readonly (Named & { inProgress: boolean | null })[]
  /** The word before the number of a page of a list. */
  page: string
}

/** Every page with an address of its own. */
export function publicPages(names: PageNames): PublicPage[] {
  const overviews = new Map(names.overviews.map(({ path, title }) => [path, title]))
  const listed = (path: string): string => overviews.get(path) ?? ''
  const shown = (path: string, title: string, kind: string): PublicPage => ({
    path,
    title,
    kind,
    indexed: true,
  })
  const unlisted = (path: string, title: string): PublicPage => ({
    ...shown(path, title, ''),
    indexed: false,
  })
  const offers = (list: string, pages: PageNames['services']): PublicPage[] =>
    pages.map(({ path, title, group }) =>
      shown(path, title, group ? `${listed(list)} / ${group.title}` : listed(list)),
    )
  const furtherPages = Math.ceil(names.caseStudies.length / caseStudiesPerPage) - 1
  return [
    shown(homePath, names.home.headline.join(' '), names.home.title),
    ...names.overviews.map(({ path, title }) => shown(path, title, '')),
    ...Array.from({ length: Math.max(0, furtherPages) }, (_, index) =>
      shown(caseStudiesPagePath(index + 2), listed(caseStudiesPath), `${names.page} ${index + 2}`),
    ),
    shown(companyPath, names.company.promise, names.company.title),
    shown(contactPath, names.contact.promise, names.contact.title),
    shown(bookingPath, names.booking.title, names.contact.title),
    unlisted(thankYouPath, names.thankYou.title),
    unlisted(unsubscribedPath, names.unsubscribed.title),
    ...names.caseStudies.map(({ path, title }) => shown(path, title, listed(caseStudiesPath))),
    ...offers(industriesPath, names.industries),
    ...offers(servicesPath, names.services),
    ...names.products.map(({ path, title, inProgress }) => ({
      ...shown(path, title, listed(productsPath)),
      indexed: !inProgress,
    })),
  ]
}
