import type { BreadcrumbList, CreativeWork, Organization, Service, WebSite } from 'schema-dts'
import { absoluteUrl, homePath, socialPicturePath } from '../../routes/paths'

/** What pages say of themselves in the words of schema.org; only what stands in the content. */
export type StructuredData = BreadcrumbList | CreativeWork | Organization | Service | WebSite

/** The agency as data/site.json has it. */
export interface AgencyFacts {
  name: string
  legalName: string
  url: string
  description: string
  phones: readonly string[]
  email: string
  address: { street: string; locality: string; country: string }
  socials: readonly { link: string }[]
}

type Site = Pick<AgencyFacts, 'name' | 'url'>

/** A page that others name. */
export interface BreadcrumbItem {
  title: string
  path: string
}

/** The same agency, on whichever page it is named. */
const reference = ({ name, url }: Site) =>
  ({
    '@type': 'Organization',
    '@id': `${absoluteUrl(url, homePath)}#organization`,
    name,
    url: absoluteUrl(url, homePath),
  }) as const

/** Who the agency is, and how to reach it. */
export const organization = (agency: AgencyFacts): Organization => ({
  ...reference(agency),
  legalName: agency.legalName,
  description: agency.description,
  logo: absoluteUrl(agency.url, '/icon-512.png'),
  email: agency.email,
  telephone: agency.phones[0] ?? '',
  address: {
    '@type': 'PostalAddress',
    streetAddress: agency.address.street,
    addressLocality: agency.address.locality,
    addressCountry: agency.address.country,
  },
  contactPoint: agency.phones.map((telephone) => ({
    '@type': 'ContactPoint',
    telephone,
    email: agency.email,
  })),
  ...(agency.socials.length > 0 && { sameAs: agency.socials.map(({ link }) => link) }),
})

/** The site as a whole; the home page carries it. */
export const website = (agency: Site & Pick<AgencyFacts, 'description'>): WebSite => ({
  '@type': 'WebSite',
  '@id': `${absoluteUrl(agency.url, homePath)}#website`,
  name: agency.name,
  url: absoluteUrl(agency.url, homePath),
  description: agency.description,
  inLanguage: 'en',
  publisher: reference(agency),
})

/** @param places from the home page down to the page itself */
export const breadcrumbs = (url: string, places: readonly BreadcrumbItem[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absoluteUrl(url, path),
  })),
})

/** A page's own words for what it is about. */
interface Described extends BreadcrumbItem {
  description: string
}

/** What a service page offers, and that the agency provides it. */
export const service = (agency: Site, { title, description, path }: Described): Service => ({
  '@type': 'Service',
  name: title,
  description,
  url: absoluteUrl(agency.url, path),
  provider: reference(agency),
})

/** @param keywords what the work was made with, and for whom */
export const caseStudy = (
  agency: Site,
  { title, description, path }: Described,
  keywords: readonly string[],
): CreativeWork => ({
  '@type': 'CreativeWork',
  name: title,
  description,
  url: absoluteUrl(agency.url, path),
  image: absoluteUrl(agency.url, socialPicturePath(path)),
  creator: reference(agency),
  keywords: [...keywords],
})
